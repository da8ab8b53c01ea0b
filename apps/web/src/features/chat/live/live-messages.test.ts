import type { LiveMessage, LiveState } from '@rxweb/contracts/live/messages';
import { describe, expect, it } from 'vitest';
import { type ChatAction, chatReducer, emptyChat } from '../chat-reducer.ts';
import { lastWithoutGap, takeLive, toPerson, withLiveMessages, withTyped } from './live-messages.ts';

const dana = { name: 'Dana Okafor', role: 'pharmacist' } as const;
const message = (seq: number, change: Partial<LiveMessage> = {}): LiveMessage => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  seq,
  at: '2026-11-20T18:00:00.000Z',
  afterTurn: null,
  author: 'staff',
  kind: 'text',
  staff: dana,
  text: `message ${seq}`,
  files: [],
  channel: 'chat',
  key: null,
  ...change,
});
const own = (seq: number, key: string) => message(seq, { author: 'visitor', staff: null, key });
const typed = (key: string) => ({
  key,
  text: `typed ${key}`,
  attachments: [],
  isMasked: false,
  at: 1,
  language: 'en' as const,
});
const shown = (messages: ReturnType<typeof withTyped>) => messages.map(({ live, text }) => live?.seq ?? text);

describe('live messages', () => {
  it('close the form with a card that only the server found, once, and with nothing else', () => {
    const care = { tier: 'emergency' as const, title: 'Call 911', text: 'Now.', lines: [] };
    const card = message(2, { author: 'system', kind: 'card', staff: null, text: '', card: care });
    const open = { ...emptyChat, openForm: 'refill' as const };
    expect(takeLive(open, [message(1)]).openForm).toBe('refill');
    const warned = takeLive(open, [message(1), card]);
    expect([shown(warned.messages), warned.openForm]).toEqual([[1, 2], null]);
    expect(takeLive({ ...warned, openForm: 'refill' }, [card]).openForm).toBe('refill');
  });

  it('are shown in the order of the server, each once, however they arrive', () => {
    const once = withLiveMessages([], [message(2), message(1), message(3)]);
    expect(shown(withLiveMessages(once, [message(1), message(3)]))).toEqual([1, 2, 3]);
  });

  it('take the place of what the visitor typed, by its key, and come before what is still on its way', () => {
    const two = withTyped(withTyped([], typed('first-key')), typed('second-key'));
    const joined = withLiveMessages(two, [message(1)]);
    expect(shown(joined)).toEqual([1, 'typed first-key', 'typed second-key']);
    const sent = withLiveMessages(joined, [own(2, 'first-key')]);
    expect(shown(sent)).toEqual([1, 2, 'typed second-key']);
    expect(sent[1]?.id).toBe('live-first-key');
  });

  it('put the answer that came first where the server has it: after what was typed before', () => {
    const crossed = withLiveMessages(withTyped([], typed('first-key')), [message(2)]);
    expect(shown(withLiveMessages(crossed, [own(1, 'first-key')]))).toEqual([1, 2]);
  });

  it('replace the card that the browser showed at once by the server’s', () => {
    const card = { tier: 'emergency' as const, title: 'Call 911', text: 'Now.', lines: [] };
    const local = {
      id: 'card-k',
      role: 'assistant' as const,
      text: '',
      isStreaming: false,
      isError: false,
      at: 1,
      care: card,
      live: { seq: null, kind: 'card' as const, staff: null },
    };
    const kept = withLiveMessages(
      [local],
      [message(5, { kind: 'card', author: 'system', staff: null, card, text: '' })],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ live: { seq: 5 }, care: card });
  });

  it('know up to where nothing is missing, so that a stream resumes there', () => {
    const known = withLiveMessages([], [message(4), message(5), message(7)]);
    expect(lastWithoutGap(known, 3)).toBe(5);
    expect(lastWithoutGap(known, 0)).toBe(0);
  });
});

describe('an answer whose stream says that a person answers', () => {
  const state = { version: 3 } as LiveState;
  const question = { id: 'q', key: 'key-of-q', text: 'Is Dana there?', attachments: [] };
  const asked: ChatAction = { type: 'asked', question, answerId: 'a', at: 1, language: 'en' };
  const after = (messages: LiveMessage[], ...actions: ChatAction[]) =>
    toPerson([asked, ...actions].reduce(chatReducer, emptyChat), { type: 'live', answerId: 'a', messages, state });

  it('turns the question into a live message', () => {
    expect(shown(after([own(4, 'key-of-q')]).messages)).toEqual([4]);
  });

  it('drops words of the assistant where the person joined meanwhile, not the question', () => {
    const { messages } = after([], { type: 'chunk', answerId: 'a', text: 'Yes' });
    expect(messages.map(({ id }) => id)).toEqual(['q']);
  });

  it('never takes a card away', () => {
    const card = { tier: 'poison' as const, title: 'Call now', text: 'Now.', lines: [] };
    const { messages } = after([], { type: 'care', answerId: 'a', card });
    expect(messages.at(-1)).toMatchObject({ care: card, text: '', isStreaming: false });
  });
});
