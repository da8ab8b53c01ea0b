import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import styles from './keys-dialog.module.css';
import { smsKeys } from './use-sms-keys.ts';

interface KeysDialogProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

export function KeysDialog({ isOn, onChange, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" description="They work when you’re not typing." onClose={onClose}>
      <dl className={styles.keys}>
        {smsKeys.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
          </dt>
          <dd>Send</dd>
        </div>
      </dl>
      <CheckField
        label="Use single-key shortcuts"
        hint="Ctrl + Enter and the question mark always work."
        isChecked={isOn}
        onChange={onChange}
      />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
