import { themeLimits } from '@rxweb/contracts/shared/theme-limits';
import { widgetMessage } from '@rxweb/contracts/widget';
import { statusAt } from '@rxweb/domain/store/opening-hours';
import { formatPhone, nextChangeText, telHref } from '@rxweb/domain/text/format';
import { useEffect } from 'react';
import { useBoot } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { homePath } from '../../navigation/location.ts';
import { useStoreTexts } from '../../texts/use/use-store-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { useWidgetTexts } from '../../texts/use/use-widget-texts.ts';
import { AlertPlace } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { closeIcon, phoneIcon } from '../../ui/more-icons.ts';
import { BrandMark } from '../shell/brand.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { useRootTheme } from '../theme.ts';
import { usePageTitle } from '../use-page-title.ts';
import { isFramed, tellHost } from './host-page.ts';
import styles from './widget-bar.module.css';

/** Name, opening status, language, call and close. */
export function WidgetBar() {
  useRootTheme();
  usePageTitle();
  useEffect(() => tellHost(widgetMessage.ready), []);
  const { store, isDemo } = useBoot();
  const { shell } = useStoreTexts();
  const texts = useWidgetTexts();
  return (
    <header className={styles.bar}>
      <BrandMark className={styles.mark} />
      <a className={styles.page} href={homePath} target="_blank" rel="noopener" title={texts.fullPage}>
        <span className={styles.name}>{store.name}</span>
        <Status />
      </a>
      {isDemo && (
        <span role="note" className={styles.demo} title={shell.demo}>
          Demo
        </span>
      )}
      <LanguageSwitch />
      <IconLink href={telHref(store.phone)} label={shell.call(formatPhone(store.phone))} drawing={phoneIcon} />
      {isFramed && <IconButton label={texts.close} drawing={closeIcon} onClick={() => tellHost(widgetMessage.close)} />}
      <AlertPlace />
    </header>
  );
}

/** `Open now · Closes 5:30 pm`. */
function Status() {
  const { store } = useBoot();
  const now = useNow(themeLimits.recheckMs);
  const language = useLanguage();
  const { shell } = useStoreTexts();
  const status = statusAt(store, now);
  return (
    <span className={styles.status}>
      <b className={status.isOpen ? styles.open : undefined}>{status.isOpen ? shell.openNow : shell.closed}</b>
      {` · ${nextChangeText(store, status, now, language)}`}
    </span>
  );
}
