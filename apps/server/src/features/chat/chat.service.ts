import type { ChatEvent, ChatRequest } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { ReadMessage } from '@rxweb/domain/safety-gate';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Answerer, AnswerPart, QuestionFile, Turn } from './answerer.ts';
import type { ChatRepository, TurnRecord } from './chat.repository.ts';
import { emergencyAnswer, type GateAnswer, gateAnswer } from './gate-answer.ts';
import { untilAborted } from './until-aborted.ts';

export interface ChatDeps {
  repository: ChatRepository;
  answerer: Answerer;
  store: StoreInfo;
  /** Checks that the files are this visitor's and stored; returns what the store knows of them, or throws `not_found`. */
  claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  /** Takes words and pictures out of claimed files; a file that cannot be read is there without either. */
  readFiles(attachments: readonly Attachment[], signal: AbortSignal): Promise<QuestionFile[]>;
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
  /** The text of the request, read for the safety gate. */
  message: ReadMessage;
  signal: AbortSignal;
}

/** What the gate or an answerer gives. */
type Part = AnswerPart | Extract<ChatEvent, { type: 'care' }>;

/**
 * Takes a visitor's message and gives the events of its answer. The question is stored before this returns, the answer before its `end`:
 * what a visitor was told has arrived is there after a crash. When the signal fires, the turn is stored as interrupted at once, whatever the
 * answerer does.
 */
export async function startAnswer(deps: ChatDeps, call: ChatCall): Promise<AsyncIterable<ChatEvent>> {
  const { language, request, visitor, signal } = call;
  const { text } = request;
  if (text.trim() === '' && request.attachments.length === 0) {
    throw new AppError('invalid_input', {
      issues: [{ path: 'body.text', message: 'Write a message or attach a file.' }],
    });
  }
  const attachments = await deps.claimAttachments(visitor, request.attachments);
  const conversation = call.chatId ? await deps.repository.openConversation(visitor, call.chatId, call.reset) : null;
  const history = conversation ? await deps.repository.history(conversation.id) : [];
  const turn = await deps.repository.startTurn(conversation?.id ?? null, { text, language, attachments });
  const record = keepRecord(deps, turn, signal);
  const waitsForPerson = conversation?.waitsForPerson ?? false;
  return answerEvents(deps, record, call, answerParts(deps, call, { attachments, history, waitsForPerson }));
}

interface Known {
  attachments: readonly Attachment[];
  history: readonly Turn[];
  waitsForPerson: boolean;
}

/**
 * The safety gate reads what was asked and what is in the files before any answerer does, and cannot be talked out of its answer. An emergency
 * in the text waits for no file to be read.
 */
async function* answerParts(deps: ChatDeps, call: ChatCall, known: Known): AsyncGenerator<Part> {
  const { language, signal, request, message, visitor } = call;
  const emergency = emergencyAnswer(message, language);
  if (emergency) return yield* gateParts(emergency);
  const now = deps.now();
  const files = await deps.readFiles(known.attachments, signal);
  const before = known.history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const said = { text: request.text, before, files: files.flatMap((file) => file.text ?? []) };
  const gate = gateAnswer(said, language, deps.store, now, message);
  if (gate) return yield* gateParts(gate);
  const { history, waitsForPerson } = known;
  const question = { text: request.text, files, history, language, waitsForPerson, visitorKey: visitor.key, now };
  yield* deps.answerer.answer(question, signal);
}

function* gateParts({ card, text, sources }: GateAnswer): Generator<Part> {
  yield { type: 'care', card };
  yield { type: 'chunk', text };
  if (sources.length > 0) yield { type: 'sources', sources };
}

const unfinished: Record<Language, string> = {
  en: 'The answer could not be finished',
  es: 'no se pudo terminar la respuesta',
};

async function* answerEvents(
  deps: ChatDeps,
  record: KeptRecord,
  { language, signal }: ChatCall,
  parts: AsyncIterable<Part>,
): AsyncGenerator<ChatEvent> {
  try {
    for await (const part of untilAborted(parts, signal)) {
      record.note(part);
      if (part.type !== 'outcome') yield part;
    }
    if (signal.aborted) return;
    await record.end('complete');
    yield { type: 'end' };
  } catch (error) {
    deps.onFailure(error);
    await record.end('failed').catch(deps.onFailure);
    yield { type: 'error', message: unfinished[language] };
  } finally {
    // Whoever stops reading has been told no end.
    await record.end('interrupted').catch(deps.onFailure);
  }
}

interface KeptRecord {
  note(part: Part): void;
  /** Stores the record; the first call decides. What failed in the middle is interrupted. */
  end(state: TurnRecord['state']): Promise<void>;
}

function keepRecord({ repository, onFailure }: ChatDeps, turn: string, signal: AbortSignal): KeptRecord {
  const answer: TurnRecord = {
    state: 'interrupted',
    answer: '',
    answeredBy: null,
    outcome: null,
    care: null,
    intent: null,
    sources: [],
  };
  let ending: Promise<void> | null = null;
  const end = (state: TurnRecord['state']) => {
    answer.state = state === 'failed' && answer.answer !== '' ? 'interrupted' : state;
    ending ??= repository.endTurn(turn, { ...answer });
    return ending;
  };
  const interrupt = () => void end('interrupted').catch(onFailure);
  // Without a reader the stream may never begin, so nothing else would end the turn.
  if (signal.aborted) interrupt();
  else signal.addEventListener('abort', interrupt, { once: true });
  return { note: (part) => note(answer, part), end };
}

/** No answer is that long; what goes on without end fills neither the memory nor the table. */
const maxKeptChars = 100_000;

function note(record: TurnRecord, part: Part): void {
  switch (part.type) {
    case 'chunk':
      if (record.answer.length < maxKeptChars) record.answer += part.text.slice(0, maxKeptChars - record.answer.length);
      break;
    case 'sources':
      record.sources = part.sources;
      break;
    case 'care':
      record.care = part.card.tier;
      record.answeredBy = 'gate';
      record.outcome = part.card.tier === 'pharmacist' ? 'pharmacist' : 'emergency';
      break;
    case 'outcome':
      record.answeredBy = part.by;
      record.outcome = part.outcome;
      record.intent = part.intent;
      break;
  }
}
