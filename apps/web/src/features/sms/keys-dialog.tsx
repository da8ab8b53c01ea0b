import { useSmsTexts } from '../../texts/sms/use-sms-texts.ts';
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
  const { keys: texts } = useSmsTexts().inbox;
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <dl className={styles.keys}>
        {smsKeys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{texts.words[key]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
          </dt>
          <dd>{texts.send}</dd>
        </div>
      </dl>
      <CheckField label={texts.use} hint={texts.useHint} isChecked={isOn} onChange={onChange} />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
