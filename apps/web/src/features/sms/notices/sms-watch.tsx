import { formatCount } from '@rxweb/domain/text/format-count';
import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../../../boot/boot.tsx';
import { timeoutMs } from '../../../data/base-query.ts';
import { createRefetcher } from '../../../data/refetcher.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { setTitlePrefix } from '../../../navigation/page-title.ts';
import { localValues } from '../../../storage/browser-storage.ts';
import { useSmsBarTexts } from '../../../texts/sms/use-sms-bar-texts.ts';
import { soundsNow, unsilenced } from '../alarms/alarm-sound.ts';
import { type OpenAlarm, setOpenAlarms } from '../alarms/open-alarms.ts';
import { useInboxApi } from '../inbox.api.ts';
import { inboxPath } from '../inbox-path.ts';
import { type KnownTexts, newTexts } from './new-texts.ts';
import { followMessages, readNewest } from './newest-messages.ts';
import { noticeKeys, playAlarm, playTone, showNotice, switchedOn } from './notices.ts';
import { setUnread, useUnread } from './unread.ts';

const gapMs = 500;
const retryMs = 30_000;
/** An open alarm sounds this often until someone closes or silences it. */
const alarmEveryMs = 30_000;

/** Shows the unread count in the menu, the tab's title and icon, and announces new texts and open alarms. Renders nothing. */
export function SmsWatch() {
  const { backend } = useBoot();
  const api = useInboxApi();
  const texts = useSmsBarTexts();
  const announce = useEffectEvent(() => {
    if (localValues.get(noticeKeys.sound) === switchedOn) playTone();
    if (localValues.get(noticeKeys.notice) === switchedOn && !document.hasFocus())
      showNotice(texts.notice, () => navigate(inboxPath));
  });
  const announceAlarm = useEffectEvent((isNew: boolean) => {
    if (soundsNow()) playAlarm();
    if (isNew && localValues.get(noticeKeys.notice) === switchedOn && !document.hasFocus())
      showNotice(texts.alarm, () => navigate(inboxPath));
  });
  useUnreadMarks();

  useEffect(() => {
    if (!backend) return;
    const abort = new AbortController();
    const canAnnounce = claimAnnouncing(abort.signal);
    let known: KnownTexts | null = null;
    const alarms = watchAlarms((isNew) => canAnnounce() && announceAlarm(isNew));
    const read = async (stopped: AbortSignal) => {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
      const [overview, newest] = await Promise.all([api.read(signal), readNewest(backend, signal)]);
      if (stopped.aborted) return true;
      setUnread(overview.counts.unread);
      const texts = newTexts(known, newest);
      known = texts.known;
      // An alarm's own text needs no second tone.
      const isAlarmed = alarms.put(overview.alarms);
      if (!isAlarmed && texts.came.length > 0 && canAnnounce()) announce();
      return true;
    };
    const reader = createRefetcher({ read, gapMs, retryMs });
    const readWhenSeen = () => document.visibilityState === 'visible' && reader.request();
    reader.restart();
    const { follow, stopFollowing } = makeFollower(() => followMessages(backend, reader.request), abort.signal);
    const comeBack = () => {
      void follow();
      reader.request();
    };
    void follow();
    addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => {
      abort.abort();
      alarms.stop();
      reader.stop();
      void stopFollowing();
      removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', readWhenSeen);
      setUnread(0);
    };
  }, [api, backend]);
  return null;
}

/** Follows once, and again after a failure. */
function makeFollower(start: () => Promise<() => Promise<unknown>>, signal: AbortSignal) {
  let stopFollowing: (() => Promise<unknown>) | undefined;
  let isFollowing = false;
  const follow = async () => {
    if (isFollowing) return;
    isFollowing = true;
    try {
      stopFollowing = await start();
      if (signal.aborted) await stopFollowing();
    } catch {
      isFollowing = false;
    }
  };
  return { follow, stopFollowing: async () => stopFollowing?.() };
}

/** Announces alarms that are open and not silenced: a new one at once, then all every 30 seconds. */
function watchAlarms(announce: (isNew: boolean) => void) {
  let open: readonly OpenAlarm[] = [];
  const timer = setInterval(() => unsilenced(open) && announce(false), alarmEveryMs);
  return {
    /** Returns whether it announced one. */
    put(next: readonly OpenAlarm[]): boolean {
      const known = new Set(open.map(({ id }) => id));
      open = next;
      setOpenAlarms(next);
      const isNew = next.some(({ id }) => !known.has(id)) && unsilenced(next);
      if (isNew) announce(true);
      return isNew;
    },
    stop() {
      clearInterval(timer);
      setOpenAlarms([]);
    },
  };
}

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

/** Only one tab announces: the lock holder, or without locks the visible tab. */
function claimAnnouncing(signal: AbortSignal): () => boolean {
  if (!('locks' in navigator)) return () => document.visibilityState === 'visible';
  let isMine = false;
  const held = () =>
    new Promise<void>((release) => {
      isMine = true;
      signal.addEventListener('abort', () => release(), { once: true });
    });
  navigator.locks.request('rx-sms-notices', { signal }, held).catch(() => {
    // The page closed first.
  });
  return () => isMine;
}
