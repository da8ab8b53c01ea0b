import type { CallbackRequest } from '@rxweb/contracts/conversations';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useOnline } from '../../../browser/use-online.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { arrowLeftIcon } from '../../../ui/staff-icons.ts';
import { ByTextStrip, useStaffByText } from '../by-text/by-text-strip.tsx';
import { pastText } from '../conversation-labels.ts';
import type { ConversationsApi } from '../conversations.api.ts';
import page from '../conversations-page.module.css';
import type { Transcript, TranscriptQuery } from '../use-conversation.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './transcript.module.css';
import { TurnList } from './turn-list.tsx';

const LivePane = lazyPartOf(async () => (await import('../live/live-pane.tsx')).LivePane);

interface TranscriptPaneProps {
  api: ConversationsApi;
  query: TranscriptQuery;
  ownId: string;
  mayErase: boolean;
  now: Date;
  /** On a phone it replaces the pressed row. */
  takesFocus: boolean;
  onBack: () => void;
  onMarked: (callback: CallbackRequest) => void;
  onErased: (id: string) => void;
  /** The live chat changed: the list and the turns may have, too. */
  onChanged: () => void;
}

/** A conversation: callback requests first, then the questions and answers. */
export function TranscriptPane(props: TranscriptPaneProps) {
  const { api, query, ownId, mayErase, now, takesFocus, onBack, onMarked, onErased, onChanged } = props;
  const { detail } = useConversationsTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isErasing, setIsErasing] = useState(false);
  const { transcript } = query;
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <section className={page.transcript} aria-label={detail.label}>
      <header className={page.head}>
        <IconButton label={detail.back} drawing={arrowLeftIcon} className={page.back} onClick={onBack} />
        <div className={page.headWords}>
          <h2 ref={heading} tabIndex={-1}>
            {transcript?.handOffs[0]?.name ?? detail.visitor}
          </h2>
          {transcript && <Facts transcript={transcript} now={now} />}
        </div>
        {mayErase && transcript && (
          <MenuButton
            label={detail.more}
            entries={[{ label: detail.erase, isDanger: true, onPick: () => setIsErasing(true) }]}
          />
        )}
      </header>
      <TranscriptBody {...{ api, query, ownId, mayErase, now, onMarked, onChanged }} />
      {isErasing && transcript && (
        <EraseDialog
          api={api}
          transcript={transcript}
          onErased={() => {
            setIsErasing(false);
            onErased(transcript.conversation.id);
          }}
          onClose={() => setIsErasing(false)}
        />
      )}
    </section>
  );
}

type TranscriptBodyProps = Pick<
  TranscriptPaneProps,
  'api' | 'query' | 'ownId' | 'mayErase' | 'now' | 'onMarked' | 'onChanged'
>;

function TranscriptBody({ api, query, ownId, mayErase, now, onMarked, onChanged }: TranscriptBodyProps) {
  const isOnline = useOnline();
  const { detail } = useConversationsTexts();
  const { transcript, isGone, isError, isFetching, refetch } = query;
  return (
    <div className={styles.body}>
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} role="status" isBar>
          {transcript ? detail.offline : detail.offlineEmpty}
        </Notice>
      )}
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch} isInset>
          {detail.failed}
        </RetryNotice>
      )}
      {isGone && (
        <p className={styles.empty} role="status">
          {detail.gone}
        </p>
      )}
      {!transcript && !isGone && !isError && isOnline && <SkeletonLines label={detail.loading} count={5} />}
      {transcript && <Contents {...{ api, transcript, ownId, mayErase, now, onMarked, onChanged }} />}
    </div>
  );
}

type ContentsProps = Omit<TranscriptBodyProps, 'query'> & { transcript: Transcript };

function Contents({ api, transcript, ownId, mayErase, now, onMarked, onChanged }: ContentsProps) {
  const { detail } = useConversationsTexts();
  const { id } = transcript.conversation;
  const byText = useStaffByText(id);
  return (
    <>
      <ByTextStrip
        byText={byText}
        conversationId={id}
        hasCallback={transcript.handOffs.length > 0}
        now={now}
        maySend={mayErase}
      />
      <Suspense fallback={<SkeletonLines label={detail.loading} count={5} />}>
        <LivePane {...{ api, transcript, ownId, now, onChanged }} maySend={mayErase}>
          {(live) => <TurnList {...{ api, transcript, ownId, now, onMarked, live }} />}
        </LivePane>
      </Suspense>
    </>
  );
}

function Facts({ transcript: { conversation, keptUntil }, now }: { transcript: Transcript; now: Date }) {
  const store = useStore();
  const texts = useConversationsTexts();
  const until = formatDate(storeDate(store, new Date(keptUntil)), texts.language);
  return <p>{texts.detail.facts(pastText(store, new Date(conversation.startedAt), now, texts), until)}</p>;
}
