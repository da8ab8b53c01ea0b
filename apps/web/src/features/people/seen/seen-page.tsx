import type { whoSaw } from '@rxweb/contracts/audit';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import { useMemo, useState } from 'react';
import type { EndpointResult } from '../../../api/call-endpoint.ts';
import type { PageProps } from '../../../app/feature.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { arrowLeftIcon, downloadIcon, printIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { type PeopleApi, usePeopleApi } from '../people.api.ts';
import { personHref } from '../people-paths.ts';
import { SeenTables } from './seen-tables.tsx';

const options = { ...onRequest, isUserAction: true };

/** Who saw or changed what is kept about a person, from the audit log and its archive. */
export function SeenPage({ params: { id = '' }, auditTarget }: PageProps) {
  const { seen: texts } = usePeopleTexts();
  const api = usePeopleApi();
  const read = useMemo(() => (isUuid(id) ? (how: ReadOptions) => api.whoSaw(id, how) : null), [api, id]);
  const { data, isError, isFetching, isPending, refetch } = useQuery<EndpointResult<typeof whoSaw>>(read, options);
  const { download, hasFailed } = useDownload(api, id);
  return (
    <StaffPage
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <PageLink variant="quiet" icon={arrowLeftIcon} href={personHref(id)}>
            {texts.back}
          </PageLink>
          <Button icon={downloadIcon} onClick={() => void download()}>
            {texts.csv}
          </Button>
          <Button icon={printIcon} onClick={() => print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.csvFailed}
        </Notice>
      )}
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {isPending && read !== null && <SkeletonLines label={texts.loading} count={8} />}
      {data?.archive && <Notice tone="warning">{texts.gaps}</Notice>}
      {(read === null || data?.entries.length === 0) && <p>{texts.none}</p>}
      {data && data.entries.length > 0 && <SeenTables answer={data} auditTarget={auditTarget} />}
    </StaffPage>
  );
}

function useDownload(api: PeopleApi, id: string) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async () => {
    setHasFailed(false);
    try {
      saveFile(await api.whoSawCsv(id), 'who-saw.csv');
    } catch {
      setHasFailed(true);
    }
  };
  return { download, hasFailed };
}
