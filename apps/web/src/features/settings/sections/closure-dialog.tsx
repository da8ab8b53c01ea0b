import { type Closure, closure as closureSchema, type OpenPeriod } from '@rxweb/contracts/store';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PeriodsField } from './periods-field.tsx';

interface ClosureDialogProps {
  /** Null: a new one. */
  closure: Closure | null;
  today: string;
  /** Dates that have one. */
  taken: readonly string[];
  onDone: (closure: Closure) => void;
  onClose: () => void;
}

const morning: OpenPeriod = { opens: '09:00', closes: '13:00' };

/** Changes the form, not the store: saving comes after. */
export function ClosureDialog({ closure, today, taken, onDone, onClose }: ClosureDialogProps) {
  const { closures: texts } = useSettingsTexts();
  const [date, setDate] = useState(closure?.date ?? '');
  const [periods, setPeriods] = useState<OpenPeriod[]>(closure?.periods ?? []);
  const [reason, setReason] = useState(closure?.reason ?? '');
  const [reasonEs, setReasonEs] = useState(closure?.reasonEs ?? '');
  const [message, setMessage] = useState<string | null>(null);
  const isTaken = date !== closure?.date && taken.includes(date);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Its own form, though React has it inside the page's.
    event.stopPropagation();
    const spanish = reasonEs.trim();
    const next = { date, reason: reason.trim(), ...(spanish && { reasonEs: spanish }), periods };
    const parsed = z.safeParse(closureSchema, next);
    if (isTaken) setMessage(texts.taken);
    else if (parsed.success) onDone(parsed.data);
    else setMessage(texts.badDate);
  };

  return (
    <Dialog title={closure ? texts.editTitle : texts.addTitle} onClose={onClose}>
      <Form onSubmit={handleSubmit}>
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <DayField label={texts.date} value={date} {...(closure === null && { earliest: today })} onChange={setDate} />
        <CheckField
          label={texts.shortDay}
          isChecked={periods.length > 0}
          onChange={(isShort) => setPeriods(isShort ? [morning] : [])}
        />
        {periods.length > 0 && (
          <PeriodsField
            day={texts.dayName}
            periods={periods}
            isWrong={(index) => isBackwards(periods[index])}
            onChange={setPeriods}
          />
        )}
        <ReasonFields closure={closure} onReason={setReason} onReasonEs={setReasonEs} />
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.done}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface ReasonFieldsProps {
  closure: Closure | null;
  onReason: (reason: string) => void;
  onReasonEs: (reason: string) => void;
}

function ReasonFields({ closure, onReason, onReasonEs }: ReasonFieldsProps) {
  const { closures: texts } = useSettingsTexts();
  return (
    <>
      <TextField
        label={texts.reason}
        name="reason"
        defaultValue={closure?.reason ?? ''}
        isRequired
        maxLength={80}
        hint={texts.reasonHint}
        onChange={onReason}
      />
      <TextField
        label={texts.reasonEs}
        name="reasonEs"
        defaultValue={closure?.reasonEs ?? ''}
        maxLength={80}
        hint={texts.reasonEsHint}
        onChange={onReasonEs}
      />
    </>
  );
}

const isBackwards = (period: OpenPeriod | undefined) => period !== undefined && period.opens >= period.closes;
