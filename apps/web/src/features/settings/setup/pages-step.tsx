import type { ListedPage } from '@rxweb/contracts/knowledge';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useQuery } from '../../../data/use-query.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import settingsStyles from '../settings-page.module.css';
import { SamplePage } from './sample-page.tsx';
import { type SetupApi, useSetupApi } from './setup.api.ts';
import styles from './setup-steps.module.css';

interface PagesStepProps {
  store: StoreInfo;
  foot: ReactNode;
  onNext: () => Promise<void>;
}

/** What the program says about services until an owner has read it. */
export function PagesStep({ store, foot, onNext }: PagesStepProps) {
  const texts = useSetupStepsTexts();
  const language = useLanguage();
  const api = useSetupApi();
  const { data, isError, isFetching, refetch } = useQuery(api.pages, { isUserAction: true });
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null);
  const samples = (data?.pages ?? []).filter((page) => page.isSample && page.isPublished && page.language === language);

  const settle = async (change: Promise<unknown>) => {
    setSaid(null);
    const isSaved = await change.then(
      () => true,
      () => false,
    );
    setSaid(isSaved ? 'saved' : 'failed');
    await refetch();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onNext();
  };
  return (
    <form className={settingsStyles.form} onSubmit={submit}>
      <Panel title={texts.pages.title} note={data && !data.isReadOnly ? texts.pages.left(samples.length) : null}>
        {!data && isError && (
          <RetryNotice isLoading={isFetching} onRetry={() => void refetch()}>
            {texts.failed}
          </RetryNotice>
        )}
        {!data && !isError && <SkeletonLines label={texts.loading} count={4} />}
        {data && <p className={settingsStyles.muted}>{textFor(data.isReadOnly, samples, texts.pages)}</p>}
        <ul className={styles.pages}>
          {samples.map((page) => (
            <SamplePage
              key={page.id}
              store={store}
              page={page}
              api={api}
              onRight={() => settle(api.markReviewed(page))}
              onRemove={() => settle(removeInAllLanguages(api, data?.pages ?? [], page.id))}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={texts.booking.title}>
        <p className={settingsStyles.muted}>{texts.booking.text}</p>
        <PageLink href="/app/settings?section=services">{texts.booking.open}</PageLink>
      </Panel>
      <div role="status">
        {said === 'saved' && <Notice tone="positive">{texts.pages.saved}</Notice>}
        {said === 'failed' && <Notice tone="danger">{texts.pages.failed}</Notice>}
      </div>
      {foot}
    </form>
  );
}

function textFor(
  isReadOnly: boolean,
  samples: readonly ListedPage[],
  texts: { files: string; none: string; enough: string },
) {
  if (isReadOnly) return texts.files;
  return samples.length === 0 ? texts.none : texts.enough;
}

/** A service that the store lacks, it lacks in each language. */
async function removeInAllLanguages(api: SetupApi, pages: readonly ListedPage[], id: string): Promise<void> {
  for (const page of pages) if (page.id === id) await api.removePage({ id, language: page.language });
}
