import { earlyRole } from '../../boot/early-input.ts';
import { cx } from '../../browser/class-names.ts';
import { useTexts } from '../../texts/use/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowUpIcon, type IconDrawing, plusIcon, stopIcon } from '../../ui/icons.ts';
import styles from './chat-bar.module.css';

/** Send the text, stop the answer, or pick files when empty (spec section 4). */
type Act = 'send' | 'stop' | 'pick';

interface SendButtonProps {
  does: Act;
  isDisabled: boolean;
  /** The text is already being sent. */
  isBusy: boolean;
  onStop(): void;
  onPick(): void;
}

const drawings: Record<Act, IconDrawing> = { send: arrowUpIcon, stop: stopIcon, pick: plusIcon };

/** One element for all actions, so it keeps the focus. */
export function SendButton({ does, isDisabled, isBusy, onStop, onPick }: SendButtonProps) {
  const { chat } = useTexts();
  const label = { send: chat.send, stop: chat.stop, pick: chat.pickFiles }[does];
  return (
    <button
      {...earlyRole('send')}
      type={does === 'send' ? 'submit' : 'button'}
      className={cx(styles.send, does === 'pick' && styles.files, isBusy && styles.busy)}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={(event) => {
        if (does === 'send') return;
        // React may make it a submit button before the browser acts on the click.
        event.preventDefault();
        // The second click of a double click meant the previous action.
        if (event.detail > 1) return;
        if (does === 'stop') onStop();
        else onPick();
      }}
    >
      <span className={cx(styles.sprite, does !== 'pick' && styles.ready)} />
      <Icon drawing={drawings[does]} size={24} />
    </button>
  );
}
