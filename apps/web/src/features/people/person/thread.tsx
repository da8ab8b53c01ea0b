import type { PersonFile, PersonItem } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import type { ReactNode } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { rowTime } from '../../../format/row-time.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import type { PeopleTexts } from '../../../texts/people/people-en.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { bottleIcon, phoneIcon, shoeIcon } from '../../../ui/more-icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { chatsIcon, messageIcon } from '../../../ui/staff-icons.ts';
import type { PeopleApi } from '../people.api.ts';
import { itemHref } from '../people-paths.ts';
import styles from './person.module.css';
import { usePersonItems } from './use-person.ts';

/** Requests, callbacks, chats, texts and shoe cases, newest first, each with a link to where it is worked on. */
export function Thread({ api, person }: { api: PeopleApi; person: PersonFile }) {
  const { thread: texts } = usePeopleTexts();
  const { data, isError, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = usePersonItems(
    api,
    person.id,
    person.version,
  );
  return (
    <Panel title={texts.title}>
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {isPending && <SkeletonLines label={texts.loading} count={5} />}
      {data?.items.length === 0 && <p className={styles.muted}>{texts.none}</p>}
      {data && data.items.length > 0 && (
        <ol className={styles.items}>
          {data.items.map((item) => (
            <ItemRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button aria-disabled={isFetching} onClick={() => isFetching || void fetchNextPage()}>
          {isFetching ? texts.loadingMore : texts.more}
        </Button>
      )}
    </Panel>
  );
}

const icons: Readonly<Record<PersonItem['kind'], IconDrawing>> = {
  request: bottleIcon,
  callback: phoneIcon,
  conversation: chatsIcon,
  text: messageIcon,
  shoe_case: shoeIcon,
};

function ItemRow({ item }: { item: PersonItem }) {
  const { thread: texts } = usePeopleTexts();
  const store = useStore();
  const language = useLanguage();
  const now = useNow(60_000);
  const { title, words, isQuote } = wordsOf(item, texts);
  return (
    <li>
      <AppLink href={itemHref(item)} className={styles.item}>
        <span className={styles.icon}>
          <Icon drawing={icons[item.kind]} />
        </span>
        <span className={styles.itemTitle}>{title}</span>
        <time className={styles.muted} dateTime={item.at}>
          {rowTime(store, new Date(item.at), now, language)}
        </time>
        {words !== '' && (
          <span className={styles.words} {...(isQuote && { dir: 'auto' })}>
            {words}
          </span>
        )}
      </AppLink>
    </li>
  );
}

function wordsOf(
  item: PersonItem,
  texts: PeopleTexts['thread'],
): { title: ReactNode; words: string; isQuote?: boolean } {
  switch (item.kind) {
    case 'request': {
      const state = item.outcome === null ? texts.states[item.state] : texts.outcomes[item.outcome];
      return { title: texts.kinds[item.request], words: `${item.reference}, ${state}` };
    }
    case 'callback':
      return { title: texts.callback, words: item.doneAt === null ? texts.callbackOpen : texts.callbackDone };
    case 'conversation':
      return {
        title: `${texts.conversation}, ${texts.turns(item.turns)}`,
        words: item.question,
        isQuote: true,
      };
    case 'text':
      return {
        title: (
          <>
            {texts[item.direction]}, <span className={styles.nowrap}>{formatPhone(item.phone)}</span>
          </>
        ),
        words: item.body,
        isQuote: true,
      };
    case 'shoe_case':
      return {
        title: texts.shoeCase,
        words: [texts.shoeStates[item.status], item.isByStaff ? texts.linked : ''].filter(Boolean).join(', '),
      };
  }
}
