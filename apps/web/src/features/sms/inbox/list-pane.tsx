import type { SmsInboxOverview, SmsLabel } from '@rxweb/contracts/sms/inbox';
import { formatCount } from '@rxweb/domain/text/format-count';
import type { ReactNode, RefObject } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon, offlineIcon, refreshIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
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
  overview: SmsInboxOverview | null;
  now: Date;
  fields: RefObject<HTMLDivElement | null>;
  tools: ReactNode;
  /** While several are being chosen. */
  chosen: ReadonlySet<string> | null;
  /** Shown below the list. */
  bar: ReactNode;
  onFilters: (filters: Filters) => void;
  onOpen: (phone: string) => void;
}

export function ListPane(props: ListPaneProps) {
  const { list: texts } = useSmsTexts().inbox;
  const { inbox, conversations, current, filters, overview, now, fields, tools, chosen, bar, onFilters, onOpen } =
    props;
  const { source, hasNextPage, isFetchingNextPage, fetchNextPage } = inbox;
  const isFirst = source === null;
  return (
    <section className={page.list} aria-label={texts.label}>
      <ListHead unread={overview?.counts.unread ?? 0} tools={tools} />
      <div className={page.listBody}>
        <ListFilters
          filters={filters}
          counts={overview?.counts ?? null}
          labels={overview?.labels ?? noLabels}
          fields={fields}
          onChange={onFilters}
        />
        {isFirst && <SkeletonLines label={texts.loading} count={6} />}
        {!isFirst && conversations.length === 0 && (
          <p className={styles.empty} role="status">
            {texts.none}
          </p>
        )}
        {!isFirst && conversations.length > 0 && (
          <ConversationList
            conversations={conversations}
            current={current}
            now={now}
            labels={overview?.labels ?? noLabels}
            chosen={chosen}
            onOpen={onOpen}
            onEnd={() => void fetchNextPage()}
          />
        )}
      </div>
      <Uncovered agreement={overview?.agreement} />
      {bar}
      <div className={styles.foot}>
        <CarrierStatus
          source={source}
          carrier={overview?.carrier}
          isLive={inbox.isLive}
          isLoading={inbox.isLoading}
          onRetry={inbox.refetch}
        />
        {hasNextPage && source === 'server' && (
          <Button variant="quiet" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? texts.loadingMore : texts.older}
          </Button>
        )}
      </div>
    </section>
  );
}

function ListHead({ unread, tools }: { unread: number; tools: ReactNode }) {
  const { list: texts } = useSmsTexts().inbox;
  return (
    <header className={page.head}>
      <p className={page.title} aria-hidden="true">
        {texts.title}
      </p>
      {unread > 0 && (
        <span className={page.count}>
          {formatCount(unread)}
          <span className="visually-hidden"> {texts.unread}</span>
        </span>
      )}
      <div className={page.tools}>{tools}</div>
    </header>
  );
}

/** As long as no agreement covers what is texted (domain facts 2, L3). */
function Uncovered({ agreement }: { agreement: SmsInboxOverview['agreement'] | undefined }) {
  const { uncovered } = useSmsTexts().inbox.carrier;
  if (agreement !== 'missing' && agreement !== 'ended') return null;
  return (
    <Notice tone="warning" isBar>
      {uncovered[agreement]}
    </Notice>
  );
}

const noLabels: readonly SmsLabel[] = [];

interface CarrierStatusProps {
  source: SmsInbox['source'];
  carrier: SmsInboxOverview['carrier'] | undefined;
  isLive: SmsInbox['isLive'];
  isLoading: boolean;
  onRetry: () => void;
}

function CarrierStatus({ source, carrier, isLive, isLoading, onRetry }: CarrierStatusProps) {
  const isOnline = useOnline();
  const { carrier: texts } = useSmsTexts().inbox;
  if (isLoading) return <span role="status">{texts.loading}</span>;
  if (source === 'none' || !isOnline) {
    return (
      <>
        <Icon drawing={offlineIcon} size={18} />
        <span role="status">{isOnline ? texts.outOfDate : texts.offline}</span>
        {isOnline && (
          <Button variant="quiet" icon={refreshIcon} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </>
    );
  }
  if (carrier === 'none') {
    return (
      <>
        <Icon drawing={offlineIcon} size={18} />
        <span>{texts.notConnected}</span>
      </>
    );
  }
  return (
    <>
      <Icon drawing={isLive === true ? checkIcon : refreshIcon} size={18} />
      <span>
        {liveText(isLive, texts)}
        {source === 'table' ? texts.fromTable : carrier === 'demo' && texts.demo}
      </span>
    </>
  );
}

/** Live only while the socket brings changes; without it the list is still read each minute. */
function liveText(isLive: SmsInbox['isLive'], texts: SmsTexts['inbox']['carrier']): string {
  if (isLive === null) return texts.connecting;
  if (isLive === 'never') return texts.polling;
  return isLive ? texts.live : texts.reconnecting;
}
