import { randomUUID } from 'node:crypto';
import type { ChatRequest } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Attachment } from '@rxweb/contracts/uploads';
import { findOtherDanger, findOtherNote, type OtherDanger } from '@rxweb/domain/safety/languages/other-language';
import type { ReadMessage } from '@rxweb/domain/safety/safety-gate';
import { formatPhone } from '@rxweb/domain/text/phone-text';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { Answerer, OnDisclosure, Question, QuestionFile } from './answerer.ts';
import { besideParts } from './beside-parts.ts';
import type { ChatRepository, Context, ConversationLabel } from './chat.repository.ts';
import { createDisclosureLog, type DisclosureLog } from './disclosures/disclosure-log.ts';
import { fileTruth, unreadFiles } from './files/file-truth.ts';
import {
  answerFor,
  type CheckedMessage,
  cardAnswer,
  checkedAlone,
  checkedOther,
  checkInSteps,
  checkSetAsideInSteps,
  type GateAnswer,
  noteFor,
  reasonFor,
} from './gate-answer.ts';
import { type LiveChat, type SendToVisitor, type Silence, tellTaken, watchSilence } from './silence.ts';
import { createThirdReading } from './third-reading.ts';
import { type KeptRecord, keepRecord, type Part } from './turn-record.ts';
import { type OwnRequests, withRequests } from './with-requests.ts';

export interface ChatDeps {
  repository: ChatRepository;
  answerer: Answerer;
  store: StoreInfo;
  /** Returns the visitor's own stored files, or throws `not_found`. */
  claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  /** Extracts text and images from claimed files; unreadable files have neither. */
  readFiles(attachments: readonly Attachment[], signal: AbortSignal): Promise<QuestionFile[]>;
  /** Without them: no forms. */
  requests?: OwnRequests;
  /** Without it: the assistant always answers. */
  live?: LiveChat;
  now(): Date;
  onFailure(error: unknown): void;
}

export interface ChatCall {
  visitor: Visitor;
  chatId: string | undefined;
  /** The visitor's language, used for the whole stream. */
  language: Language;
  /** The visitor's screen; only its turns are context. */
  screen: string | null;
  reset: boolean;
  /** The visitor says that the card for this question was no emergency. */
  isNotEmergency: boolean;
  request: ChatRequest;
  /** The request's text, prepared for the safety gate. */
  message: ReadMessage;
  /** The client's name for the message. */
  key?: string | undefined;
  signal: AbortSignal;
}

/** Passes events to the sender and ends with the answer. Never throws; awaits each event. */
export type AnswerListener = (send: SendToVisitor) => Promise<void>;

/**
 * Takes a message and returns its answer's events. Stores the question before it returns and the answer before `end`, so both survive a
 * crash. The signal stores the turn as interrupted at once.
 */
export async function startAnswer(deps: ChatDeps, call: ChatCall): Promise<AnswerListener> {
  const { chatId, language, request, visitor, reset, screen } = call;
  const { text } = request;
  if (text.trim() === '' && request.attachments.length === 0) {
    throw new AppError('invalid_input', {
      issues: [{ path: 'body.text', message: 'Write a message or attach a file.' }],
    });
  }
  const attachments = await deps.claimAttachments(visitor, request.attachments);
  const conversation = chatId === undefined ? null : { visitor, chatId, reset, screen };
  const disclosures = createDisclosureLog(deps);
  // Compute the answer while the question is saved, but send nothing before.
  const begun = begin(chooseParts(deps, { ...call, attachments, conversation, onDisclosure: disclosures.note }));
  try {
    const live = deps.live && conversation ? { chat: deps.live, label: conversation } : null;
    // Each round: a person answers, or has just left.
    for (let round = 0; ; round += 1) {
      const started = await deps.repository.startTurn(conversation, { text, language, attachments });
      if (started.turn !== null)
        return answerTurn(deps, call, { begun, disclosures, conversation: started.conversation }, started.turn);
      const taken = await live?.chat.take(live.label, {
        key: call.key ?? randomUUID(),
        text,
        files: attachments,
        language,
      });
      if (taken) {
        begun.then(({ parts }) => parts.return?.()).catch(() => undefined);
        return (send) => tellTaken(taken, language, send);
      }
      if (round === maxRounds) throw new AppError('unavailable');
    }
  } catch (error) {
    begun.then(({ parts }) => parts.return?.()).catch(() => undefined);
    throw error;
  }
}

