import { formatCount } from '@rxweb/domain/text/format-count';
import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../../../boot/boot.tsx';
import { timeoutMs } from '../../../data/base-query.ts';
import { createRefetcher } from '../../../data/refetcher.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { setTitlePrefix } from '../../../navigation/page-title.ts';
import { localValues } from '../../../storage/browser-storage.ts';
import { useInboxApi } from '../inbox.api.ts';
import { inboxPath } from '../inbox-path.ts';
import { type KnownTexts, newTexts } from './new-texts.ts';
import { followMessages, readNewest } from './newest-messages.ts';
import { noticeKeys, playTone, showNotice, switchedOn } from './notices.ts';
import { setUnread, useUnread } from './unread.ts';

const gapMs = 500;
const retryMs = 30_000;

/**
 * Keeps the number of unread texts up to date on every page of an administrator, in the menu, in the tab's title and on its drawing, and lets a
 * new text be heard and seen where that is switched on. Shows nothing itself.
 */
export function SmsWatch() {
  const { backend } = useBoot();
  const api = useInboxApi();
  const tell = useEffectEvent(() => {
    if (localValues.get(noticeKeys.sound) === switchedOn) playTone();
    if (localValues.get(noticeKeys.notice) === switchedOn && !document.hasFocus())
      showNotice(() => navigate(inboxPath));
  });
  useUnreadMarks();

  useEffect(() => {
    if (!backend) return;
    const abort = new AbortController();
    const mayTell = claimTelling(abort.signal);
    let known: KnownTexts | null = null;
    const read = async (stopped: AbortSignal) => {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
      const [overview, newest] = await Promise.all([api.read(signal), readNewest(backend, signal)]);
      if (stopped.aborted) return true;
      setUnread(overview.counts.unread);
      const texts = newTexts(known, newest);
      known = texts.known;
      if (texts.came.length > 0 && mayTell()) tell();
      return true;
    };
    const reader = createRefetcher({ read, gapMs, retryMs, now: () => performance.now() });
    const readWhenSeen = () => document.visibilityState === 'visible' && reader.request();
    reader.restart();
    let stopFollowing: (() => Promise<unknown>) | undefined;
    let isFollowing = false;
    const follow = async () => {
      if (isFollowing) return;
      isFollowing = true;
      try {
        stopFollowing = await followMessages(backend, reader.request);
        if (abort.signal.aborted) await stopFollowing();
      } catch {
        isFollowing = false;
      }
    };
    const comeBack = () => {
      void follow();
      reader.request();
    };
    void follow();
    addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => {
      abort.abort();
      reader.stop();
      void stopFollowing?.();
      removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', readWhenSeen);
      setUnread(0);
    };
  }, [api, backend]);
  return null;
}

/** The number before the title on staff's pages, and a dot on the tab's drawing. */
function useUnreadMarks(): void {
  const unread = useUnread();
  const { pathname } = useLocation();
  const count = pathname.startsWith('/app/') ? unread : 0;
  useEffect(() => {
    setTitlePrefix(count > 0 ? `(${formatCount(count)}) ` : '');
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = count > 0 ? '/favicon-unread.svg' : '/favicon.svg';
  }, [count]);
  useEffect(
    () => () => {
      setTitlePrefix('');
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = '/favicon.svg';
    },
    [],
  );
}

/** Of several tabs one tells of a new text: the one that holds the lock. Where there are no locks, the one that is looked at. */
function claimTelling(signal: AbortSignal): () => boolean {
  if (!('locks' in navigator)) return () => document.visibilityState === 'visible';
  let isMine = false;
  const held = () =>
    new Promise<void>((release) => {
      isMine = true;
      signal.addEventListener('abort', () => release(), { once: true });
    });
  navigator.locks.request('rx-sms-notices', { signal }, held).catch(() => {
    // The page was left before it was this tab's turn.
  });
  return () => isMine;
}
