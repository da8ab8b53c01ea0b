import type { ReactNode, Ref } from 'react';
import { displayName } from '../../features/session/display-name.ts';
import { useSession } from '../../features/session/session-provider.tsx';
import { AppLink } from '../../lib/app-link.tsx';
import { useBoot } from '../../lib/boot.tsx';
import { useLocation } from '../../lib/location.ts';
import { roleBadges } from '../../lib/role-badges.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { autoIcon, loginIcon, logoutIcon, menuIcon, moonIcon, sunIcon, textIcon } from '../../ui/icons.ts';
import { paths } from '../paths.ts';
import { useTheme } from '../theme.ts';
import { useTextSize } from '../use-text-size.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  menuButton: Ref<HTMLButtonElement>;
  onLogout: () => void;
  /** What runs between the name and the tools on wide screens. */
  children?: ReactNode;
}

/** The bar on top of every page (spec section 2). */
export function TopBar({ menuButton, onLogout, children }: TopBarProps) {
  const { store, isDemo } = useBoot();
  const { user, sidebarOpen, toggleSidebar, openLogin } = useSession();
  const { shell } = useTexts();
  // The staff's pages are in English.
  const isPublic = useLocation().pathname === paths.home || user === null;
  return (
    <header className={styles.bar}>
      {user && (
        <IconButton
          ref={menuButton}
          label={shell.menu}
          drawing={menuIcon}
          aria-expanded={sidebarOpen}
          onClick={toggleSidebar}
        />
      )}
      <AppLink href={paths.home} className={styles.brand}>
        <Brand name={store.name} />
      </AppLink>
      {isDemo && (
        <span role="note" className={styles.demo} title={shell.demo}>
          Demo
        </span>
      )}
      {children}
      <div className={styles.tools}>
        {isPublic && <LanguageSwitch />}
        <TextSizeToggle />
        <ThemeToggle />
        {user && <Who name={displayName(user, shell.signedIn)} />}
        <Button variant="quiet" className={styles.tool} onClick={user ? onLogout : () => openLogin()}>
          <Icon drawing={user ? logoutIcon : loginIcon} />
          <span className={styles.word}>{user ? shell.logout : shell.login}</span>
        </Button>
      </div>
    </header>
  );
}

const themeDrawings = { auto: autoIcon, light: sunIcon, dark: moonIcon };

function ThemeToggle() {
  const { preference, toggle } = useTheme();
  const { shell } = useTexts();
  return <IconButton label={shell.theme[preference]} drawing={themeDrawings[preference]} onClick={toggle} />;
}

function TextSizeToggle() {
  const { isLarge, toggle } = useTextSize();
  const { shell } = useTexts();
  return <IconButton label={shell.largerText} drawing={textIcon} aria-pressed={isLarge} onClick={toggle} />;
}

function Who({ name }: { name: string }) {
  const { role } = useSession();
  const { shell } = useTexts();
  return (
    <span className={styles.who}>
      <span className={styles.whoName}>{name}</span>
      {role !== 'public' && <Badge tone={roleBadges[role].tone}>{shell.roles[role]}</Badge>}
    </span>
  );
}