const maxRounds = 3;

interface Begin {
  begun: Promise<Begun>;
  disclosures: DisclosureLog;
  /** The row of the conversation. */
  conversation: string | null;
}

function answerTurn(deps: ChatDeps, call: ChatCall, begin: Begin, turn: string): AnswerListener {
  const { begun, disclosures, conversation } = begin;
  const { signal, language, visitor } = call;
  disclosures.belongsTo(turn);
  const record = keepRecord(deps, turn, signal);
  const isShown = conversation !== null;
  const silence = conversation && deps.live ? watchSilence(deps, { turn, conversation, visitor }) : null;
  return (send) => tellAnswer(deps, { record, disclosures, isShown, silence }, begun, { language, signal, send });
}

interface Choosing extends ChatCall {
  attachments: readonly Attachment[];
  conversation: ConversationLabel | null;
  onDisclosure: OnDisclosure;
}

/**
 * The safety gate reads the question and files first; no answerer can override it. An emergency in the text doesn't wait for files. A
 * language model reads a message that the gate is unsure of.
 */
async function chooseParts(deps: ChatDeps, call: Choosing): Promise<AsyncIterable<Part>> {
  const { language, signal, request, message, visitor, isNotEmergency, attachments, conversation, onDisclosure } = call;
  const { text } = request;
  const now = deps.now();
  const danger = await findOtherDanger(text);
  if (danger && !isNotEmergency) return otherDangerParts(danger, text, language);
  const asking = { text, language, visitorKey: visitor.key, now, onDisclosure };
  const reader = createThirdReading(deps.answerer, { ...asking, message }, signal);
  const emergency = isNotEmergency || !reader.card ? null : checkedAlone(reader.card);
  const card = emergency && answerFor(emergency, text, language, deps.store, now);
  if (card) return checkedParts(emergency, [], gateParts(card));
  const reading = conversation ? deps.repository.readContext(conversation) : noContext;
  const filesReading = deps.readFiles(attachments, signal);
  // Handled where it is awaited.
  filesReading.catch(() => undefined);
  const context = await reading;
  if (context.isLive) return nothing();
  const isSetAside = isNotEmergency && isAnsweredByCard(context, text);
  if (danger && !isSetAside) return otherDangerParts(danger, text, language);
  const { notes, waitsForPerson } = context;
  const history = isSetAside ? historyBefore(context, text) : context.history;
  const before = history.findLast((turn) => turn.role === 'user')?.text ?? '';
  // The model reads while the files are read.
  if (!isSetAside) reader.begin(before);
  const files = await filesReading;
  const medicineShare = () => deps.answerer.medicineShare?.(text, before) ?? null;
  const said = { text, before, files: files.flatMap((file) => file.text ?? []), medicineShare };
  const checked = isSetAside
    ? await runInChunks(checkSetAsideInSteps(said, language, message))
    : await runInChunks(checkInSteps(said, language, message));
  if (!isSetAside) checked.finding = await reader.apply(checked.finding, before);
  const isUrgent = checked.finding.card !== null && !checked.isSetAside;
  const other = isUrgent ? null : await findOtherNote(text, formatPhone(deps.store.phone));
  if (other) return otherLanguageParts(other.note, waitsForPerson);
  const gate = answerFor(checked, text, language, deps.store, now);
  const question = { ...asking, files, history, waitsForPerson };
  if (gate) return checkedParts(checked, notes, gateParts(gate, { question, answerer: deps.answerer }));
  const asked = { visitor, question };
  return checkedParts(
    checked,
    notes,
    withRequests(deps.requests, asked, () => deps.answerer.answer(question, signal)),
  );
}

const noContext: Context = { history: [], notes: [], last: null, waitsForPerson: false, isLive: false };

/** A person answers: the question goes to them, and nothing of it to a model. */
async function* nothing(): AsyncGenerator<Part> {}

/** The visitor may set aside only a card that the same question just got. */
function isAnsweredByCard({ last }: Context, text: string): boolean {
  return last?.wasUrgent === true && last.question === text;
}

/** Without the turns that asked the same question and got its card. */
function historyBefore({ history }: Context, text: string): Context['history'] {
  const last = history.findLastIndex((turn) => turn.role === 'user' && turn.text !== text);
  return last === -1 ? [] : history.slice(0, last + 2);
}

