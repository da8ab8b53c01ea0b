import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import type { SmsNote, SmsThreadPage } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayHeading } from '@rxweb/domain/sms/threads';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import { closedText } from '../alarms/alarm-labels.ts';

type OptOut = SmsThreadPage['optOuts'][number];

export type ThreadEntry =
  | { type: 'day'; key: string; words: string }
  | { type: 'message'; key: string; message: SmsMessage }
  | { type: 'change'; key: string; words: string }
  | { type: 'alarm'; key: string; words: string }
  | { type: 'note'; key: string; note: SmsNote };

interface Thread {
  messages: readonly SmsMessage[];
  notes: readonly SmsNote[];
  optOuts: readonly OptOut[];
  /** Closed ones are listed where they were closed. */
  alarms?: readonly SmsAlarm[];
  /** Hides notes older than the loaded messages. */
  hasOlder: boolean;
}

/** Days, messages, notes and decisions, oldest first. */
export function threadEntries(
  { messages, notes, optOuts, alarms = [], hasOlder }: Thread,
  store: StoreInfo,
  now: Date,
  texts: SmsTexts,
  ownId = '',
): ThreadEntry[] {
  const first = hasOlder ? timeOf(messages[0]?.created_at ?? '') : Number.NEGATIVE_INFINITY;
  const dated = [
    ...messages.map((message) => ({
      // A text for later is listed at its own time.
      at: (message.hand_over === 'waiting' && message.hold !== 'undo' && message.not_before) || message.created_at,
      entry: { type: 'message', key: message.id, message } as const,
    })),
    ...notes.map((note) => ({ at: note.at, entry: { type: 'note', key: note.id, note } as const })),
    ...optOuts.map((change) => ({
      at: change.at,
      entry: {
        type: 'change',
        key: `${change.at} ${change.change}`,
        words: changeText(change, texts.thread.changes),
      } as const,
    })),
    ...closings(alarms).map((alarm) => {
      const entry = { type: 'alarm', key: alarm.id, words: closedText(alarm, ownId, texts.inbox.alarms) } as const;
      return { at: alarm.closed.at, entry };
    }),
  ];
  const inOrder = dated.filter(({ at }) => timeOf(at) >= first).sort((a, b) => timeOf(a.at) - timeOf(b.at));
  let day = '';
  return inOrder.flatMap(({ at, entry }): ThreadEntry[] => {
    const words = Number.isNaN(Date.parse(at)) ? '' : dayHeading(store, new Date(at), now, texts.language);
    if (words === day) return [entry];
    day = words;
    return [{ type: 'day', key: `day ${words} ${entry.key}`, words }, entry];
  });
}

/** One closing closes a person's earlier alarms too; the last of them names it. */
function closings(alarms: readonly SmsAlarm[]) {
  const closed = alarms.flatMap((alarm) => (alarm.closed ? [{ ...alarm, closed: alarm.closed }] : []));
  return [...new Map(closed.map((alarm) => [alarm.closed.at, alarm])).values()];
}

/** Invalid times sort first. */
function timeOf(at: string): number {
  const time = Date.parse(at);
  return Number.isNaN(time) ? 0 : time;
}

function changeText({ change, how }: OptOut, texts: SmsTexts['thread']['changes']): string {
  if (change === 'dismissed') return texts.dismissed;
  if (change === 'start') return how === 'keyword' ? texts.startedByThem : texts.started;
  if (how === 'keyword') return texts.stoppedByThem;
  return how === 'carrier' ? texts.stoppedByCarrier : texts.stoppedByStaff;
}
