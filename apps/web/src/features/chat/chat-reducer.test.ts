import type { CareNote } from '@rxweb/contracts/chat';
import { describe, expect, it } from 'vitest';
import { chatEn as en } from '../../texts/chat-en.ts';
import { announcementOf, maskedAnnouncementOf } from './announcements.tsx';
import {
  type ChatAction,
  type ChatState,
  chatReducer,
  emptyChat,
  isAnswering,
  newestAnswer,
  previousQuestions,
  questionOf,
  shownNote,
} from './chat-reducer.ts';

const asked: Extract<ChatAction, { type: 'asked' }> = {
  type: 'asked',
  question: { id: 'q', key: 'key-of-q', text: 'Open on Saturday?', attachments: [] },
  answerId: 'a',
  at: 1_000,
  language: 'en',
};

function after(...actions: ChatAction[]): ChatState {
  return actions.reduce(chatReducer, emptyChat);
}

const answer = (state: ChatState) => state.messages.at(-1);
const chunk = (text: string): ChatAction => ({ type: 'chunk', answerId: 'a', text });
const card = { tier: 'poison' as const, title: 'Call now', text: 'Now.', lines: [{ label: 'Call', tel: '911' }] };

describe('a conversation', () => {
  it('S4-17 gets the message and an empty streaming answer when a question is sent', () => {
    const state = after(asked);
    expect(state.messages).toMatchObject([
      { role: 'user', text: 'Open on Saturday?', isStreaming: false },
      { role: 'assistant', text: '', isStreaming: true, isError: false },
    ]);
  });

  it('S4-18 appends chunks, and S4-19 stops streaming at the end', () => {
    const state = after(asked, chunk('A'), chunk('B'), { type: 'ended', answerId: 'a' });
    expect(answer(state)).toMatchObject({ text: 'AB', isStreaming: false, isError: false });
  });

  it('S4-21 is loading from the question to the end of its answer', () => {
    expect([emptyChat, after(asked), after(asked, { type: 'ended', answerId: 'a' })].map(isAnswering)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('S4-20 S8-05 puts the error in the place of the answer', () => {
    const state = after(asked, chunk('half'), { type: 'failed', answerId: 'a', text: 'Sorry' });
    expect(state.messages).toHaveLength(2);
    expect(answer(state)).toMatchObject({
      isError: true,
      isStreaming: false,
      text: 'Sorry',
    });
  });

  it.each(['stopped', 'interrupted'] as const)('keeps what came of an answer that was %s, and says so', (type) => {
    expect(answer(after(asked, chunk('half'), { type, answerId: 'a' }))).toMatchObject({
      text: 'half',
      isStreaming: false,
      cut: type,
    });
  });

  it('ignores a stream that was stopped or cleared', () => {
    const stopped = after(asked, { type: 'stopped', answerId: 'a' });
    expect(chatReducer(stopped, chunk('late'))).toBe(stopped);
    expect(after(asked, { type: 'cleared' }, chunk('late'))).toEqual(emptyChat);
  });

  it('comes back whole when the clearing is undone', () => {
    const before = after(asked, chunk('A'));
    expect(chatReducer(emptyChat, { type: 'changed', change: () => before })).toEqual(before);
  });

  it('S4-22 can be cleared', () => {
    expect(after(asked, chunk('A'), { type: 'cleared' }).messages).toEqual([]);
  });

  it('asks again in the place of the error, for the same question', () => {
    const failed = after(asked, { type: 'failed', answerId: 'a', text: 'x' });
    expect(questionOf(failed, 'a')).toMatchObject({ id: 'q', text: 'Open on Saturday?' });
    const again = chatReducer(failed, { type: 'asked-again', failedId: 'a', answerId: 'b', at: 2_000, language: 'es' });
    expect(again.messages.map(({ id }) => id)).toEqual(['q', 'b']);
    expect(answer(again)).toMatchObject({ text: '', isStreaming: true, isError: false, language: 'es' });
  });

  it('shows one card, and keeps it when the server fails after it or before it', () => {
    const care: ChatAction = { type: 'care', answerId: 'a', card };
    const fail: ChatAction = { type: 'failed', answerId: 'a', text: 'x' };
    for (const state of [after(asked, care, care, fail), after(asked, fail, care)]) {
      expect(answer(state)).toMatchObject({ isError: true, care: card });
    }
  });

  it('keeps an emergency one, whatever card the server sends', () => {
    const weaker: ChatAction = { type: 'care', answerId: 'a', card: { ...card, tier: 'pharmacist' } };
    expect(answer(after(asked, { type: 'care', answerId: 'a', card }, weaker))?.care).toBe(card);
    expect(answer(after(asked, weaker, { type: 'care', answerId: 'a', card }))?.care).toBe(card);
  });

  it('says what was asked without the numbers that were found in it', () => {
    const state = after(asked, { type: 'masked', questionId: 'q', text: 'it is •••' });
    expect(state.messages[0]).toMatchObject({ text: 'it is •••', isMasked: true });
    expect(questionOf(state, 'a')?.text).toBe('it is •••');
  });

  it('offers only the newest answer’s suggestions', () => {
    const list: ChatAction = { type: 'suggestions', answerId: 'a', suggestions: ['Do you deliver?'] };
    const first = after(asked, list, { type: 'ended', answerId: 'a' });
    expect(answer(first)?.suggestions).toEqual(['Do you deliver?']);
    expect(newestAnswer(first)?.id).toBe('a');
    expect(newestAnswer(chatReducer(first, left))?.id).toBe('a');
    const second: ChatAction = { ...asked, question: { ...asked.question, id: 'r' }, answerId: 'b' };
    expect(newestAnswer(chatReducer(first, second))?.id).toBe('b');
  });

  it('uses the conversation so far, also when a question is repeated', () => {
    const second: ChatAction = { ...asked, question: { ...asked.question, id: 'r', text: 'And now?' }, answerId: 'b' };
    const state = after(asked, { type: 'ended', answerId: 'a' }, left, second);
    expect(previousQuestions(emptyChat)).toBe('');
    expect(previousQuestions(state)).toBe('And now?');
    expect(previousQuestions(state, 'r')).toBe('Open on Saturday?');
    expect(previousQuestions(state, 'q')).toBe('');
  });
});

const left: ChatAction = {
  type: 'form-left',
  form: 'callback',
  confirmation: { id: 'c', text: 'We call you.', isMasked: false, at: 3_000, language: 'en' },
};

describe('a note', () => {
  const medical = { kind: 'medical' as const, language: 'en' as const, text: 'Call 911 if worse.', lines: [] };
  const talk = { ...medical, kind: 'talk' as const, text: 'Call 988.' };
  const ask = (n: number): ChatAction => ({
    ...asked,
    question: { ...asked.question, id: `q${n}` },
    answerId: `a${n}`,
  });
  const own = (n: number, note: CareNote = medical): ChatAction => ({
    type: 'note',
    answerId: `a${n}`,
    note,
    isOwn: true,
  });
  const servers = (n: number, note: CareNote = medical): ChatAction => ({ type: 'note', answerId: `a${n}`, note });

  it('is shown once, whether the page or the server finds it first, and the server’s kind decides', () => {
    for (const actions of [
      [own(1), servers(1)],
      [servers(1), own(1)],
      [own(1, talk), servers(1)],
      [servers(1), own(1, talk)],
    ]) {
      expect(answer(after(ask(1), ...actions))?.note).toEqual(medical);
    }
  });

  it('pauses for five answers, but not for the other kind', () => {
    const first = [ask(1), own(1)];
    const between = [2, 3, 4, 5].map(ask);
    expect(answer(after(...first, ask(2), own(2), servers(2)))?.note).toBeUndefined();
    expect(answer(after(...first, ...between, ask(6), servers(6)))?.note).toBeUndefined();
    expect(answer(after(...first, ...between, ask(6), ask(7), own(7)))?.note).toEqual(medical);
    expect(answer(after(...first, ask(2), own(2, talk)))?.note).toEqual(talk);
  });

  it('stays when the answer fails, comes after a failure too, and is read out before the answer', () => {
    const fail: ChatAction = { type: 'failed', answerId: 'a1', text: 'Sorry' };
    expect(answer(after(ask(1), own(1), fail))?.note).toEqual(medical);
    const state = after(ask(1), fail, own(1));
    expect(answer(state)).toMatchObject({ note: medical, isError: true });
    expect(announcementOf(state.messages, en)).toBe('Call 911 if worse. Sorry');
  });

  it('is hidden by a card for 911 and not by the pharmacist’s', () => {
    const care = (tier: 'poison' | 'pharmacist'): ChatAction => ({
      type: 'care',
      answerId: 'a1',
      card: { ...card, tier },
    });
    const shown = (tier: 'poison' | 'pharmacist') => {
      const said = answer(after(ask(1), own(1), care(tier)));
      return said && shownNote(said);
    };
    expect([shown('poison'), shown('pharmacist')]).toEqual([undefined, medical]);
  });
});

describe('a card that is no emergency', () => {
  const care: ChatAction = { type: 'care', answerId: 'a', card };
  const setAside: ChatAction = { type: 'set-aside', cardId: 'a', answerId: 'b', at: 2_000, language: 'en' };

  it('stays, and its question gets another answer', () => {
    const state = after(asked, care, { type: 'ended', answerId: 'a' }, setAside);
    expect(state.messages.map(({ id }) => id)).toEqual(['q', 'a', 'b']);
    expect(state.messages[1]).toMatchObject({ care: card, isSetAside: true });
    expect(answer(state)).toMatchObject({ isStreaming: true, isNotEmergency: true });
    expect(questionOf(state, 'b')?.id).toBe('q');
  });

  it('is still no emergency when that answer fails and is retried', () => {
    const failed: ChatAction = { type: 'failed', answerId: 'b', text: 'x' };
    const again: ChatAction = { type: 'asked-again', failedId: 'b', answerId: 'c', at: 3_000, language: 'en' };
    expect(answer(after(asked, care, setAside, failed, again))).toMatchObject({ id: 'c', isNotEmergency: true });
  });
});

describe('the form for a person', () => {
  const offer: ChatAction = { type: 'hand-off', answerId: 'a' };

  it('is there once, however often it is requested', () => {
    for (const state of [
      after(asked, offer),
      after({ type: 'form-opened', form: 'callback' }),
      after(asked, offer, { type: 'form-opened', form: 'callback' }),
    ]) {
      expect(state).toMatchObject({ openForm: 'callback', leftForms: [] });
    }
  });

  it('waits behind a button where an answer says so', () => {
    const state = after(asked, { ...offer, as: 'button' });
    expect(state.openForm).toBeNull();
    expect(answer(state)).toMatchObject({ offeredForm: 'callback' });
  });

  it('closes when a card for an emergency comes, and is not opened beside one', () => {
    const emergency: ChatAction = {
      type: 'care',
      answerId: 'a',
      card: { tier: 'emergency', title: 'Call 911 now', text: 'Call.', lines: [] },
    };
    const pharmacist: ChatAction = { ...emergency, card: { ...emergency.card, tier: 'pharmacist' } };
    expect(after({ type: 'form-opened', form: 'callback' }, asked, emergency).openForm).toBeNull();
    expect(after(asked, emergency, offer).openForm).toBeNull();
    expect(after({ type: 'form-opened', form: 'callback' }, asked, pharmacist).openForm).toBe('callback');
    expect(after(asked, pharmacist, offer).openForm).toBe('callback');
    expect(answer(after(asked, offer, emergency))).not.toHaveProperty('offeredForm');
  });

  it('has its button in the answer that opened it, once it was put away or gave way to another, until it is sent', () => {
    const ended: ChatAction = { type: 'ended', answerId: 'a' };
    const refill: ChatAction = { type: 'request-form', answerId: 'a', form: 'refill', said: { handover: 'delivery' } };
    const button = { offeredForm: 'refill', said: { handover: 'delivery' } };
    const delivery: ChatAction = { type: 'form-opened', form: 'delivery' };
    for (const next of [{ type: 'form-closed' }, delivery] satisfies ChatAction[])
      expect(answer(after(asked, refill, ended, next))).toMatchObject(button);
    const sent: ChatAction = { ...left, form: 'refill' };
    expect(after(asked, refill, ended, sent).messages[1]).not.toHaveProperty('offeredForm');
    // Sent while another had opened.
    expect(after(asked, refill, ended, delivery, sent).openForm).toBe('delivery');
  });

  it('goes when it is put away or the conversation is cleared, and is not opened by an answer that was stopped', () => {
    expect(after(asked, offer, { type: 'form-closed' }).openForm).toBeNull();
    expect(after(asked, offer, { type: 'cleared' })).toEqual(emptyChat);
    expect(after(asked, { type: 'stopped', answerId: 'a' }, offer).openForm).toBeNull();
  });

  it('gives way to what the store says, which stays in the conversation', () => {
    const state = after(asked, offer, { type: 'ended', answerId: 'a' }, left);
    expect(state).toMatchObject({ openForm: null, leftForms: ['callback'] });
    expect(answer(state)).toMatchObject({ role: 'assistant', isFromStore: true, text: 'We call you.' });
    expect(announcementOf(state.messages, en)).toBe('We call you.');
  });
});

describe('a screen reader', () => {
  const say = (...actions: ChatAction[]) => announcementOf(after(...actions).messages, en);

  it('announces that an answer is coming, then the finished answer once, without markup', () => {
    const states = [
      say(asked),
      say(asked, chunk('**8:30')),
      say(asked, chunk('**8:30**'), { type: 'ended', answerId: 'a' }),
    ];
    expect(states).toEqual(['Answering…', 'Answering…', '8:30']);
  });

  it('does not announce a card twice', () => {
    const care: ChatAction = { type: 'care', answerId: 'a', card };
    expect(say(asked, care)).toBe('');
    expect(say(asked, care, chunk('Call'), { type: 'ended', answerId: 'a' })).toBe('');
  });

  it('announces each time that a number was removed', () => {
    const masked = (questionId: string): ChatAction => ({ type: 'masked', questionId, text: '•••' });
    const second: ChatAction = { ...asked, question: { ...asked.question, id: 'r' }, answerId: 'b' };
    const tell = (...actions: ChatAction[]) => maskedAnnouncementOf(after(...actions).messages, en);
    const once = tell(asked, masked('q'));
    const twice = tell(asked, masked('q'), second, masked('r'));
    expect(once).toContain('removed a personal number');
    expect(twice).not.toBe(once);
    expect(tell(asked)).toBe('');
    expect(tell(asked, masked('q'), second)).toBe('');
  });
});
