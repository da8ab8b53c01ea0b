import type { ListedPage } from '@rxweb/contracts/knowledge';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { useCallback, useState } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { AnswerText } from '../../../ui/answer/answer-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { SetupApi } from './setup.api.ts';
import styles from './setup-steps.module.css';

interface SamplePageProps {
  store: StoreInfo;
  page: ListedPage;
  api: SetupApi;
  onRight: () => Promise<void>;
  onRemove: () => Promise<void>;
}

export function SamplePage({ store, page: { id, language, title }, api, onRight, onRemove }: SamplePageProps) {
  const { pages: texts } = useSetupStepsTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (change: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    await change();
    setIsBusy(false);
  };
  return (
    <li className={styles.sample}>
      <div className={styles.sampleHead}>
        <b>{title}</b>
        <Button
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.hidePage(title) : texts.readPage(title)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.read}
        </Button>
      </div>
      {isOpen && (
        <>
          <PageWords store={store} id={id} language={language} api={api} />
          <div className={styles.sampleActions}>
            <Button aria-disabled={isBusy} onClick={() => void run(onRight)}>
              {texts.right}
            </Button>
            <PageLink href={`/app/knowledge/pages/${id}${language === 'en' ? '' : `?language=${language}`}`}>
              {texts.edit}
            </PageLink>
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => void run(onRemove)}>
              {texts.remove}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

type PageWordsProps = Pick<ListedPage, 'id' | 'language'> & Pick<SamplePageProps, 'store' | 'api'>;

function PageWords({ store, id, language, api }: PageWordsProps) {
  const texts = useSetupStepsTexts();
  const read = useCallback((options: ReadOptions) => api.page({ id, language }, options), [api, id, language]);
  const { data, isError } = useQuery(read, { isUserAction: true, refetchInterval: false });
  if (isError) return <Notice tone="danger">{texts.failed}</Notice>;
  if (!data) return <SkeletonLines label={texts.loading} count={2} />;
  return <AnswerText text={withStore(data.page?.answer ?? '', store)} isStreaming={false} lang={language} />;
}

/** As visitors read it. */
function withStore(answer: string, { name, phone }: StoreInfo): string {
  return answer.replace(/\{\{\s*name\s*\}\}/g, () => name).replace(/\{\{\s*phone\s*\}\}/g, () => formatPhone(phone));
}
