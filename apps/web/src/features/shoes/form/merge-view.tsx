import { useEffect, useId, useRef, useState } from 'react';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import field from '../../../ui/text-field.module.css';
import type { FormValues } from '../shared/form-values.ts';
import { type FieldPath, shoeField, valueText } from '../shared/shoe-fields.ts';
import { fieldError } from './change-field.ts';
import { type Choice, type Conflict, resolveConflicts } from './merge-forms.ts';
import styles from './merge-view.module.css';
import type { Merging } from './use-case.ts';

interface MergeViewProps {
  merging: Merging;
  /** Null if unknown. */
  by: string;
  isSending: boolean;
  onResolve: (values: FormValues) => void;
  onPutOff: () => void;
}

/** Shows what was merged with someone else's version and asks about conflicts. */
export function MergeView({ merging: { merge, mine }, by, isSending, onResolve, onPutOff }: MergeViewProps) {
  const { merge: texts, sending } = useFormTexts();
  const [choices, setChoices] = useState<ReadonlyMap<FieldPath, Choice>>(new Map());
  const open = merge.conflicts.filter(({ path }) => !isDecided(path, choices.get(path)));
  const place = useRef<HTMLDivElement>(null);
  // It replaces the form, which had the focus.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Panel title={texts.title(by)}>
        <div className={styles.view}>
          <p>
            {texts.nothingLost} {merge.conflicts.length > 0 && texts.choose}
          </p>
          <Taken title={texts.theirs(by)} paths={merge.onlyTheirs} values={merge.values} />
          <Taken title={texts.mine} paths={merge.onlyMine} values={merge.values} />
          {merge.conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.path}
              conflict={conflict}
              by={by}
              choice={choices.get(conflict.path)}
              onChoose={(choice) => setChoices((before) => new Map(before).set(conflict.path, choice))}
            />
          ))}
          <div className={styles.actions}>
            <p role="status">{open.length > 0 && texts.left(open.length)}</p>
            <Button onClick={onPutOff}>{texts.back}</Button>
            <Button
              variant="primary"
              aria-disabled={isSending || open.length > 0}
              onClick={() => open.length === 0 && !isSending && onResolve(resolveConflicts(merge, mine, choices))}
            >
              {isSending ? sending : texts.save}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}

function isDecided(path: FieldPath, choice: Choice | undefined): boolean {
  return choice !== undefined && (choice.side !== 'both' || fieldError(path, choice.text) === null);
}

function Taken({ title, paths, values }: { title: string; paths: readonly FieldPath[]; values: FormValues }) {
  const texts = useFormTexts();
  if (paths.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.taken}>
        {paths.map((path) => (
          <li key={path}>
            <b>{texts.fields[path]}:</b> {valueText(path, values[path], texts)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  by: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function ConflictChoice({ conflict: { path, partner, mine, theirs }, by, choice, onChoose }: ConflictChoiceProps) {
  const texts = useFormTexts();
  const id = useId();
  const isText = shoeField(path).kind === 'text';
  const joined = [theirs, mine].filter((text) => text !== '').join('\n');
  const textOf = (value: string) =>
    partner ? texts.fields[value === 'yes' ? path : partner] : valueText(path, value, texts);
  const sides = [
    { side: 'mine', label: texts.merge.mineIs(textOf(mine)), choice: { side: 'mine' } },
    { side: 'theirs', label: texts.merge.theirsIs(by, textOf(theirs)), choice: { side: 'theirs' } },
    ...(isText ? [{ side: 'both', label: texts.merge.both, choice: { side: 'both', text: joined } } as const] : []),
  ] as const;
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.heading}>{partner ? texts.insurance.network : texts.fields[path]}</legend>
      {sides.map(({ side, label, choice: wanted }) => (
        <label key={side} className={styles.side}>
          <input type="radio" name={id} checked={choice?.side === side} onChange={() => onChoose(wanted)} />
          <span>{label}</span>
        </label>
      ))}
      {choice?.side === 'both' && (
        <textarea
          aria-label={texts.merge.combined(texts.fields[path])}
          rows={4}
          value={choice.text}
          className={field.input}
          onChange={({ currentTarget }) => onChoose({ side: 'both', text: currentTarget.value })}
        />
      )}
      {choice?.side === 'both' && fieldError(path, choice.text) !== null && (
        <p className={field.error}>{fieldError(path, choice.text)}</p>
      )}
    </fieldset>
  );
}
