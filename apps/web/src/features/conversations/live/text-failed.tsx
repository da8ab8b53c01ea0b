import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon } from '../../../ui/more-icons.ts';
import styles from './live.module.css';

export function TextFailed({ code }: { code: number | null }) {
  const { inbox, thread } = useSmsTexts();
  const why = code === null ? '' : thread.states.error(code);
  return (
    <p className={styles.textFailed}>
      <Icon drawing={alertIcon} size={18} />
      <span>
        <b>{inbox.statuses.failed}</b> {why || thread.states.notSent}
      </span>
    </p>
  );
}
