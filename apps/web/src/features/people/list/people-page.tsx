import type { PersonListItem } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useEntryText } from '../../../navigation/history-entries.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useFoundPeople } from '../find-people.ts';
import { nameOf } from '../names.ts';
import { usePeopleApi } from '../people.api.ts';
import { personHref } from '../people-paths.ts';
import styles from './list.module.css';

/** All contacts by name, and a search by name or number. What is typed stays out of the address. */
export function PeoplePage() {
  const texts = usePeopleTexts();
  const api = usePeopleApi();
  const [text, setText] = useEntryText('people-search');
  const query = useFoundPeople(api, text);
  const { data, isError, isFetching, isPending, refetch, hasNextPage, fetchNextPage, isSearch } = query;
  return (
    <StaffPage title={texts.title} text={texts.list.text}>
      <SearchField
        label={texts.list.search}
        placeholder={texts.list.placeholder}
        value={text}
        maxLength={100}
        onChange={setText}
        className={styles.search}
      />
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.list.failed}
        </RetryNotice>
      )}
      {isPending && <SkeletonLines label={texts.list.loading} count={6} />}
      {data && (
        <section aria-label={texts.list.label} className={styles.part}>
          <p role="status" className={styles.muted}>
            {data.people.length === 0 && (isSearch ? texts.list.noMatch : texts.list.none)}
            {data.isCut && texts.list.cut}
          </p>
          {data.people.length > 0 && (
            <ul className={styles.rows}>
              {data.people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          )}
          {hasNextPage && (
            <Button aria-disabled={isFetching} onClick={() => isFetching || void fetchNextPage()}>
              {isFetching ? texts.list.loadingMore : texts.list.more}
            </Button>
          )}
        </section>
      )}
    </StaffPage>
  );
}

function PersonRow({ person }: { person: PersonListItem }) {
  const texts = usePeopleTexts();
  return (
    <li>
      <AppLink href={personHref(person.id)} className={styles.row}>
        <span className={styles.name} dir="auto">
          {nameOf(person, texts.noName)}
        </span>
        <span className={cx(styles.muted, styles.numbers)}>
          {person.name === null ? texts.noName : person.phones.map(formatPhone).join(', ')}
        </span>
        {person.language && <span className={styles.language}>{texts.languages[person.language]}</span>}
      </AppLink>
    </li>
  );
}
