import { Readable } from 'node:stream';
import type {
  CarrierMessage,
  CarrierResult,
  InboundText,
  OutgoingText,
  SmsCarrier,
  StatusWebhook,
} from '../../features/sms/carrier.ts';
import { answerTo, type DemoAnswer, isStop } from './answers.ts';
import { drawLabel } from './label-picture.ts';
import { type Fate, fateOf } from './numbers.ts';
import { type Clock, createTimetable, realClock } from './timetable.ts';

/** Never fetched. */
export const demoPicture = { url: 'demo:label.png', type: 'image/png' } as const;

interface Listener {
  state(call: StatusWebhook): Promise<unknown>;
  text(text: InboundText, at: Date): Promise<unknown>;
}

export interface DemoCarrier extends SmsCarrier {
  kind: 'demo';
  from: string;
  connect(listener: Listener): void;
  /** Cancels what is scheduled and waits for what is running. */
  close(): Promise<void>;
}

interface DemoCarrierOptions {
  from: string;
  seed: number;
  clock?: Clock;
}

/** A simulated carrier: delivers or fails texts by the recipient's number and answers as the recipients. Uses no network. */
export function createDemoCarrier({ from, seed, clock = realClock }: DemoCarrierOptions): DemoCarrier {
  const random = createRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const timetable = createTimetable(clock);
  const messages = new Map<string, CarrierMessage>();
  const said = new Map<string, Set<string>>();
  const stopped = new Set<string>();
  let listener: Listener | null = null;

  const keep = (message: Omit<CarrierMessage, 'errorCode' | 'createdAt' | 'sentAt'>) => {
    const kept: CarrierMessage = { ...message, errorCode: null, createdAt: clock.now(), sentAt: null };
    messages.set(kept.sid, kept);
    return kept;
  };

  const advance = async (message: CarrierMessage, messageId: string | null, state: string, code: number | null) => {
    message.state = state;
    message.errorCode = code;
    message.sentAt ??= clock.now();
    await listener?.state({ sid: message.sid, messageId, state, errorCode: code });
  };

  const receive = async (phone: string, answer: DemoAnswer) => {
    const media = answer.isPicture ? [demoPicture] : [];
    const sid = makeSid(answer.isPicture ? 'MM' : 'SM', random);
    const { body } = answer;
    const text = keep({
      sid,
      direction: 'inbound',
      from: phone,
      to: from,
      body,
      state: 'received',
      mediaCount: media.length,
    });
    if (isStop(answer)) stopped.add(phone);
    const optOutType = isStop(answer) ? 'STOP' : null;
    await listener?.text({ sid, from: phone, to: from, body, optOutType, media }, text.createdAt);
  };

  const answer = ({ to, body }: OutgoingText) => {
    const before = said.get(to) ?? new Set();
    const words = answerTo(to, body, before);
    if (!words) return;
    said.set(to, before.add(words.body));
    timetable.later(between(2_500, 6_000), () => receive(to, words));
  };

  /** Status of a text whose send call went unanswered: only the carrier's id is known until reconciliation. */
  const carry = (text: OutgoingText, message: CarrierMessage, fate: Exclude<Fate, { kind: 'refused' }>) => {
    const messageId = fate.kind === 'unanswered' ? null : text.id;
    const sentAfter = between(400, 1_200);
    const endsAfter = sentAfter + between(600, 2_000);
    timetable.later(sentAfter, () => advance(message, messageId, 'sent', null));
    timetable.later(endsAfter, async () => {
      if (fate.kind === 'undelivered') return advance(message, messageId, 'undelivered', fate.code);
      await advance(message, messageId, 'delivered', null);
      answer(text);
    });
  };

  return {
    kind: 'demo',
    from,
    connect(next) {
      listener = next;
    },
    async send(text): Promise<CarrierResult> {
      const { to, body, mediaUrls } = text;
      const fate = fateOf(to, { hasStopped: stopped.has(to) });
      await timetable.wait(between(100, 300));
      if (fate.kind === 'refused') return fate;
      const sid = makeSid(mediaUrls.length > 0 ? 'MM' : 'SM', random);
      const message = keep({
        sid,
        direction: 'outbound',
        from,
        to,
        body,
        state: 'queued',
        mediaCount: mediaUrls.length,
      });
      carry(text, message, fate);
      if (fate.kind === 'unanswered')
        return { kind: 'unknown', words: 'The carrier didn’t respond.', hasAnswered: false };
      return { kind: 'taken', sid, state: message.state };
    },
    find: async (sid) => messages.get(sid) ?? null,
    async *list(since, to) {
      for (const message of [...messages.values()].reverse()) {
        if (message.createdAt >= since && (to === undefined || message.to === to)) yield { ...message };
      }
    },
    listMedia: async (sid) => {
      const message = messages.get(sid);
      return message?.direction === 'inbound' && message.mediaCount > 0 ? [demoPicture] : [];
    },
    async readMedia(url, maxBytes) {
      const bytes = drawLabel();
      if (url !== demoPicture.url || bytes.length > maxBytes) throw new Error('the demo carrier has no such picture');
      return { type: demoPicture.type, body: Readable.from([bytes]) };
    },
    ping: async () => ({ isHealthy: true }),
    close: () => timetable.close(),
  };
}

/** From 0 to below 1. */
type Random = () => number;

/** Linear congruential, with the constants of Numerical Recipes. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A carrier id: two letters and 32 hexadecimal digits. */
function makeSid(prefix: 'SM' | 'MM', random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  return prefix + digits.join('');
}
