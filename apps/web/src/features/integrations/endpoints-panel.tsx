import { useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { onRequest } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useIntegrationsTexts } from '../../texts/use/use-integrations-texts.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import type { IntegrationsApi } from './integrations.api.ts';
import styles from './integrations.module.css';

const read = { ...onRequest, isUserAction: true } as const;

interface Listed {
  name: string;
  summary: string;
}

/** The OpenAPI document as a list to search, and to download. */
export function EndpointsPanel({ api }: { api: IntegrationsApi }) {
  const { api: texts, failed, loading } = useIntegrationsTexts();
  const document = useQuery(api.openApi, read);
  const [search, setSearch] = useState('');
  const all = document.data ? listOf(document.data) : [];
  const shown = all.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <section className={styles.card} aria-labelledby="all-endpoints">
      <div>
        <h2 id="all-endpoints" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.sub}>{texts.hint}</p>
      </div>
      {document.isError && (
        <RetryNotice isLoading={document.isFetching} onRetry={document.refetch}>
          {failed}
        </RetryNotice>
      )}
      {document.isPending && <SkeletonLines label={loading} count={4} />}
      {document.data && (
        <>
          <SearchField label={texts.filter} placeholder={texts.filter} value={search} onChange={setSearch} />
          {shown.length === 0 ? (
            <p className={styles.sub}>{texts.none}</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
            <ul className={styles.endpoints} aria-label={texts.title} tabIndex={0}>
              {shown.map(({ name, summary }) => (
                <li key={name} className={styles.endpoint}>
                  <code className={styles.code}>{name}</code>
                  <span className={styles.sub}>{summary}</span>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.row}>
            <p className={styles.sub}>{texts.count(shown.length, all.length)}</p>
            <Button variant="secondary" onClick={() => save(document.data)}>
              {texts.download}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Methods and paths in the document's order. */
function listOf({ paths }: Record<string, unknown>): Listed[] {
  const operations = paths as Record<string, Record<string, { summary?: string }>>;
  return Object.entries(operations).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '' }]) => ({ name: `${method.toUpperCase()} ${path}`, summary })),
  );
}

const save = (document: unknown) =>
  saveFile(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }), 'openapi.json');
