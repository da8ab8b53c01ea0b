import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { personWords } from '../labels.ts';
import type { DmeShoeApi, ShoeHistory } from '../shoes.api.ts';
import styles from './case-log.module.css';
import { failureWords } from './error-text.ts';
import { changeWords, isTelling } from './history-labels.ts';
import { Moment } from './timestamp.tsx';

interface CaseHistoryProps {
  api: DmeShoeApi;
  file: ShoeCaseFile;
  owners: readonly NonNullable<ShoeCaseFile['owner']>[];
}

/** Who changed what, newest first; read when it is asked for, and again with each new version. */
export function CaseHistory({ api, file: { id, version, owner }, owners }: CaseHistoryProps) {
  const [isShown, setIsShown] = useState(false);
  const [entries, setEntries] = useState<ShoeHistory | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!isShown) return;
    const abort = new AbortController();
    const isCurrent = () => !abort.signal.aborted && version > 0;
    api.history(id, { signal: abort.signal }).then(
      (read) => {
        if (!isCurrent()) return;
        setEntries(read);
        setFailure(null);
      },
      (error: unknown) => isCurrent() && setFailure(failureWords(error)),
    );
    return () => abort.abort();
  }, [api, id, version, isShown]);
  const nameOf = (personId: string) =>
    personWords(
      [...owners, ...(owner ? [owner] : [])].find((each) => each.id === personId) ?? { id: personId, email: null },
    );
  return (
    <Panel
      title="History"
      action={<Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Hide history' : 'Show history'}</Button>}
    >
      {isShown && failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {isShown && failure === null && !entries && <SkeletonLines label="Loading the history" count={3} />}
      {isShown && entries && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.version} className={styles.entry}>
              <p className={styles.who}>
                <b>{personWords(entry.by)}</b> <Moment at={entry.at} />
              </p>
              <ul>
                {entry.changes.filter(isTelling).map((change) => {
                  const { label, before, after } = changeWords(change, nameOf);
                  return (
                    <li key={change.path} className={styles.text}>
                      {label}: <s className={styles.before}>{before}</s> <span aria-hidden="true">→</span>{' '}
                      <span className="visually-hidden">became </span>
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
