import { earlyRole } from '../../boot/early-input.ts';
import { cx } from '../../browser/class-names.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowUpIcon, type IconDrawing, plusIcon, stopIcon } from '../../ui/icons.ts';
import styles from './chat-bar.module.css';

/** What a press does: send the text, stop the answer, or, with no text, pick files (spec section 4). */
type Act = 'send' | 'stop' | 'pick';

interface SendButtonProps {
  does: Act;
  isDisabled: boolean;
  /** The text is on its way already. */
  isBusy: boolean;
  onStop(): void;
  onPick(): void;
}

const drawings: Record<Act, IconDrawing> = { send: arrowUpIcon, stop: stopIcon, pick: plusIcon };

/** The button at the end of the chat bar. It stays one element whatever it does, so that the focus stays on it. */
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
        // React may have turned this into a submit button before the browser looks at what it is.
        event.preventDefault();
        // The second press of a double click was meant for what the button was before.
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
