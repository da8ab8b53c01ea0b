import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsInboxOverview, SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type PeopleChange, useHabitsApi } from '../habits.api.ts';
import { LabelDialog } from '../labels/label-dialog.tsx';
import { staffText } from '../person/person-labels.ts';
import { useErrorText } from '../use-error-text.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  chosen: readonly SmsPerson[];
  overview: SmsInboxOverview | null;
  ownId: string;
  onChanged: (people: SmsPerson[]) => void;
  onLabels: (labels: SmsLabel[]) => void;
  onAll: () => void;
  onNone: () => void;
  onLeave: () => void;
}

/** What can be done with several conversations at once. Escape leaves. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, overview, ownId, onChanged, onLabels, onAll, onNone, onLeave } = props;
  const { select: texts } = useSmsHabitsTexts();
  const [isLabeling, setIsLabeling] = useState(false);
  const { change, failure, isBusy } = useChange(chosen, onChanged);
  useEscape(onLeave);
  const act = async (what: PeopleChange) => {
    if (await change(what)) onNone();
  };
  const isOff = isBusy || chosen.length === 0;
  return (
    <section className={styles.bar} aria-label={texts.bar}>
      <div className={styles.line}>
        <b role="status">{texts.count(chosen.length)}</b>
        <Button variant="quiet" onClick={chosen.length > 0 ? onNone : onAll}>
          {chosen.length > 0 ? texts.none : texts.all}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {chosen.length > 0 && (
        <div className={styles.line}>
          <Button aria-disabled={isOff} onClick={() => void act({ mark: 'read' })}>
            {texts.read}
          </Button>
          <Button aria-disabled={isOff} onClick={() => void act({ isDone: true, mark: 'read' })}>
            {texts.done}
          </Button>
          <Button aria-disabled={isOff} onClick={() => setIsLabeling(true)}>
            {texts.label}
          </Button>
          <AssignField staff={overview?.staff ?? []} ownId={ownId} onPick={(assignedTo) => void act({ assignedTo })} />
        </div>
      )}
      {isLabeling && (
        <LabelDialog
          people={chosen}
          labels={overview?.labels ?? []}
          onChanged={onChanged}
          onLabels={onLabels}
          onClose={() => setIsLabeling(false)}
        />
      )}
    </section>
  );
}

const nobody = 'nobody';

interface AssignFieldProps {
  staff: readonly Person[];
  ownId: string;
  onPick: (id: string | null) => void;
}

/** Acts at once, and shows its name again. */
function AssignField({ staff, ownId, onPick }: AssignFieldProps) {
  const { select: texts } = useSmsHabitsTexts();
  const { person: personTexts } = useSmsTexts();
  return (
    <SelectField
      label={texts.assignTo}
      hidesLabel
      value=""
      options={[
        { value: '', label: texts.assign },
        { value: nobody, label: texts.nobody },
        ...staff.map((each) => ({ value: each.id, label: staffText(each, ownId, personTexts) })),
      ]}
      onChange={(id) => id !== '' && onPick(id === nobody ? null : id)}
    />
  );
}

function useChange(chosen: readonly SmsPerson[], onChanged: (people: SmsPerson[]) => void) {
  const api = useHabitsApi();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (what: PeopleChange): Promise<boolean> => {
    if (isBusy || chosen.length === 0) return false;
    setIsBusy(true);
    setFailure(null);
    try {
      const ids = chosen.map(({ id }) => id);
      onChanged(await api.changePeople(ids, what));
      return true;
    } catch (error) {
      setFailure(errorText(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { change, failure, isBusy };
}

function useEscape(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      leave();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
