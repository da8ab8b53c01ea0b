import { useEffect, useLayoutEffect } from 'react';
import { keepForOffline } from '../../boot/app-version.ts';
import { ownScript, useBoot } from '../../boot/boot.tsx';
import { offerInstall } from '../../browser/offer-install.ts';
import { openLogin } from '../../features/session/session-frame.ts';
import { sessionState, useSessionState } from '../../features/session/session-store.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { homePath, useLocation } from '../../navigation/location.ts';
import { useStoreTexts } from '../../texts/use/use-store-texts.ts';
import { AlertPlace } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { autoIcon, loginIcon, logoutIcon, moonIcon, sunIcon, textIcon } from '../../ui/more-icons.ts';
import { useThemeChoice } from '../theme-choice.ts';
import { usePageTitle } from '../use-page-title.ts';
import { useStaffFrame } from '../use-staff-frame.ts';
import { useTextSize } from '../use-text-size.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-bar.module.css';
import { useFreshStore } from './use-fresh-store.ts';

/** See spec section 2. */
export function TopBar() {
  const { store, isDemo } = useBoot();
  const session = useSessionState();
  const { user, loading } = session;
  const frame = useStaffFrame(user !== null);
  const { shell } = useStoreTexts();
  useLayoutEffect(() => {
    // Hydration renders signed out; what the store holds comes next.
    if (session === sessionState() && !session.loading) delete document.documentElement.dataset.session;
  }, [session]);
  useEffect(() => {
    offerInstall();
    keepForOffline(ownScript());
  }, []);
  useFreshStore();
  const isHome = useLocation().pathname === homePath;
  // Signed in, the menu has the language.
  const isPublic = isHome || (user === null && !loading);
  return (
    <header className={styles.bar}>
      {frame && <frame.MenuButton />}
      <AppLink href={homePath} className={styles.brand}>
        <Brand name={store.name} />
      </AppLink>
      {isDemo && (
        <span role="note" className={styles.demo} title={shell.demo}>
          Demo
        </span>
      )}
      {frame && <frame.StaffTicker isInBar />}
      <div className={styles.tools}>
        {isPublic && <LanguageSwitch />}
        <TextSizeToggle />
        <ThemeToggle />
        {frame && <frame.NoticeBell />}
        {frame && <frame.Who />}
        <Button variant="quiet" className={styles.tool} onClick={user ? frame?.logOut : () => openLogin()}>
          <Icon drawing={user ? logoutIcon : loginIcon} />
          <span className={styles.word}>{user ? shell.logout : shell.login}</span>
        </Button>
      </div>
      <AlertPlace />
      {isHome && <HomeTitle />}
    </header>
  );
}

const themeDrawings = { auto: autoIcon, light: sunIcon, dark: moonIcon };

function ThemeToggle() {
  const { preference, toggle } = useThemeChoice();
  const { shell } = useStoreTexts();
  return <IconButton label={shell.theme[preference]} drawing={themeDrawings[preference]} onClick={toggle} />;
}

function TextSizeToggle() {
  const { isLarge, toggle } = useTextSize();
  const { shell } = useStoreTexts();
  return <IconButton label={shell.largerText} drawing={textIcon} aria-pressed={isLarge} onClick={toggle} />;
}

/** The front page's title is the store's name; staff pages set their own. */
function HomeTitle() {
  usePageTitle();
  return null;
}
