import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { otherPhone } from '@rxweb/domain/sms/threads';
import { formatPhone } from '@rxweb/domain/text/format';
import { useCallback, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useHabitsApi } from '../habits.api.ts';
import { penIcon } from '../icons.ts';
import { personTitle } from '../person/person-labels.ts';
import { useSmsApi } from '../sms.api.ts';
import { useErrorText } from '../use-error-text.ts';
import { whenText } from '../when-text.ts';
import { EditScheduled } from './edit-scheduled.tsx';
import styles from './scheduled-dialog.module.css';

interface ScheduledDialogProps {
  now: Date;
  onChanged: () => void;
  onOpen: (person: SmsPerson) => void;
  onClose: () => void;
}

/** All texts that wait for their time. */
export function ScheduledDialog({ now, onChanged, onOpen, onClose }: ScheduledDialogProps) {
  const { scheduled: texts, close } = useSmsHabitsTexts();
  const habits = useHabitsApi();
  const api = useSmsApi();
  const errorText = useErrorText();
  const read = useCallback(({ signal }: ReadOptions) => habits.listScheduled(signal), [habits]);
  const { data, isError, invalidate } = useQuery(read, onRequest);
  const [edited, setEdited] = useState<SmsMessage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = () => {
    invalidate();
    onChanged();
  };
  const personOf = ({ person_id: id }: SmsMessage) => data?.people.find((person) => person.id === id) ?? null;
  if (edited) {
    return (
      <EditScheduled
        message={edited}
        lastInboundAt={personOf(edited)?.lastInboundAt ?? null}
        now={now}
        onSaved={refresh}
        onClose={() => setEdited(null)}
      />
    );
  }
  const cancel = async ({ id }: SmsMessage) => {
    setFailure(null);
    await api.cancel(id).catch((error: unknown) => setFailure(errorText(error)));
    refresh();
  };
  const row = (message: SmsMessage) => (
    <ScheduledRow
      key={message.id}
      {...{ message, now, onOpen }}
      person={personOf(message)}
      onEdit={() => setEdited(message)}
      onCancel={() => void cancel(message)}
    />
  );
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      {failure !== null && <Failure words={failure} />}
      {isError && !data && (
        <Notice tone="danger" role="alert" action={<Button onClick={invalidate}>{texts.retry}</Button>}>
          {texts.failed}
        </Notice>
      )}
      {!data && !isError && <SkeletonLines label={texts.loading} count={3} />}
      {data?.messages.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.list}>{data?.messages.map(row)}</ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Failure({ words }: { words: string }) {
  return (
    <Notice tone="danger" role="alert">
      {words}
    </Notice>
  );
}

interface ScheduledRowProps extends Pick<ScheduledDialogProps, 'now' | 'onOpen'> {
  message: SmsMessage;
  person: SmsPerson | null;
  onEdit: () => void;
  onCancel: () => void;
}

function ScheduledRow({ message, person, now, onOpen, onEdit, onCancel }: ScheduledRowProps) {
  const store = useStore();
  const { language } = useSmsTexts();
  const { scheduled: texts } = useSmsHabitsTexts();
  const name = person ? personTitle(person) : formatPhone(otherPhone(message));
  const at = new Date(message.not_before ?? '');
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} title={texts.open(name)} onClick={() => person && onOpen(person)}>
        <b>{name}</b>
        <span className={styles.words}>
          <time dateTime={message.not_before ?? undefined}>{whenText(store, now, at, language)}</time>
          {message.sent_by === null && ` · ${texts.program}`}
          <span className={styles.body} dir="auto">
            {message.body}
          </span>
        </span>
      </button>
      {message.sent_by !== null && <IconButton label={texts.edit(name)} drawing={penIcon} size={20} onClick={onEdit} />}
      <IconButton label={texts.cancelOne(name)} drawing={closeIcon} size={20} onClick={onCancel} />
    </li>
  );
}
