import { formatCount } from '@rxweb/domain/text/format-count';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { useMediaQuery, wideQuery } from '../../browser/use-media-query.ts';
import { useSession } from '../../features/session/session-actions.ts';
import { closeSidebar, toggleSidebar } from '../../features/session/session-frame.ts';
import { sessionState } from '../../features/session/session-store.ts';
import { roleBadges } from '../../format/role-badges.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { homePath } from '../../navigation/location.ts';
import { chooseLanguage } from '../../texts/choose-language.ts';
import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { useStoreTexts } from '../../texts/use/use-store-texts.ts';
import { useUiTexts } from '../../texts/use/use-ui-texts.ts';
import { showAlert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { closeIcon, globeIcon, logoutIcon } from '../../ui/more-icons.ts';
import { personIcon, switchIcon } from '../../ui/staff-icons.ts';
import type { NavEntry } from '../feature.ts';
import { pathOf } from '../staff-pages.ts';
import { Brand } from './brand.tsx';
import { navEntriesFor } from './nav-entries-for.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  currentPath: string;
  onSwitchUser: () => void;
  onSignOut: () => void;
  /** The menu closes while it has the focus. */
  onLoseFocus: () => void;
}

/** Puts the menu away in a window too narrow for it, and brings it back with the room. */
export function foldMenuWithWindow(): void {
  let isFolded = false;
  matchMedia(wideQuery).addEventListener('change', ({ matches }) => {
    const { sidebarOpen, user } = sessionState();
    if (!matches) {
      isFolded = sidebarOpen;
      closeSidebar();
    } else if (isFolded && user && !sidebarOpen) toggleSidebar();
  });
}

/** Beside the page from 960 px, else a drawer over it. */
export function Sidebar(props: SidebarProps) {
  const isWide = useMediaQuery(wideQuery);
  return isWide ? <Rail {...props} /> : <Drawer {...props} />;
}

function Rail({ onLoseFocus, ...props }: SidebarProps) {
  const { shell } = useStaffTexts();
  const rail = useRef<HTMLDivElement>(null);
  const loseFocus = useEffectEvent(onLoseFocus);
  // The clean-up runs before the rail leaves the page.
  useLayoutEffect(() => {
    const shown = rail.current;
    return () => {
      if (shown?.contains(document.activeElement)) loseFocus();
    };
  }, []);
  return (
    <div ref={rail} className={styles.rail}>
      <nav className={styles.sidebar} aria-label={shell.mainMenu}>
        <Entries {...props} />
      </nav>
    </div>
  );
}

/** The browser's modal dialog traps the focus, closes on Escape and restores the focus. */
function Drawer({ onLoseFocus: _, ...props }: SidebarProps) {
  const { name } = useStore();
  const { shell } = useStaffTexts();
  const { common } = useUiTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  // Close it before React removes it, or the browser doesn't restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    // A click on the backdrop targets the dialog itself.
    const handleClick = ({ target }: Event) => {
      if (target === shown) closeSidebar();
    };
    shown?.addEventListener('click', handleClick);
    shown?.showModal();
    shown?.focus();
    return () => {
      shown?.removeEventListener('click', handleClick);
      shown?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} tabIndex={-1} className={styles.drawer} aria-label={shell.menu} onCancel={closeSidebar}>
      <nav className={styles.sidebar} aria-label={shell.mainMenu}>
        <div className={styles.head}>
          <Brand name={name} />
          <IconButton label={common.close} drawing={closeIcon} onClick={closeSidebar} />
        </div>
        <Entries {...props} onNavigate={closeSidebar} />
      </nav>
    </dialog>
  );
}

interface EntriesProps extends Omit<SidebarProps, 'onLoseFocus'> {
  onNavigate?: () => void;
}

function Entries(props: EntriesProps) {
  const { role } = useSession();
  return (
    <>
      <ul className={styles.nav}>
        {navEntriesFor(role).map((entry) => (
          <Entry key={entry.path} entry={entry} {...props} />
        ))}
      </ul>
      <Foot {...props} />
    </>
  );
}

const noBadge = () => 0;

function Entry({ entry, currentPath, onNavigate }: EntriesProps & { entry: NavEntry }) {
  const { label, path, icon, isSub, useBadge = noBadge, badgeLabel } = entry;
  const { titles, badges } = useFrameTexts();
  const count = useBadge();
  const badgeId = useId();
  return (
    <li className={styles.entry}>
      <AppLink
        href={path}
        onClick={onNavigate}
        className={cx(styles.link, isSub && styles.sub)}
        aria-current={path === currentPath ? 'page' : undefined}
        aria-describedby={count > 0 ? badgeId : undefined}
      >
        <Icon drawing={icon} size={22} />
        {titles[label]}
      </AppLink>
      {/* Outside the link, so that its name doesn't change. */}
      {count > 0 && (
        <span id={badgeId} className={styles.count}>
          {formatCount(count)}
          <span className="visually-hidden"> {badgeLabel && badges[badgeLabel]}</span>
        </span>
      )}
    </li>
  );
}

function Foot({ currentPath, onSwitchUser, onSignOut, onNavigate }: EntriesProps) {
  const { role, user } = useSession();
  const { shell } = useStaffTexts();
  return (
    <div className={styles.foot}>
      <div className={styles.who}>
        {role !== 'public' && <Badge tone={roleBadges[role].tone}>{shell.roles[role]}</Badge>}
        <span>{user?.email}</span>
      </div>
      <AppLink
        href={pathOf('account')}
        onClick={onNavigate}
        className={styles.link}
        aria-current={pathOf('account') === currentPath ? 'page' : undefined}
      >
        <Icon drawing={personIcon} size={22} />
        {shell.account}
      </AppLink>
      {currentPath !== homePath && <StaffLanguage />}
      <FootButton onClick={onSwitchUser} icon={<Icon drawing={switchIcon} size={22} />}>
        {shell.switchUser}
      </FootButton>
      <FootButton onClick={onSignOut} icon={<Icon drawing={logoutIcon} size={22} />}>
        {shell.signOut}
      </FootButton>
      <FootButton onClick={closeSidebar} icon={<Icon drawing={closeIcon} size={22} />}>
        {shell.closeMenu}
      </FootButton>
    </div>
  );
}

/** On the front page the top bar has it. */
function StaffLanguage() {
  const { language } = useStoreTexts();
  const { code, name } = language.other;
  const change = async () => {
    if (!(await chooseLanguage(code))) await showAlert(language.notLoaded);
  };
  return (
    <FootButton lang={code} onClick={() => void change()} icon={<Icon drawing={globeIcon} size={22} />}>
      {name}
    </FootButton>
  );
}

interface FootButtonProps {
  icon: ReactNode;
  lang?: string;
  onClick: () => void;
  children: string;
}

function FootButton({ icon, lang, onClick, children }: FootButtonProps) {
  return (
    <button type="button" lang={lang} className={styles.link} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
