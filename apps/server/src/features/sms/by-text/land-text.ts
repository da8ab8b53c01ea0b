import { textingProgram } from '@rxweb/domain/legal/text-consent';
import { confirmedText, isYes } from '@rxweb/domain/sms/by-text';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { TextShown } from '../../../kernel/feature/ports.ts';
import type { SmsDeps } from '../deps.ts';
import { queueText } from '../outbound/outbox.repository.ts';
import { endLegs, findLegsOfPhone, type Leg, stateOfLeg } from './legs.repository.ts';

export type LandingDeps = Pick<SmsDeps, 'carrier' | 'settings' | 'conversations'>;

export interface LandedText {
  messageId: string;
  phone: string;
  body: string;
  hasPictures: boolean;
  shown: TextShown | null;
  at: Date;
}

/**
 * What an inbound text means for conversations that continue by text, in the transaction that stores it: a YES confirms one, any other
 * text becomes a message of the confirmed one, `urgent` with a danger. `confirmed` queues a text.
 */
export async function landText(
  deps: LandingDeps,
  tx: TransactionSql,
  text: LandedText,
): Promise<'confirmed' | 'landed' | 'urgent' | null> {
  const legs = await findLegsOfPhone(tx, text.phone);
  const asked = isYes(text.body) ? await findAsked(tx, legs, text) : null;
  if (asked) {
    await confirm(deps, tx, asked, text.at);
    return 'confirmed';
  }
  const leg = legs.find(({ confirmedAt }) => confirmedAt !== null);
  if (!leg || !deps.conversations) return null;
  const { messageId, body, hasPictures, shown } = text;
  const picture = hasPictures ? sentPicture[leg.language] : '';
  const isPosted = await deps.conversations.postFromVisitor(tx, {
    conversationId: leg.conversationId,
    key: `text-${messageId}`,
    text: [body, picture].filter((part) => part !== '').join('\n'),
    language: leg.language,
    shown,
  });
  if (!isPosted) return null;
  return shown?.card ? 'urgent' : 'landed';
}

/** Pictures of texts stay in the inbox. */
const sentPicture = {
  en: '(A picture came by text. It is in the inbox.)',
  es: '(Llegó una foto por texto. Está en la bandeja.)',
};

/** The newest question that a YES may answer: it went out, it counts, and staff have asked nothing by text since. */
async function findAsked(tx: TransactionSql, legs: readonly Leg[], { at }: LandedText): Promise<Leg | null> {
  const leg = legs.find((one) => one.messageId !== null && one.askedAt <= at && stateOfLeg(one, at) === 'pending');
  if (!leg) return null;
  const [row] = await tx<{ isOpen: boolean }[]>`
    select not exists (
      select from public.messages m where m.person_id = q.person_id and m.direction = 'outbound' and m.sent_by is not null
        and m.hand_over in ('taken', 'unknown') and m.created_at > q.created_at) as "isOpen"
    from public.messages q where q.id = ${leg.messageId} and q.hand_over in ('taken', 'unknown')`;
  return row?.isOpen ? leg : null;
}

/** One number continues one conversation: the newest. */
async function confirm(deps: LandingDeps, tx: TransactionSql, leg: Leg, at: Date): Promise<void> {
  const { consentId, phone, language } = leg;
  await endLegs(tx, tx`l.phone = ${phone} and c.id <> ${consentId} and c.confirmed_at is not null`, {
    how: 'replaced',
    at,
  });
  await tx`update app.text_consents set confirmed_at = ${at} where id = ${consentId}`;
  await queueText(tx, {
    from: deps.carrier?.from ?? null,
    to: phone,
    body: confirmedText(textingProgram(deps.settings.current), language),
    sentBy: null,
    pictures: [],
    notBefore: null,
    retryOf: null,
  });
}
