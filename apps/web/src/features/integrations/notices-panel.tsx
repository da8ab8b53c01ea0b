import type { NoticeResult, NoticeResults } from '@rxweb/contracts/sms/notices';
import { type ChangeEvent, useRef, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { dayAndTime } from '../../format/day-and-time.ts';
import { useIntegrationsTexts } from '../../texts/use/use-integrations-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { Cell, Table } from '../../ui/table.tsx';
import type { IntegrationsApi } from './integrations.api.ts';
import styles from './integrations.module.css';

const read = { ...onRequest, isUserAction: true } as const;
const goesOut: readonly NoticeResult[] = ['sent', 'held'];

export function NoticesPanel({ api }: { api: IntegrationsApi }) {
  const texts = useIntegrationsTexts();
  const { notices: words } = texts;
  const newest = useQuery(api.notices, read);
  return (
    <section className={styles.card} aria-labelledby="order-notices">
      <div>
        <h2 id="order-notices" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.sub}>{words.hint}</p>
      </div>
      <NoticesFile api={api} onSent={newest.refetch} />
      {newest.isError && (
        <RetryNotice isLoading={newest.isFetching} onRetry={newest.refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {newest.isPending && <SkeletonLines label={texts.loading} count={3} />}
      {newest.data?.notices.length === 0 && <p className={styles.sub}>{words.none}</p>}
      {newest.data && newest.data.notices.length > 0 && <NewestNotices notices={newest.data.notices} />}
    </section>
  );
}

function NoticesFile({ api, onSent }: { api: IntegrationsApi; onSent: () => Promise<void> }) {
  const { notices: words, failed } = useIntegrationsTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<NoticeResults['results'] | null>(null);
  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setProblem(null);
    setSent(null);
    setIsSending(true);
    try {
      setSent((await api.importNotices(await file.text())).results);
      await onSent();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : failed);
    } finally {
      setIsSending(false);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <>
      <div className={styles.row}>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          className="visually-hidden"
          aria-label={words.choose}
          tabIndex={-1}
          onChange={(event) => void send(event)}
        />
        <Button variant="secondary" disabled={isSending} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <p className={styles.sub}>{words.columns}</p>
      </div>
      <div role="status">
        {isSending && <p className={styles.sub}>{words.sending}</p>}
        {problem && <Notice tone="danger">{problem}</Notice>}
        {sent && <p>{words.sent(sent.length, sent.filter(({ result }) => goesOut.includes(result)).length)}</p>}
      </div>
      {sent && sent.length > 0 && <FileResults results={sent} />}
    </>
  );
}

function FileResults({ results }: { results: NoticeResults['results'] }) {
  const { notices: words, kinds } = useIntegrationsTexts();
  const named: Partial<Record<string, string>> = kinds;
  return (
    <Table
      label={words.fileResults}
      head={[words.order, words.kind, words.result].map((each) => <th key={each}>{each}</th>)}
    >
      {results.map(({ order, kind, result }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of one file, which may repeat an order
        <tr key={row}>
          <Cell label={words.order}>{order}</Cell>
          <Cell label={words.kind}>{kind === null ? '' : (named[kind] ?? kind)}</Cell>
          <Cell label={words.result}>
            <ResultState result={result} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

type Listed = Awaited<ReturnType<IntegrationsApi['notices']>>['notices'];

function NewestNotices({ notices }: { notices: Listed }) {
  const { notices: words, kinds, sources } = useIntegrationsTexts();
  const store = useStore();
  const columns = [words.order, words.kind, words.phone, words.source, words.when, words.result];
  return (
    <Table label={words.newest} head={columns.map((each) => <th key={each}>{each}</th>)}>
      {notices.map(({ order, kind, phoneEnd, source, at, result }) => (
        <tr key={`${order} ${kind}`}>
          <Cell label={words.order}>{order}</Cell>
          <Cell label={words.kind}>{kinds[kind]}</Cell>
          <Cell label={words.phone}>{phoneEnd === null ? '' : words.phoneEnd(phoneEnd)}</Cell>
          <Cell label={words.source}>{sources[source]}</Cell>
          <Cell label={words.when}>{dayAndTime(store, at)}</Cell>
          <Cell label={words.result}>
            <ResultState result={result} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function ResultState({ result }: { result: NoticeResult }) {
  const { results } = useIntegrationsTexts();
  const tone = goesOut.includes(result) ? 'pass' : result === 'duplicate' ? 'off' : 'warn';
  return <State tone={tone}>{results[result]}</State>;
}
