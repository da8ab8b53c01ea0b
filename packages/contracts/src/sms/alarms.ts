import * as z from 'zod/mini';
import { person } from '../shared/staff-person.ts';

/** What a dangerous text warns of. Each has its own automatic reply (domain facts J4). */
export const smsDangerKinds = ['emergency', 'suicide', 'poisoning', 'taken'] as const;
export type SmsDangerKind = (typeof smsDangerKinds)[number];

/** `danger` is red and stays until someone says what was done. `attention` is a softer sign, without an automatic reply. */
export const smsAlarmLevels = ['danger', 'attention'] as const;
export type SmsAlarmLevel = (typeof smsAlarmLevels)[number];

/** `medical` and `talk` are the softer signs. */
export const smsAlarmKinds = [...smsDangerKinds, 'medical', 'talk'] as const;
export type SmsAlarmKind = (typeof smsAlarmKinds)[number];

/**
 * Why no automatic reply went out. `recent`: one of this kind within the hour. `busy`: too many this hour. `late`: the text reached us late.
 * `no_texts`: a sender we can't text.
 */
export const smsNoReplyReasons = ['opted_out', 'recent', 'busy', 'late', 'no_texts', 'not_connected'] as const;
export type SmsNoReplyReason = (typeof smsNoReplyReasons)[number];

/** Why the number on call got no notice. `recent`: it got one a few minutes ago. */
export const smsNoNoticeReasons = ['open', 'no_number', 'recent', 'not_connected'] as const;
export type SmsNoNoticeReason = (typeof smsNoNoticeReasons)[number];

/** How far one of our texts got. */
const sending = z.enum(['sending', 'sent', 'failed']);

/** What the safety gate found in an inbound text, what we replied, and how staff closed it. */
export const smsAlarm = z.object({
  id: z.string(),
  personId: z.string(),
  messageId: z.string(),
  at: z.string(),
  level: z.enum(smsAlarmLevels),
  kind: z.enum(smsAlarmKinds),
  /** The part of the text that decided; null if the gate named none. */
  segment: z.nullable(z.string()),
  /** Null for `attention`. */
  reply: z.nullable(
    z.union([z.object({ state: sending }), z.object({ state: z.literal('none'), why: z.enum(smsNoReplyReasons) })]),
  ),
  /** The notice to the number on call; null for `attention`. */
  notice: z.nullable(
    z.union([z.object({ state: sending }), z.object({ state: z.literal('none'), why: z.enum(smsNoNoticeReasons) })]),
  ),
  closed: z.nullable(z.object({ at: z.string(), by: person, done: z.string() })),
});
export type SmsAlarm = z.infer<typeof smsAlarm>;
