import type { PersonFile } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { timeInText } from '../../../format/row-time.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { PeopleApi } from '../people.api.ts';
import { personHref } from '../people-paths.ts';
import styles from './person.module.css';

type Part = PersonFile['parts'][number];

interface SeparateProps {
  api: PeopleApi;
  person: PersonFile;
  mayUndo: boolean;
  /** The contact that the last change here made. */
  apart: string | null;
  onUndone: (person: PersonFile) => void;
}

/** What was taken out of this contact, or what it was made of, each with an undo. */
export function Separate({ api, person, mayUndo, apart, onUndone }: SeparateProps) {
  const { merges, parts } = usePeopleTexts();
  const { separate: texts } = parts;
  const { undo, isBusy, hasFailed, undone } = useUndo(api, onUndone);
  if (person.parts.length === 0 && undone === null && apart === null) return null;
  const isListed = person.parts.some(({ other }) => other?.id === apart);
  return (
    <Panel title={texts.title}>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.failed}
        </Notice>
      )}
      {undone !== null && (
        <Notice tone="positive" role="status">
          {texts.undone(undone)}
        </Notice>
      )}
      {apart !== null && undone === null && (
        <Notice
          tone="positive"
          role="status"
          {...(!isListed && { action: <PageLink href={personHref(apart)}>{merges.open}</PageLink> })}
        >
          {texts.apart}
        </Notice>
      )}
      <ul className={styles.lines}>
        {person.parts.map((part) => (
          <PartLine key={part.id} part={part} isBusy={isBusy} onUndo={mayUndo ? undo : null} />
        ))}
      </ul>
    </Panel>
  );
}

interface PartLineProps {
  part: Part;
  isBusy: boolean;
  onUndo: ((part: Part, words: string) => Promise<void>) | null;
}

function PartLine({ part, isBusy, onUndo }: PartLineProps) {
  const { parts, noName } = usePeopleTexts();
  const { separate: texts } = parts;
  const store = useStore();
  const language = useLanguage();
  const now = useNow(60_000);
  const { kind, label, other, by, at, isTakenOut } = part;
  const words = [texts.kinds[kind], label && (kind === 'request' ? label : formatPhone(label))]
    .filter(Boolean)
    .join(' ');
  const name = other?.name ?? noName;
  const who = isTakenOut ? texts.takenOut : texts.cameFrom;
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span>{words}</span>
        {other && (
          <AppLink href={personHref(other.id)} aria-label={texts.open(name)}>
            {name}
          </AppLink>
        )}
        <span className={styles.muted}>
          {who(by?.name ?? texts.former, timeInText(store, new Date(at), now, language))}
        </span>
      </span>
      {onUndo && (
        <Button aria-label={texts.undoOf(words)} aria-disabled={isBusy} onClick={() => void onUndo(part, words)}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

function useUndo(api: PeopleApi, onUndone: (person: PersonFile) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [undone, setUndone] = useState<string | null>(null);
  const undo = async (part: Part, words: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(false);
    try {
      onUndone(await api.undoSeparation(part.id));
      setUndone(words);
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  };
  return { undo, isBusy, hasFailed, undone };
}
