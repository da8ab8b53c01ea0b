import { formatCount } from '@rxweb/domain/text/format-count';
import { useLocation } from '../../../navigation/location.ts';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { useSmsBarTexts } from '../../../texts/sms/use-sms-bar-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon } from '../../../ui/more-icons.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { inboxPath } from '../inbox-path.ts';
import { noticeKeys, switchedOff } from '../notices/notices.ts';
import styles from './alarm-bar.module.css';
import { unsilenced } from './alarm-sound.ts';
import { useOpenAlarms } from './open-alarms.ts';

/** A red line above every staff page while an alarm is open. Says nothing of the text: others may see the screen. */
export function AlarmBar() {
  const open = useOpenAlarms();
  const texts = useSmsBarTexts();
  const { pathname } = useLocation();
  const [silencedUntil, setSilencedUntil] = useStoredValue(noticeKeys.silencedUntil);
  const [alarmSound] = useStoredValue(noticeKeys.alarmSound);
  const [newest] = open;
  if (!newest) return null;
  const sounds = alarmSound !== switchedOff && unsilenced(open, silencedUntil);
  return (
    <div role="alert" className={styles.bar}>
      <Icon drawing={alertIcon} />
      <p>{open.length === 1 ? texts.oneText : texts.texts(formatCount(open.length))}</p>
      <div className={styles.acts}>
        {sounds && <Button onClick={() => setSilencedUntil(newest.at)}>{texts.silence}</Button>}
        {pathname !== inboxPath && <PageLink href={inboxPath}>{texts.open}</PageLink>}
      </div>
    </div>
  );
}
