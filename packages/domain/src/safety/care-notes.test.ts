import { careNote } from '@rxweb/contracts/chat';
import { languages } from '@rxweb/contracts/shared/language';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { careCardText } from './care-card-text.ts';
import { careCards } from './care-cards.ts';
import { careNotes } from './care-notes.ts';
import { isNoteDue } from './note-due.ts';

describe('a note', () => {
  it('says in English what the design says, to the letter', () => {
    expect(careNotes.en.medical.text).toBe(
      'If it gets worse, or there is chest pain, trouble breathing, fainting, confusion, heavy bleeding or a weak face or arm, call 911. Otherwise call your doctor, a nurse line or urgent care today.',
    );
    expect(careNotes.en.talk.text).toBe(
      'Thinking about hurting yourself, or need to talk? Call or text 988, any time. Free and private.',
    );
  });

  it.each(languages)('has its calls and texts to tap, and fits the contract, in %s', (language) => {
    const { medical, talk } = careNotes[language];
    expect(medical.lines.map(({ href }) => href)).toEqual(['tel:911']);
    expect(talk.lines.map(({ href }) => href.split('?')[0])).toEqual(['tel:988', 'sms:988']);
    for (const note of [medical, talk]) expect(z.safeParse(careNote, note).success).toBe(true);
  });

  it.each(['javascript:alert(1)', 'tel:911;ext=1', 'sms:988?body=hello there', 'https://example.org'])(
    'may not link to %s',
    (href) => {
      const note = { ...careNotes.en.talk, lines: [{ label: 'Call', href }] };
      expect(z.safeParse(careNote, note).success).toBe(false);
    },
  );

  it.each([
    ['the first', [], true],
    ['the next message', ['medical'], false],
    ['the fifth message after it', ['medical', null, null, null, null], false],
    ['the sixth message after it', ['medical', null, null, null, null, null], true],
    ['the other kind, at once', ['talk'], true],
    ['this kind before the other', ['medical', 'talk'], true],
    ['the other kind before this', ['talk', 'medical', null], false],
  ] as const)('is due by the notes before it: %s', (_case, shown, isDue) => {
    expect(isNoteDue('medical', shown)).toBe(isDue);
  });
});

it('a card as text has its title, its text and every number', () => {
  const card = careCards.en.poison;
  const text = careCardText(card);
  for (const part of [card.title, card.text, ...card.lines.map(({ label }) => label)]) expect(text).toContain(part);
});
