import type { ListedPage } from '@rxweb/contracts/knowledge';
import { pageState } from '@rxweb/domain/knowledge/page-state';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatMonthDay } from '@rxweb/domain/text/format';
import { useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { useQuery } from '../../../data/use-query.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { State } from '../../../ui/state.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import { useKnowledgeApi } from '../knowledge.api.ts';
import styles from '../knowledge.module.css';
import { KnowledgeNav } from '../knowledge-nav.tsx';
import { pageHref } from '../knowledge-paths.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { gatherSubjects, matches, type Subject } from './subjects.ts';

/** The assistant's pages, those that answer most first. */
export function PagesPage({ navigate }: PageProps) {
  const texts = useKnowledgeTexts();
  const api = useKnowledgeApi();
  const { data, isError, isFetching, isPending, refetch } = useQuery(api.list, { isUserAction: true });
  const [isStarting, setIsStarting] = useState(false);
  return (
    <StaffPage
      title={texts.title}
      text={texts.intro}
      actions={
        data &&
        !data.isReadOnly && (
          <Button variant="primary" icon={plusIcon} onClick={() => setIsStarting(true)}>
            {texts.list.newPage}
          </Button>
        )
      }
    >
      <KnowledgeNav />
      {data?.isReadOnly && <Notice tone="info">{texts.readOnly}</Notice>}
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {isPending && <SkeletonLines label={texts.loading} count={8} />}
      {data && <PageList pages={data.pages} />}
      {isStarting && (
        <NewPageDialog
          known={data?.pages.map(({ id }) => id) ?? []}
          onClose={() => setIsStarting(false)}
          onStart={(id, language) => navigate(pageHref(id, language))}
        />
      )}
    </StaffPage>
  );
}

function PageList({ pages }: { pages: readonly ListedPage[] }) {
  const { list } = useKnowledgeTexts();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const subjects = gatherSubjects(pages, language);
  const shown = subjects.filter((subject) => matches(subject, search));
  return (
    <section aria-label={list.all} className={styles.card}>
      <div className={styles.toolbar}>
        <SearchField label={list.search} placeholder={list.search} value={search} onChange={setSearch} maxLength={80} />
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{list.none}</p>
      ) : (
        <Table
          label={list.all}
          head={[list.page, list.reviewed, list.state, list.uses, list.languages].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        >
          {shown.map((subject) => (
            <SubjectRow key={subject.id} subject={subject} />
          ))}
        </Table>
      )}
      <p className={styles.foot} role="status">
        {list.count(shown.length, subjects.length)}
      </p>
    </section>
  );
}

const tones = { draft: 'off', due: 'fail', soon: 'warn', checked: 'pass' } as const;

function SubjectRow({ subject }: { subject: Subject }) {
  const { list, states, hasDraft } = useKnowledgeTexts();
  const language = useLanguage();
  const store = useStore();
  const state = pageState(subject, storeDate(store, useNow(60_000)));
  const day = formatMonthDay(subject.reviewed, language);
  return (
    <tr>
      <Cell>
        <AppLink href={pageHref(subject.id, subject.language)} className={styles.pageLink} lang={subject.language}>
          {subject.title}
        </AppLink>
      </Cell>
      <Cell label={list.reviewed} className={styles.nowrap}>
        {`${day}, ${subject.reviewed.slice(0, 4)}`}
      </Cell>
      <Cell label={list.state}>
        <State tone={tones[state]}>{states[state]}</State>
        {subject.hasDraft && subject.isPublished && <span className={styles.sub}> {hasDraft}</span>}
      </Cell>
      <Cell label={list.uses}>{subject.uses}</Cell>
      <Cell label={list.languages}>
        {subject.languages.map((each) => each.toUpperCase()).join(' · ')}
        {subject.oldLanguages.map((each) => (
          <AppLink key={each} href={pageHref(subject.id, each)} className={styles.older}>
            {list.older[each]}
            <span className="visually-hidden" lang={subject.language}>{`: ${subject.title}`}</span>
          </AppLink>
        ))}
      </Cell>
    </tr>
  );
}