/** The answer behind what the gate found: its reason for the record, and the note above the answer. */
function checkedParts(
  checked: CheckedMessage,
  shown: Context['notes'],
  parts: AsyncIterable<Part>,
): AsyncIterable<Part> {
  const note = noteFor(checked, shown);
  const reason = reasonFor(checked);
  return reason === null ? parts : withFinding();

  async function* withFinding(): AsyncGenerator<Part> {
    if (reason) yield { type: 'checked', reason };
    if (note) yield { type: 'note', note };
    yield* parts;
  }
}

interface Asked {
  question: Question;
  answerer: Answerer;
}

/** A card's text. Below the pharmacist's: answers to the rest of the message, and that staff can see the unread files. */
async function* gateParts({ card, text, sources }: GateAnswer, asked?: Asked): AsyncGenerator<Part> {
  yield { type: 'care', card };
  yield { type: 'chunk', text };
  if (asked && card.tier === 'pharmacist') {
    yield* besideParts(asked);
    const { files, language, waitsForPerson } = asked.question;
    const unread = unreadFiles(files);
    if (unread.length > 0) {
      yield { type: 'chunk', text: `\n\n${fileTruth(unread, language, waitsForPerson)}` };
      if (!waitsForPerson) yield { type: 'hand-off', as: 'button' };
    }
  }
  if (sources.length > 0) yield { type: 'sources', sources };
}

function otherDangerParts(danger: OtherDanger, text: string, language: Language): AsyncIterable<Part> {
  return checkedParts(checkedOther(danger, text, language), [], gateParts(cardAnswer(danger.card)));
}

/** The fixed note in a language that the assistant can't answer, and the form to reach staff. */
async function* otherLanguageParts(note: string, waitsForPerson: boolean): AsyncGenerator<Part> {
  yield { type: 'outcome', by: 'local', outcome: 'unknown', intent: null };
  yield { type: 'chunk', text: note };
  if (!waitsForPerson) yield { type: 'hand-off' };
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
  send: SendToVisitor;
}

interface Keeping {
  record: KeptRecord;
  disclosures: DisclosureLog;
  /** Whether the visitor can read them: not without a conversation. */
  isShown: boolean;
  silence: Silence | null;
}

async function tellAnswer(
  deps: ChatDeps,
  { record, disclosures, isShown, silence }: Keeping,
  begun: Promise<Begun>,
  { language, signal, send }: Listener,
): Promise<void> {
  const sendDisclosed = async () => {
    if (!isShown) return;
    for (const id of await disclosures.takeStored()) await send({ type: 'disclosed', id });
  };
  const heard = (next: Promise<IteratorResult<Part>>) => unlessSilent(next, silence);
  try {
    const { parts, first } = await begun;
    endWith(parts, signal);
    for (let step = await heard(first); !step.done && !signal.aborted; step = await heard(parts.next())) {
      if (await silence?.isSilent()) {
        endNow(parts);
        await record.end('interrupted');
        return await silence?.tell(language, send);
      }
      record.note(step.value);
      await sendDisclosed();
      if (step.value.type !== 'outcome' && step.value.type !== 'checked') await send(step.value);
    }
    if (signal.aborted) return;
    if (!(await record.end('complete'))) return await silence?.tell(language, send);
    await sendDisclosed();
    await send({ type: 'end' });
  } catch (error) {
    if (signal.aborted) return;
    deps.onFailure(error);
    await record.end('failed').catch(deps.onFailure);
    await sendDisclosed();
    await send({ type: 'error', message: unfinished[language] });
  } finally {
    // A reader that left gets no end.
    await record.end('interrupted').catch(deps.onFailure);
    silence?.stop();
  }
}

/** A person who joins doesn't wait for the next part: an empty one takes its place. */
async function unlessSilent(
  next: Promise<IteratorResult<Part>>,
  silence: Silence | null,
): Promise<IteratorResult<Part>> {
  const first = silence ? await silence.unlessBegun(next) : await next;
  return first ?? { done: false, value: { type: 'chunk', text: '' } };
}

const endNow = (parts: AsyncIterator<Part>) => void parts.return?.().catch(() => undefined);

/** Don't wait for a source that ignores the signal: its cleanup runs when its current step ends. */
function endWith(parts: AsyncIterator<Part>, signal: AbortSignal): void {
  const end = () => endNow(parts);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
}
