import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { useEffect, useState } from 'react';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { personText } from '../labels.ts';
import type { ShoeHistory, ShoesApi } from '../shoes.api.ts';
import styles from './case-log.module.css';
import { errorText } from './error-text.ts';
import { changeText, isMeaningful } from './history-labels.ts';
import { Timestamp } from './timestamp.tsx';

interface CaseHistoryProps {
  api: ShoesApi;
  file: ShoeCaseFile;
  owners: readonly NonNullable<ShoeCaseFile['owner']>[];
}

/** Newest first. Loaded again for each new version. */
export function CaseHistory({ api, file: { id, version, owner }, owners }: CaseHistoryProps) {
  const texts = useFormTexts();
  const shared = useShoesTexts();
  const [entries, setEntries] = useState<ShoeHistory | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const isCurrent = () => !abort.signal.aborted && version > 0;
    api.history(id, { signal: abort.signal }).then(
      (read) => {
        if (!isCurrent()) return;
        setEntries(read);
        setFailure(null);
      },
      (error: unknown) => isCurrent() && setFailure(errorText(error)),
    );
    return () => abort.abort();
  }, [api, id, version]);
  const nameOf = (personId: string) =>
    personText(
      [...owners, ...(owner ? [owner] : [])].find((each) => each.id === personId) ?? { id: personId, name: null },
      shared,
    );
  return (
    <Panel title={texts.history.title}>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {failure === null && !entries && <SkeletonLines label={texts.history.loading} count={3} />}
      {entries && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.version} className={styles.entry}>
              <p className={styles.who}>
                <b>{personText(entry.by, shared)}</b> <Timestamp at={entry.at} />
              </p>
              <ul>
                {entry.changes.filter(isMeaningful).map((change) => {
                  const { label, before, after } = changeText(change, nameOf, texts);
                  return (
                    <li key={change.path} className={styles.text}>
                      {label}: <s className={styles.before}>{before}</s> <span aria-hidden="true">→</span>{' '}
                      <span className="visually-hidden">{texts.history.became} </span>
                      <b>{after}</b>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
