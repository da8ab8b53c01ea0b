import type { ChatEvent, ChatRequest } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import type { Attachment } from '@rxweb/contracts/uploads';
import { checkForEmergency } from '@rxweb/domain/emergency-gate';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Answerer, AnswerPart } from './answerer.ts';
import type { ChatRepository, TurnState } from './chat.repository.ts';

export interface ChatDeps {
  repository: ChatRepository;
  answerer: Answerer;
  /** Checks that the files are this visitor's and stored; returns what the store knows of them, or throws `not_found`. */
  claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  now(): Date;
  onFailure(error: unknown): void;
}

export interface ChatCall {
  visitor: Visitor;
  chatId: string | undefined;
  /** What the visitor reads: everything in the stream is said in it. */
  language: Language;
  reset: boolean;
  request: ChatRequest;
  signal: AbortSignal;
}

/**
 * Takes a visitor's message and gives the events of its answer. The question is stored before this returns, the answer before its `end`:
 * what a visitor was told has arrived is there after a crash.
 */
export async function startAnswer(deps: ChatDeps, call: ChatCall): Promise<AsyncIterable<ChatEvent>> {
  const { language, request } = call;
  const { text } = request;
  if (text.trim() === '' && request.attachments.length === 0) {
    throw new AppError('invalid_input', {
      issues: [{ path: 'body.text', message: 'Write a message or attach a file.' }],
    });
  }
  const attachments = await deps.claimAttachments(call.visitor, request.attachments);
  const conversation = call.chatId
    ? await deps.repository.openConversation(call.visitor, call.chatId, call.reset)
    : null;
  const history = conversation ? await deps.repository.history(conversation) : [];
  const turn = await deps.repository.startTurn(conversation, text, attachments);
  // A visitor who is gone already reads no stream, so nothing would end the turn.
  if (call.signal.aborted) await deps.repository.endTurn(turn, 'interrupted', '');
  const question = { text, attachments, history, language, now: deps.now() };
  return answerEvents(deps, turn, call, gate(text, language) ?? deps.answerer.answer(question, call.signal));
}

/** The fixed check for emergencies runs before any answerer and cannot be talked out of its answer (docs/decisions/0006). */
function gate(text: string, language: Language): AsyncIterable<AnswerPart> | null {
  const card = checkForEmergency(text, language);
  if (!card) return null;
  const lines = card.lines.map((line) => `**${line.label}**`).join('\n\n');
  return (async function* () {
    yield { type: 'care', card } as const;
    yield { type: 'chunk', text: `**${card.title}**\n\n${card.text}\n\n${lines}` } as const;
  })();
}

const unfinished: Record<Language, string> = {
  en: 'The answer could not be finished',
  es: 'no se pudo terminar la respuesta',
};

async function* answerEvents(
  deps: ChatDeps,
  turn: string,
  { language, signal }: ChatCall,
  parts: AsyncIterable<AnswerPart>,
): AsyncGenerator<ChatEvent> {
  let answer = '';
  let state: TurnState = 'interrupted';
  try {
    for await (const part of parts) {
      if (signal.aborted) return;
      if (part.type === 'chunk') answer += part.text;
      yield part;
    }
    state = 'complete';
    await deps.repository.endTurn(turn, state, answer);
    yield { type: 'end' };
  } catch (error) {
    state = 'failed';
    deps.onFailure(error);
    yield { type: 'error', message: unfinished[language] };
  } finally {
    if (state !== 'complete') await deps.repository.endTurn(turn, state, answer).catch(deps.onFailure);
  }
}
