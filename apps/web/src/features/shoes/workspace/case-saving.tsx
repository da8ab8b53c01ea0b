import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { MergeView } from '../form/merge-view.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import type { CaseOutcome, Merging, OpenCase } from '../form/use-case.ts';
import { personText } from '../labels.ts';
import { shoeField } from '../shared/shoe-fields.ts';
import type { ShoesApi } from '../shoes.api.ts';
import styles from './workspace.module.css';

/** On every tab, while something isn't saved or was just saved. */
export function CaseSaveBar({ open }: { open: OpenCase }) {
  const { isUnsaved, isSending, keptAt, outcome, file } = open;
  if (!isUnsaved && !isSending) return outcome && <OutcomeNotice outcome={outcome} id={file.id} />;
  return (
    <SaveBar label="Save checklist" isSending={isSending} keptAt={keptAt}>
      {outcome && <OutcomeNotice outcome={outcome} id={file.id} />}
    </SaveBar>
  );
}

/** Resolves two versions; loads the name of the other editor. */
export function Merger({ api, merging, open }: { api: ShoesApi; merging: Merging; open: OpenCase }) {
  const [by, setBy] = useState('Someone else');
  const { id, version } = merging.file;
  useEffect(() => {
    const abort = new AbortController();
    api.history(id, { isUserAction: false, signal: abort.signal }).then(
      (entries) => {
        const entry = entries.find((each) => each.version === version);
        if (entry) setBy(personText(entry.by));
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
      by={by}
      isSending={open.isSending}
      onResolve={open.finish}
      onPutOff={open.putOff}
    />
  );
}

function OutcomeNotice({ outcome, id }: { outcome: CaseOutcome; id: string }) {
  if (outcome.type === 'failed')
    return (
      <Notice tone="danger" role="alert">
        <p className={styles.outcome}>{outcome.text}</p>
      </Notice>
    );
  if (outcome.type === 'saved')
    return (
      <Notice tone="positive" role="status">
        Saved! Record ID: {id}
      </Notice>
    );
  return (
    <Notice tone="info" role="status">
      Someone else saved this case. Updated: {outcome.paths.map((path) => shoeField(path).label).join(', ')}.
    </Notice>
  );
}
