import { smsLimits } from '@rxweb/contracts/shared/limits';
import { scheduledInstant, sendSpan } from '@rxweb/domain/sms/schedule';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { whenText } from '../when-text.ts';
import styles from './schedule-dialog.module.css';

export interface ScheduledText {
  body: string;
  at: Date;
}

interface ScheduleDialogProps {
  /** When it was to go out; null for a new one. */
  at: Date | null;
  /** The words, where they can be changed here. */
  body?: string;
  lastInboundAt: string | null;
  now: Date;
  /** Resolves with why it failed, or null. */
  onPick: (text: ScheduledText) => Promise<string | null>;
  onClose: () => void;
}

/** Picks when a text goes out, in the store's time. Says so when the quiet hours move it. */
export function ScheduleDialog({ at, body, lastInboundAt, now, onPick, onClose }: ScheduleDialogProps) {
  const store = useStore();
  const { language } = useSmsTexts();
  const { schedule: texts, cancel, save, saving } = useSmsHabitsTexts();
  const first = at ?? nextMorning(store.timeZone, now);
  const [date, setDate] = useState(storeDate(store, first));
  const [time, setTime] = useState(clockOf(store.timeZone, first));
  const [words, setWords] = useState(body ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { timeZone } = store;
  const picked = scheduledInstant({ timeZone, now, maxDays: smsLimits.maxScheduleDays }, date, time);
  const submit = async () => {
    if (isBusy) return;
    if (!picked) return setFailure(texts.invalid(smsLimits.maxScheduleDays));
    if (body !== undefined && words.trim() === '') return setFailure(texts.missing);
    setIsBusy(true);
    setFailure(await onPick({ body: words, at: picked }));
    setIsBusy(false);
  };
  const lastInbound = lastInboundAt === null ? null : new Date(lastInboundAt);
  const from = picked && sendSpan({ timeZone, at: picked, lastInboundAt: lastInbound }).from;
  const when = from && whenText(store, now, from, language);
  const isMoved = from && picked && from > picked;
  return (
    <Dialog title={body === undefined ? texts.title : texts.edit} description={texts.zone} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {body !== undefined && (
          <TextArea label={texts.text} rows={3} maxLength={smsLimits.maxChars} value={words} onChange={setWords} />
        )}
        <div className={styles.when}>
          <WhenField label={texts.day} type="date" value={date} min={storeDate(store, now)} onChange={setDate} />
          <WhenField label={texts.time} type="time" value={time} onChange={setTime} />
        </div>
        <p role="status">{when && (isMoved ? texts.quiet(when) : texts.goesOut(when))}</p>
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? saving : body === undefined ? texts.submit : save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface WhenFieldProps {
  label: string;
  type: 'date' | 'time';
  value: string;
  min?: string;
  onChange: (value: string) => void;
}

function WhenField({ label, onChange, ...field }: WhenFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input {...field} required onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    </label>
  );
}

const clockOf = (timeZone: string, at: Date) => new Date(wallTimeMs(timeZone, at)).toISOString().slice(11, 16);

/** Tomorrow at nine. */
function nextMorning(timeZone: string, now: Date): Date {
  const today = new Date(wallTimeMs(timeZone, now)).toISOString().slice(0, 10);
  return scheduledInstant({ timeZone, now, maxDays: 7 }, addDays(today, 1), '09:00') ?? now;
}
