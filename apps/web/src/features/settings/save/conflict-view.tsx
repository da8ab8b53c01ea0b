import type { Settings } from '@rxweb/contracts/settings';
import type { DocumentChange, Side } from '@rxweb/domain/settings/document-changes';
import { useEffect, useId, useRef, useState } from 'react';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { describeChange, nameOf, textOf } from '../sections.ts';
import styles from '../settings-page.module.css';
import type { Conflict, Editing } from '../use-editing.ts';

interface ConflictViewProps {
  conflict: Conflict;
  mine: Editing;
  onResolve: (merged: Settings) => void;
}

/** What the other person changed, and a choice for each value that both changed. */
export function ConflictView({ conflict: { merge, combine }, mine, onResolve }: ConflictViewProps) {
  const { conflict: texts, save } = useSettingsTexts();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const open = merge.conflicts.filter(({ path }) => !choices.has(path)).length;
  const place = useRef<HTMLDivElement>(null);
  // It replaces the form, which had the focus.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.conflict}>
      <Panel title={texts.title}>
        <p>{merge.conflicts.length > 0 ? texts.choose : texts.text}</p>
        <Taken title={texts.onlyTheirs} changes={merge.onlyTheirs} />
        <Taken title={texts.onlyMine} changes={merge.onlyMine} />
        {merge.conflicts.map((each) => (
          <ConflictChoice
            key={each.path}
            conflict={each}
            choice={choices.get(each.path)}
            onChoose={(side) => setChoices((before) => new Map(before).set(each.path, side))}
          />
        ))}
        {mine.outcome !== null && mine.outcome !== 'saved' && (
          <Notice tone="danger" role="alert">
            {save.refused} {mine.outcome.failed}
          </Notice>
        )}
        <div className={styles.conflictActions}>
          <p role="status">{open > 0 && texts.left(open)}</p>
          <Button onClick={mine.putOff}>{texts.back}</Button>
          <Button
            variant="primary"
            aria-disabled={open > 0 || mine.isSending}
            onClick={() => open === 0 && !mine.isSending && onResolve(combine(choices))}
          >
            {mine.isSending ? save.saving : texts.save}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

function Taken({ title, changes }: { title: string; changes: readonly DocumentChange[] }) {
  const language = useLanguage();
  if (changes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.path}>{describeChange(change, language)}</li>
        ))}
      </ul>
    </section>
  );
}

interface ConflictChoiceProps {
  conflict: DocumentChange;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

function ConflictChoice({ conflict: { path, before: theirs, after: mine }, choice, onChoose }: ConflictChoiceProps) {
  const { conflict: texts } = useSettingsTexts();
  const language = useLanguage();
  const id = useId();
  const shown = (value: unknown) => (value === undefined ? texts.absent : textOf(path, value, language));
  const sides = [
    { side: 'mine', label: texts.mine(shown(mine)) },
    { side: 'theirs', label: texts.theirs(shown(theirs)) },
  ] as const;
  return (
    <fieldset>
      <legend className={styles.heading}>{nameOf(path, language)}</legend>
      {sides.map(({ side, label }) => (
        <label key={side} className={styles.choice}>
          <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
