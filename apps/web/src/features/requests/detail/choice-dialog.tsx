import {
  type DeclineReason,
  declineReasons,
  type RequestNeed,
  type RequestPath,
  requestNeeds,
} from '@rxweb/contracts/requests/kinds';
import { isFilled } from '@rxweb/domain/requests/steps';
import { useId, useState } from 'react';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import type { RequestQuery } from '../use-request.ts';
import styles from './choice-dialog.module.css';
import { FailureNotice } from './failure-notice.tsx';
import type { Steps } from './use-steps.ts';

interface ChoiceDialogProps {
  /** What the visitor should give, or why it can't be done. */
  asks: 'need' | 'reason';
  path: RequestPath;
  query: RequestQuery;
  steps: Steps;
  onClose: () => void;
}

/** Fixed choices, so that no health words reach the visitor. Stays open after a conflict, with what was chosen. */
export function ChoiceDialog({ asks, path, query, steps, onClose }: ChoiceDialogProps) {
  const texts = useStaffRequestsTexts();
  const save = (work: Promise<boolean>) => void work.then((isSaved) => isSaved && onClose());
  return asks === 'need' ? (
    <Choices<RequestNeed>
      title={texts.ask.title}
      words={texts.ask}
      options={requestNeeds.map((value) => ({ value, label: texts.needs[value] }))}
      query={query}
      onSave={(need) => save(steps.ask(need))}
      onClose={onClose}
    />
  ) : (
    <Choices<DeclineReason>
      title={isFilled(path) ? texts.decline.titleFill : texts.decline.title}
      words={texts.decline}
      options={declineReasons.map((value) => ({ value, label: texts.reasons[value] }))}
      query={query}
      onSave={(reason) => save(steps.decline(reason))}
      onClose={onClose}
    />
  );
}

interface ChoicesProps<T extends string> {
  title: string;
  words: { text: string; cancel: string; save: string; busy: string };
  options: readonly { value: T; label: string }[];
  query: RequestQuery;
  onSave: (value: T) => void;
  onClose: () => void;
}

function Choices<T extends string>({ title, words, options, query, onSave, onClose }: ChoicesProps<T>) {
  const [chosen, setChosen] = useState<T | null>(null);
  const name = useId();
  const { isChanging, failure } = query;
  const save = () => {
    if (chosen !== null && !isChanging) onSave(chosen);
  };
  return (
    <Dialog title={title} description={words.text} onClose={onClose}>
      <fieldset className={styles.choices} aria-label={title}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <FailureNotice failure={failure} />
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" aria-disabled={chosen === null || isChanging} onClick={save}>
          {isChanging ? words.busy : words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
