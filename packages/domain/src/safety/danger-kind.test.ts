import { expect, it } from 'vitest';
import { type CardKind, careCards } from './care-cards.ts';
import { dangerKindOf } from './danger-kind.ts';

it('J4 has one kind for every card of the chat', () => {
  const cards = Object.keys(careCards.en) as CardKind[];
  expect(Object.fromEntries(cards.map((card) => [card, dangerKindOf(card)]))).toEqual({
    emergency: 'emergency',
    poisonEmergency: 'emergency',
    poison: 'poisoning',
    crisis: 'suicide',
    crisisNow: 'taken',
    crisisEmergency: 'taken',
  });
});
