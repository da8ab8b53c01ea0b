import type { ChatEvent, ChatRequest } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { ReadMessage } from '@rxweb/domain/safety/safety-gate';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { Answerer, AnswerPart, QuestionFile } from './answerer.ts';
import type { ChatRepository, Context, ConversationLabel, TurnRecord } from './chat.repository.ts';
import { emergencyAnswer, type GateAnswer, gateAnswerInSteps } from './gate-answer.ts';

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

/** Hands the events of an answer to whoever sends them, and ends with the answer. Never throws, and waits for each event to be taken. */
export type AnswerListener = (send: (event: ChatEvent) => Promise<void>) => Promise<void>;

/**
 * Takes a visitor's message and gives the events of its answer. The question is stored before this returns, the answer before its `end`:
 * what a visitor was told has arrived is there after a crash. When the signal fires, the turn is stored as interrupted at once, whatever the
 * answerer does.
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
  // The answer is thought of while the disk takes the question, and told to nobody before it has.
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
 * The safety gate reads what was asked and what is in the files before any answerer does, and cannot be talked out of its answer. An emergency
 * in the text waits for no file to be read.
 */
async function chooseParts(
  deps: ChatDeps,
  call: ChatCall,
  attachments: readonly Attachment[],
  conversation: ConversationLabel | null,
): Promise<AsyncIterable<Part>> {
  const { language, signal, request, message, visitor } = call;
  const { text } = request;
  const emergency = emergencyAnswer(message, language);
  if (emergency) return gateParts(emergency);
  const now = deps.now();
  const reading = conversation ? deps.repository.readContext(conversation) : noContext;
  const [{ history, waitsForPerson }, files] = await Promise.all([reading, deps.readFiles(attachments, signal)]);
  const before = history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const said = { text, before, files: files.flatMap((file) => file.text ?? []) };
  const gate = await runInChunks(gateAnswerInSteps(said, language, deps.store, now, message));
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

/** An answer of which the first part is on its way. */
interface Begun {
  parts: AsyncIterator<Part>;
  first: Promise<IteratorResult<Part>>;
}

function begin(choosing: Promise<AsyncIterable<Part>>): Promise<Begun> {
  const begun = choosing.then((chosen) => {
    const parts = chosen[Symbol.asyncIterator]();
    const first = parts.next();
    // What fails is heard of where it is waited for, which may be later.
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
    // Whoever stops reading has been told no end.
    await record.end('interrupted').catch(deps.onFailure);
  }
}

/** A source that does not listen to the signal is told to end, but not waited for: its turn comes when what it is at has ended. */
function endWith(parts: AsyncIterator<Part>, signal: AbortSignal): void {
  const end = () => void parts.return?.().catch(() => undefined);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
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
