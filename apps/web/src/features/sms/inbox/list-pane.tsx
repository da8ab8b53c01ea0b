import type { SmsDesk } from '@rxweb/contracts/sms/inbox';
import { formatCount } from '@rxweb/domain/text/format-count';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon, offlineIcon, refreshIcon } from '../../../ui/more-icons.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import page from '../sms-page.module.css';
import type { SmsInbox } from '../use-sms-inbox.ts';
import { ConversationList } from './conversation-list.tsx';
import type { Conversation } from './conversations.ts';
import styles from './inbox.module.css';
import { type Filters, ListFilters } from './list-filters.tsx';

interface ListPaneProps {
  inbox: SmsInbox;
  conversations: readonly Conversation[];
  current: string | null;
  filters: Filters;
  desk: SmsDesk | null;
  now: Date;
  fields: RefObject<HTMLDivElement | null>;
  /** At the end of the head: new message, notices, keys. */
  tools: ReactNode;
  onFilters: (filters: Filters) => void;
  onOpen: (phone: string) => void;
}

/** The people one texts with. What is shown stays while it is read again. */
export function ListPane(props: ListPaneProps) {
  const { inbox, conversations, current, filters, desk, now, fields, tools, onFilters, onOpen } = props;
  const { source, hasOlder, isLoadingOlder, older } = inbox;
  const unread = desk?.counts.unread ?? 0;
  const isFirst = source === null;
  return (
    <section className={page.list} aria-label="Conversations">
      <header className={page.head}>
        <p className={page.title} aria-hidden="true">
          SMS Inbox
        </p>
        {unread > 0 && (
          <span className={page.count}>
            {formatCount(unread)}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
        <div className={page.tools}>{tools}</div>
      </header>
      <div className={page.listBody}>
        <ListFilters filters={filters} counts={desk?.counts ?? null} fields={fields} onChange={onFilters} />
        {isFirst && <SkeletonLines label="Loading the messages" count={6} />}
        {!isFirst && conversations.length === 0 && (
          <p className={styles.empty} role="status">
            No messages found.
          </p>
        )}
        {!isFirst && conversations.length > 0 && (
          <ConversationList
            conversations={conversations}
            current={current}
            now={now}
            onOpen={onOpen}
            onEnd={() => void older()}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Standing source={source} carrier={desk?.carrier} isLoading={inbox.isLoading} onRetry={inbox.refetch} />
        {hasOlder && source === 'server' && (
          <Button variant="quiet" aria-disabled={isLoadingOlder} onClick={() => void older()}>
            {isLoadingOlder ? 'Loading…' : 'Show older'}
          </Button>
        )}
      </div>
    </section>
  );
}

interface StandingProps {
  source: SmsInbox['source'];
  carrier: SmsDesk['carrier'] | undefined;
  isLoading: boolean;
  onRetry: () => void;
}

const carrierWords: Record<SmsDesk['carrier'], string> = {
  twilio: 'Live. Newest messages',
  demo: 'Live. Demo: texts are not sent',
  none: 'SMS is not connected: texts cannot be sent or received',
};

/** Whether what is shown is up to date, and whether it is real. */
function Standing({ source, carrier, isLoading, onRetry }: StandingProps) {
  if (isLoading) return <span role="status">Loading…</span>;
  if (source === 'none') {
    return (
      <>
        <Icon drawing={offlineIcon} size={18} />
        <span role="status">Not up to date: the messages could not be read.</span>
        <Button variant="quiet" icon={refreshIcon} onClick={onRetry}>
          Retry
        </Button>
      </>
    );
  }
  return (
    <>
      <Icon drawing={carrier === 'none' ? offlineIcon : checkIcon} size={18} />
      <span>{source === 'table' ? 'Live, from the table' : carrierWords[carrier ?? 'twilio']}</span>
    </>
  );
}
