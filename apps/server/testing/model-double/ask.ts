import type { AnswerPart, Question } from '../../src/features/chat/answerer.ts';
import type { TestApp } from '../create-test-app.ts';

export interface Asked {
  status: number;
  /** Name and data of each event, in their order. */
  events: { event: string; data: string }[];
  /** The words of all chunks. */
  text: string;
  /** What is stored of the turn. */
  row: { state: string; answer: string; answered_by: string | null; outcome: string | null; intent: string | null };
}

/** Asks the chat endpoint as a new visitor, or as the one of the cookie, and reads the whole answer and what was stored of it. */
export async function ask(
  { url, context }: TestApp,
  text: string,
  headers: Record<string, string> = {},
): Promise<Asked> {
  const response = await fetch(`${url}/api/chat-stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-rx-extensions': 'sources,suggestions,hand-off', ...headers },
    body: JSON.stringify({ text }),
  });
  const frames = (await response.text()).split('\n\n').filter((frame) => frame.startsWith('event: '));
  const events = frames.map((frame) => {
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? [];
    return { event, data };
  });
  const [row] = await context.sql<[Asked['row']]>`
    select state, answer, answered_by, outcome, intent from app.chat_turns where question = ${text} order by id desc limit 1`;
  const chunks = events.filter(({ event }) => event === 'chunk');
  return {
    status: response.status,
    events,
    text: chunks.map(({ data }) => data.replaceAll('\\n', '\n')).join(''),
    row,
  };
}

/** Asks the answerer itself, without the limits and rows of the chat; a failure comes as `error`. */
export async function askAnswerer({ context }: TestApp, question: Partial<Question>) {
  const whole: Question = {
    text: '',
    files: [],
    history: [],
    language: 'en',
    waitsForPerson: false,
    visitorKey: 'a-visitor',
    now: context.now(),
    ...question,
  };
  const parts: AnswerPart[] = [];
  let error: unknown = null;
  try {
    for await (const part of context.answerer.answer(whole, new AbortController().signal)) parts.push(part);
  } catch (thrown) {
    error = thrown;
  }
  const text = parts.map((part) => (part.type === 'chunk' ? part.text : '')).join('');
  return { parts, text, error };
}
