import { smsLimits } from '@rxweb/contracts/shared/limits';
import { type SmsLabel, smsLabelColors } from '@rxweb/contracts/sms/inbox';
import { useState } from 'react';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useHabitsApi } from '../habits.api.ts';
import { penIcon } from '../icons.ts';
import { useErrorText } from '../use-error-text.ts';
import { LabelChip } from './label-chip.tsx';
import styles from './label-manager.module.css';

interface LabelManagerProps {
  labels: readonly SmsLabel[];
  onLabels: (labels: SmsLabel[]) => void;
  onClose: () => void;
  onLeave: () => void;
}

/** Adds, changes and removes the store's labels. */
export function LabelManager({ labels, onLabels, onClose, onLeave }: LabelManagerProps) {
  const { labels: texts } = useSmsHabitsTexts();
  const [edited, setEdited] = useState<SmsLabel | 'new' | null>(null);
  if (edited !== null) {
    const close = () => setEdited(null);
    return (
      <Dialog title={edited === 'new' ? texts.new : texts.edit(edited.name)} onClose={close}>
        <LabelForm
          label={edited === 'new' ? null : edited}
          onSaved={(all) => {
            onLabels(all);
            close();
          }}
          onClose={close}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.manage} description={texts.manageText} onClose={onLeave}>
      {labels.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label.id}>
            <LabelChip label={label} />
            <IconButton label={texts.edit(label.name)} drawing={penIcon} size={20} onClick={() => setEdited(label)} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="quiet" icon={plusIcon} onClick={() => setEdited('new')}>
          {texts.new}
        </Button>
        <Button variant="primary" onClick={labels.length === 0 ? onLeave : onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LabelFormProps {
  label: SmsLabel | null;
  onSaved: (labels: SmsLabel[]) => void;
  onClose: () => void;
}

function LabelForm({ label, onSaved, onClose }: LabelFormProps) {
  const { labels: texts } = useSmsHabitsTexts();
  const api = useHabitsApi();
  const [name, setName] = useState(label?.name ?? '');
  const [color, setColor] = useState<SmsLabel['color']>(label?.color ?? 'blue');
  const { isBusy, failure, setFailure, attempt } = useAttempt(onSaved);
  const submit = () => {
    const fields = { name: name.trim(), color };
    if (fields.name === '') return setFailure(texts.missing);
    void attempt(() => (label ? api.updateLabel(label.id, fields) : api.addLabel(fields)));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={texts.name}
        name="label-name"
        autoComplete="off"
        maxLength={smsLimits.maxLabelChars}
        defaultValue={name}
        takesFocus
        onChange={setName}
      />
      <SelectField
        label={texts.color}
        value={color}
        options={smsLabelColors.map((value) => ({ value, label: texts.colors[value] }))}
        onChange={setColor}
      />
      {name.trim() !== '' && <LabelChip label={{ id: '', name, color }} />}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <LabelButtons
        label={label}
        isBusy={isBusy}
        onRemove={(id) => void attempt(() => api.removeLabel(id))}
        onClose={onClose}
      />
    </Form>
  );
}

interface LabelButtonsProps extends Pick<LabelFormProps, 'label' | 'onClose'> {
  isBusy: boolean;
  onRemove: (id: string) => void;
}

/** Removing asks first. */
function LabelButtons({ label, isBusy, onRemove, onClose }: LabelButtonsProps) {
  const { labels: texts, cancel, save, saving } = useSmsHabitsTexts();
  const [isRemoving, setIsRemoving] = useState(false);
  if (label && isRemoving) {
    return (
      <>
        <Notice tone="warning" role="alert">
          {texts.removeAsk(label.name)}
        </Notice>
        <DialogActions>
          <Button onClick={() => setIsRemoving(false)}>{texts.keep}</Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => onRemove(label.id)}>
            {texts.removeLabel}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <DialogActions>
      {label && (
        <Button variant="quiet" onClick={() => setIsRemoving(true)}>
          {texts.remove}
        </Button>
      )}
      <Button onClick={onClose}>{cancel}</Button>
      <Button type="submit" variant="primary" aria-disabled={isBusy}>
        {isBusy ? saving : save}
      </Button>
    </DialogActions>
  );
}

function useAttempt(onSaved: (labels: SmsLabel[]) => void) {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (save: () => Promise<SmsLabel[]>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onSaved(await save());
    } catch (error) {
      setFailure(errorText(error));
      setIsBusy(false);
    }
  };
  return { isBusy, failure, setFailure, attempt };
}
