import type { PersonFile, undoMerge } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { useState } from 'react';
import type { EndpointResult } from '../../../api/call-endpoint.ts';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { rowTime } from '../../../format/row-time.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { nameOf } from '../names.ts';
import type { PeopleApi } from '../people.api.ts';
import { personHref } from '../people-paths.ts';
import styles from './person.module.css';

interface MergesProps {
  api: PeopleApi;
  person: PersonFile;
  mayUndo: boolean;
  onUndone: (person: PersonFile) => void;
}

type Undone = Omit<EndpointResult<typeof undoMerge>, 'person'> & { name: string };

/** What was merged into this contact, each with an undo, and what the last undo could not take back. */
export function Merges({ api, person, mayUndo, onUndone }: MergesProps) {
  const { merges: texts } = usePeopleTexts();
  const { undo, busy, hasFailed, undone } = useUndo(api, onUndone);
  if (person.merges.length === 0 && undone === null) return null;
  return (
    <Panel title={texts.title}>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.failed}
        </Notice>
      )}
      {undone && (
        <Notice
          tone="positive"
          role="status"
          action={<PageLink href={personHref(undone.apart)}>{texts.open}</PageLink>}
        >
          {texts.undone(undone.name)}
          {undone.stays.length > 0 && ` ${texts.stays(undone.stays.map((field) => texts.fields[field]).join(', '))}`}
        </Notice>
      )}
      <ul className={styles.lines}>
        {person.merges.map((merge) => (
          <MergeLine key={merge.id} merge={merge} isBusy={busy !== null} onUndo={mayUndo ? undo : null} />
        ))}
      </ul>
    </Panel>
  );
}

interface MergeLineProps {
  merge: PersonFile['merges'][number];
  isBusy: boolean;
  onUndo: ((id: string, name: string) => Promise<void>) | null;
}

function MergeLine({ merge, isBusy, onUndo }: MergeLineProps) {
  const { merges: texts } = usePeopleTexts();
  const store = useStore();
  const language = useLanguage();
  const now = useNow(60_000);
  const name = nameOf(merge, texts.other);
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span dir="auto">{name}</span>
        {merge.name !== null && <span className={styles.muted}>{merge.phones.map(formatPhone).join(', ')}</span>}
        <span className={styles.muted}>
          {texts.by(merge.by?.name ?? texts.former, rowTime(store, new Date(merge.at), now, language))}
        </span>
      </span>
      {onUndo && (
        <Button aria-label={texts.undoOf(name)} aria-disabled={isBusy} onClick={() => void onUndo(merge.id, name)}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

function useUndo(api: PeopleApi, onUndone: (person: PersonFile) => void) {
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [undone, setUndone] = useState<Undone | null>(null);
  const undo = async (id: string, name: string) => {
    if (busy !== null) return;
    setBusy(id);
    setHasFailed(false);
    try {
      const { person, ...rest } = await api.undoMerge(id);
      setUndone({ ...rest, name });
      onUndone(person);
    } catch {
      setHasFailed(true);
    }
    setBusy(null);
  };
  return { undo, busy, hasFailed, undone };
}
