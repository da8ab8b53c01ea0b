import type { ChatEvent, ChatRequest } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Attachment } from '@rxweb/contracts/uploads';
import { checkSafetyInSteps, type ReadMessage } from '@rxweb/domain/safety/safety-gate';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { Answerer, AnswerPart, QuestionFile } from './answerer.ts';
import type { ChatRepository, Context, ConversationLabel, TurnRecord } from './chat.repository.ts';
import { type GateAnswer, gateAnswerOf } from './gate-answer.ts';
import { createThirdReading } from './third-reading.ts';

export interface ChatDeps {
  repository: ChatRepository;
  answerer: Answerer;
  store: StoreInfo;
  /** Returns the visitor's own stored files, or throws `not_found`. */
  claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  /** Extracts text and images from claimed files; unreadable files have neither. */
  readFiles(attachments: readonly Attachment[], signal: AbortSignal): Promise<QuestionFile[]>;
  now(): Date;
  onFailure(error: unknown): void;
}

export interface ChatCall {
  visitor: Visitor;
  chatId: string | undefined;
  /** The visitor's language, used for the whole stream. */
  language: Language;
  reset: boolean;
  request: ChatRequest;
  /** The request's text, prepared for the safety gate. */
  message: ReadMessage;
  signal: AbortSignal;
}

/** The output of the gate or an answerer. */
type Part = AnswerPart | Extract<ChatEvent, { type: 'care' }>;

/** Passes events to the sender and ends with the answer. Never throws; awaits each event. */
export type AnswerListener = (send: (event: ChatEvent) => Promise<void>) => Promise<void>;

/**
 * Takes a message and returns its answer's events. Stores the question before it returns and the answer before `end`, so both survive a
 * crash. The signal stores the turn as interrupted at once.
 */
export async function startAnswer(deps: ChatDeps, call: ChatCall): Promise<AnswerListener> {
  const { chatId, language, request, visitor, reset, signal } = call;
  const { text } = request;
  if (text.trim() === '' && request.attachments.length === 0) {
    throw new AppError('invalid_input', {
      issues: [{ path: 'body.text', message: 'Write a message or attach a file.' }],
    });
  }
  const attachments = await deps.claimAttachments(visitor, request.attachments);
  const conversation = chatId === undefined ? null : { visitor, chatId, reset };
  // Compute the answer while the question is saved, but send nothing before.
  const begun = begin(chooseParts(deps, call, attachments, conversation));
  try {
    const turn = await deps.repository.startTurn(conversation, { text, language, attachments });
    const record = keepRecord(deps, turn, signal);
    return (send) => tellAnswer(deps, record, begun, { language, signal, send });
  } catch (error) {
    begun.then(({ parts }) => parts.return?.()).catch(() => undefined);
    throw error;
  }
}

/**
 * The safety gate reads the question and files before any answerer, which can't override it. An emergency in the text doesn't wait for
 * files. A language model reads a message that the gate is unsure of.
 */
async function chooseParts(
  deps: ChatDeps,
  call: ChatCall,
  attachments: readonly Attachment[],
  conversation: ConversationLabel | null,
): Promise<AsyncIterable<Part>> {
  const { language, signal, request, message, visitor } = call;
  const { text } = request;
  const now = deps.now();
  const reader = createThirdReading(deps.answerer, { text, message, language, visitorKey: visitor.key, now }, signal);
  const emergency = reader.card && gateAnswerOf(reader.card, language, deps.store, now);
  if (emergency) return gateParts(emergency);
  const reading = conversation ? deps.repository.readContext(conversation) : noContext;
  const filesReading = deps.readFiles(attachments, signal);
  // Handled where it is awaited.
  filesReading.catch(() => undefined);
  const { history, waitsForPerson } = await reading;
  const before = history.findLast((turn) => turn.role === 'user')?.text ?? '';
  // The model reads while the files are read.
  reader.begin(before);
  const files = await filesReading;
  const said = { text, before, files: files.flatMap((file) => file.text ?? []) };
  const found = await reader.apply(await runInChunks(checkSafetyInSteps(said, language, message)), before);
  const gate = gateAnswerOf(found, language, deps.store, now);
  if (gate) return gateParts(gate);
  const question = { text, files, history, language, waitsForPerson, visitorKey: visitor.key, now };
  return deps.answerer.answer(question, signal);
}

const noContext: Context = { history: [], waitsForPerson: false };

async function* gateParts({ card, text, sources }: GateAnswer): AsyncGenerator<Part> {
  yield { type: 'care', card };
  yield { type: 'chunk', text };
  if (sources.length > 0) yield { type: 'sources', sources };
}

/** An answer with its first part on the way. */
interface Begun {
  parts: AsyncIterator<Part>;
  first: Promise<IteratorResult<Part>>;
}

function begin(choosing: Promise<AsyncIterable<Part>>): Promise<Begun> {
  const begun = choosing.then((chosen) => {
    const parts = chosen[Symbol.asyncIterator]();
    const first = parts.next();
    // Handle the rejection where it is awaited, maybe later.
    first.catch(() => undefined);
    return { parts, first };
  });
  begun.catch(() => undefined);
  return begun;
}

const unfinished: Record<Language, string> = {
  en: 'The answer couldn’t be finished',
  es: 'no se pudo terminar la respuesta',
};

interface Listener {
  language: Language;
  signal: AbortSignal;
  send(event: ChatEvent): Promise<void>;
}

async function tellAnswer(
  deps: ChatDeps,
  record: KeptRecord,
  begun: Promise<Begun>,
  { language, signal, send }: Listener,
): Promise<void> {
  try {
    const { parts, first } = await begun;
    endWith(parts, signal);
    for (let step = await first; !step.done && !signal.aborted; step = await parts.next()) {
      record.note(step.value);
      if (step.value.type !== 'outcome') await send(step.value);
    }
    if (signal.aborted) return;
    await record.end('complete');
    await send({ type: 'end' });
  } catch (error) {
    if (signal.aborted) return;
    deps.onFailure(error);
    await record.end('failed').catch(deps.onFailure);
    await send({ type: 'error', message: unfinished[language] });
  } finally {
    // A reader that left gets no end.
    await record.end('interrupted').catch(deps.onFailure);
  }
}

/** Don't wait for a source that ignores the signal: its cleanup runs when its current step ends. */
function endWith(parts: AsyncIterator<Part>, signal: AbortSignal): void {
  const end = () => void parts.return?.().catch(() => undefined);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
}

interface KeptRecord {
  note(part: Part): void;
  /** Stores the record; only the first call counts. A failure midway counts as interrupted. */
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
  // Without a reader the stream may never start, so end the turn here.
  if (signal.aborted) interrupt();
  else signal.addEventListener('abort', interrupt, { once: true });
  return { note: (part) => note(answer, part), end };
}

/** Stops endless output before it fills memory or the table. */
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
