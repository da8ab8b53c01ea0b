import type { Language } from '@rxweb/contracts/shared/language';
import { findReplies, previewOf } from '@rxweb/domain/sms/canned-replies';
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
  /** The visitor's; theirs come first. */
  language: Language | null;
  onUse(words: string): void;
  onClose(): void;
}

/** The inbox's canned replies, filled in for this visitor. */
export function ChatRepliesDialog({ name, language, onUse, onClose }: ChatRepliesDialogProps) {
  const api = useLiveStaffApi();
  const store = useStore();
  const { replies: texts } = useLiveChatTexts();
  const [query, setQuery] = useState('');
  const read = useCallback((options: ReadOptions) => api.replies(options), [api]);
  const { data, isError, isFetching, refetch } = useQuery(read, { ...onRequest, isUserAction: true });
  const now = new Date();
  // A name that isn't known stays open, for staff to write.
  const found = findReplies(data?.replies ?? [], query, language).map((reply) => ({
    ...reply,
    text: previewOf(reply, store, now, name?.split(' ')[0] ?? null),
  }));
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
        {found.map(({ id, title, text, language: written }) => (
          <li key={id}>
            <button type="button" className={styles.reply} onClick={() => onUse(text)}>
              <b>{title}</b>
              <span lang={written}>{text}</span>
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
