import { useEffect, useState } from 'react';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { MergeView } from '../form/merge-view.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import type { CaseOutcome, Merging, OpenCase } from '../form/use-case.ts';
import { personText } from '../labels.ts';
import type { ShoeHistory, ShoesApi } from '../shoes.api.ts';
import { useCaseWords } from './case-words.ts';
import styles from './workspace.module.css';

/** On every tab, while something isn't saved or was just saved. */
export function CaseSaveBar({ open }: { open: OpenCase }) {
  const { isUnsaved, isSending, keptAt, outcome, file } = open;
  if (!isUnsaved && !isSending) return outcome && <OutcomeNotice outcome={outcome} id={file.id} />;
  return (
    <SaveBar isSending={isSending} keptAt={keptAt}>
      {outcome && <OutcomeNotice outcome={outcome} id={file.id} />}
    </SaveBar>
  );
}

/** Resolves two versions; loads the name of the other editor. */
export function Merger({ api, merging, open }: { api: ShoesApi; merging: Merging; open: OpenCase }) {
  const { shared, own } = useCaseWords();
  const [by, setBy] = useState<ShoeHistory[number]['by'] | null>(null);
  const { id, version } = merging.file;
  useEffect(() => {
    const abort = new AbortController();
    api.history(id, { isUserAction: false, signal: abort.signal }).then(
      (entries) => {
        const entry = entries.find((each) => each.version === version);
        if (entry) setBy(entry.by);
      },
      () => {
        // Works without the name.
      },
    );
    return () => abort.abort();
  }, [api, id, version]);
  return (
    <MergeView
      key={version}
      merging={merging}
      by={by ? personText(by, shared) : own.saving.someone}
      isSending={open.isSending}
      onResolve={open.finish}
      onPutOff={open.putOff}
    />
  );
}

function OutcomeNotice({ outcome, id }: { outcome: CaseOutcome; id: string }) {
  const { saving: texts } = useCaseTexts();
  const form = useFormTexts();
  if (outcome.type === 'failed')
    return (
      <Notice tone="danger" role="alert">
        <p className={styles.outcome}>{outcome.text}</p>
      </Notice>
    );
  if (outcome.type === 'saved')
    return (
      <Notice tone="positive" role="status">
        {form.saved(id)}
      </Notice>
    );
  return (
    <Notice tone="info" role="status">
      {texts.updated(outcome.paths.map((path) => form.fields[path]).join(', '))}
    </Notice>
  );
}
