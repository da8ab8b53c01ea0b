import type { LiveMessage } from '@rxweb/contracts/live/messages';
import type { RestoredTurn } from '@rxweb/contracts/live/visitor';
import { describe, expect, it } from 'vitest';
import { chatEn } from '../../../texts/chat-en.ts';
import { withLiveMessages, withTyped } from './live-messages.ts';
import { restoredMessages, withRestored } from './restored-messages.ts';

const turn = (id: string, change: Partial<RestoredTurn> = {}): RestoredTurn => ({
  id,
  at: '2026-11-20T18:00:00.000Z',
  question: `question ${id}`,
  attachments: [],
  answer: `answer ${id}`,
  state: 'complete',
  language: 'en',
  card: null,
  note: null,
  isSetAside: false,
  sources: [],
  suggestions: [],
  handOff: null,
  form: null,
  disclosureId: null,
  ...change,
});
const line = (seq: number, afterTurn: string | null, text: string): LiveMessage => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  seq,
  at: '2026-11-20T18:01:00.000Z',
  afterTurn,
  author: 'staff',
  kind: 'text',
  staff: { name: 'Dana Okafor', role: 'pharmacist' },
  text,
  files: [],
  channel: 'chat',
  key: null,
});
const texts = (turns: RestoredTurn[], live: LiveMessage[] = []) =>
  restoredMessages(turns, live, chatEn).map(({ text }) => text);

describe('a conversation that comes back', () => {
  it('shows live messages after the turn that they followed', () => {
    expect(texts([turn('7'), turn('9')], [line(1, '7', 'Hi'), line(2, '9', 'Bye')])).toEqual([
      'question 7',
      'answer 7',
      'Hi',
      'question 9',
      'answer 9',
      'Bye',
    ]);
    expect(texts([turn('9')], [line(1, '7', 'Hi')])).toEqual(['Hi', 'question 9', 'answer 9']);
  });

  it('shows once what was heard or written before it was back', () => {
    const key = 'key-00000001';
    const own = { ...line(3, '7', 'Yes'), author: 'visitor' as const, staff: null, key };
    const restored = restoredMessages([turn('7')], [line(1, '7', 'Yes'), line(2, '7', 'Here'), own], chatEn);
    const heard = withLiveMessages([], [line(1, '7', 'Yes'), line(2, '7', 'Here'), line(4, '7', 'Bye')]);
    const typed = { key, text: 'Yes', attachments: [], isMasked: false, at: 0, language: 'en' as const };
    const shown = (known: ReturnType<typeof withTyped>) => withRestored(known, restored).map(({ text }) => text);
    const all = ['question 7', 'answer 7', 'Yes', 'Here', 'Yes'];
    expect(shown(heard)).toEqual([...all, 'Bye']);
    expect(shown(withTyped([], typed))).toEqual(all);
    expect(shown([])).toEqual(all);
  });

  it('keeps cards, and offers forms behind a button', () => {
    const card = { tier: 'emergency' as const, title: 'Call 911', text: 'Now.', lines: [] };
    const [, answer] = restoredMessages([turn('1', { card, handOff: 'open' })], [], chatEn);
    expect(answer).toMatchObject({ care: card, offeredForm: 'callback', isStreaming: false });
  });

  it('shows a question once when its card was set aside', () => {
    const card = { tier: 'crisis' as const, title: 'Call 988', text: 'Now.', lines: [] };
    const again = turn('2', { question: 'question 1', isSetAside: true });
    const shown = restoredMessages([turn('1', { card, answer: '' }), again], [], chatEn);
    expect(shown.map(({ role }) => role)).toEqual(['user', 'assistant', 'assistant']);
    expect(shown[1]).toMatchObject({ isSetAside: true });
    expect(shown[2]).toMatchObject({ isNotEmergency: true, text: 'answer 2' });
  });

  it('says what became of an answer that did not end', () => {
    const failed = turn('1', { state: 'failed', answer: '' });
    const cut = turn('2', { state: 'interrupted', answer: 'Half' });
    const never = turn('3', { state: 'interrupted', answer: '' });
    const shown = restoredMessages([failed, cut, never], [], chatEn);
    expect(shown.map(({ isError, cut: how }) => (isError ? 'error' : (how ?? 'plain')))).toEqual([
      'plain',
      'error',
      'plain',
      'interrupted',
      'plain',
    ]);
  });
});
