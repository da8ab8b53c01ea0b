import { fillReply, replyValues } from '@rxweb/domain/sms/sms';
import { useCallback, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import styles from './live.module.css';
import { useLiveStaffApi } from './live-staff.api.ts';

interface ChatRepliesDialogProps {
  name: string | null;
  onUse(words: string): void;
  onClose(): void;
}

/** The inbox's canned replies, filled in for this visitor. */
export function ChatRepliesDialog({ name, onUse, onClose }: ChatRepliesDialogProps) {
  const api = useLiveStaffApi();
  const store = useStore();
  const { replies: texts } = useLiveChatTexts();
  const [query, setQuery] = useState('');
  const read = useCallback((options: ReadOptions) => api.replies(options), [api]);
  const { data, isError, isFetching, refetch } = useQuery(read, { ...onRequest, isUserAction: true });
  const wanted = query.trim().toLowerCase();
  const found = data?.replies.filter(({ title, text }) => `${title}\n${text}`.toLowerCase().includes(wanted)) ?? [];
  const use = (text: string) => {
    const filled = fillReply(text, replyValues(store, new Date(), name?.split(' ')[0] ?? null));
    // A name that isn't known stays open, for staff to write.
    onUse(filled.isReady ? filled.text : text);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <SearchField label={texts.search} placeholder={texts.search} value={query} onChange={setQuery} />
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {!data && !isError && <SkeletonLines label={texts.loading} count={3} />}
      {data && found.length === 0 && (
        <p className={styles.hint}>{data.replies.length === 0 ? texts.none : texts.noMatch}</p>
      )}
      <ul className={styles.replies}>
        {found.map(({ id, title, text, language }) => (
          <li key={id}>
            <button type="button" className={styles.reply} onClick={() => use(text)}>
              <b>{title}</b>
              <span lang={language}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
