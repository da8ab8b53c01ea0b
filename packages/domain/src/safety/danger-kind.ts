import type { SmsDangerKind } from '@rxweb/contracts/sms/alarms';
import type { CardKind } from './care-cards.ts';

/** Which automatic reply fits a text that would show this card in the chat (domain facts J4). */
const kinds: Record<CardKind, SmsDangerKind> = {
  emergency: 'emergency',
  poisonEmergency: 'emergency',
  poison: 'poisoning',
  crisis: 'suicide',
  crisisNow: 'taken',
  crisisEmergency: 'taken',
};

export function dangerKindOf(card: CardKind): SmsDangerKind {
  return kinds[card];
}
