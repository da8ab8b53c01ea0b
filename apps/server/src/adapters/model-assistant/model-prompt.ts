import { randomBytes } from 'node:crypto';
import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import { modelLimits } from '@rxweb/contracts/shared/limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import { redactPersonal } from '@rxweb/domain/privacy/redact-personal';
import { formatPhone } from '@rxweb/domain/text/format';
import { visibleText } from '@rxweb/domain/text/visible-text';
import type { ModelMessage } from 'ai';
import type { Question, QuestionFile, Turn } from '../../features/chat/answerer.ts';
import type { KnowledgePage } from '../local-assistant/pages/knowledge-page.ts';
import { estimateTokens, imageTokens } from './estimate-tokens.ts';
import type { ModelPrompt } from './stream-model.ts';
import { type SystemText, systemText } from './system-text.ts';

export interface PromptInput {
  store: StoreInfo;
  question: Question;
  pages: readonly KnowledgePage[];
  canary: string;
  /** An agreement with the vendor covers pictures, which cannot be redacted. */
  sendsPictures: boolean;
}

export interface BuiltPrompt extends SystemText {
  prompt: ModelPrompt;
  /** Estimated input tokens. */
  inputTokens: number;
  /** What of it the visitor and earlier answers said, as it is sent, without the marks around it. */
  disclosed: Pick<ModelDisclosure, 'texts' | 'pictures'>;
}

const maxNameChars = 80;

/**
 * Everything a vendor gets for one question: rules, the store's knowledge, and the visitor's text and files as marked data, with
 * personal data redacted. Pictures are sent only under an agreement.
 */
export function buildPrompt({ store, question, pages, canary, sendsPictures }: PromptInput): BuiltPrompt {
  const mark = randomMark();
  const { rules, known } = systemText({ store, language: question.language, now: question.now, pages, canary, mark });
  const said = allSaid(question, sendsPictures, (texts, beside) => redactPersonal(texts, { ...ownOf(store), beside }));
  const images = sendsPictures ? imagesOf(question.files) : [];
  const history = newestTurns(said.history, modelLimits.maxHistoryTokens);
  const text = [marked(mark, 'message', said.text), ...said.files.map((file) => marked(mark, 'file', file))].join(
    '\n\n',
  );
  const instructions = `${rules}\n\n${known}`;
  const messages: ModelMessage[] = [
    ...history.map(({ role, text }): ModelMessage => ({ role, content: text })),
    { role: 'user', content: [{ type: 'text', text }, ...images] },
  ];
  const texts = [instructions, text, ...history.map((turn) => turn.text)];
  const inputTokens = texts.reduce((sum, each) => sum + estimateTokens(each) + 8, images.length * imageTokens);
  return {
    rules,
    known,
    prompt: { instructions, messages, maxAnswerTokens: modelLimits.maxAnswerTokens },
    inputTokens,
    disclosed: {
      texts: [
        ...history.map(({ role, text }) => ({
          from: role === 'user' ? ('visitor' as const) : role,
          kind: 'earlier' as const,
          text,
        })),
        { from: 'visitor', kind: 'message', text: said.text },
        ...said.files.map((file) => ({ from: 'visitor' as const, kind: 'file' as const, text: file })),
      ],
      pictures: images.length,
    },
  };
}

/** The store's own address and phone stay in a redacted text. */
export function ownOf(store: StoreInfo) {
  return { keep: [store.address, store.phone, formatPhone(store.phone)] };
}

interface Said {
  text: string;
  history: Turn[];
  files: string[];
}

/** Redacts all texts together, so a name in a file or an older turn is removed from the question too. */
function allSaid(
  { text, history, files }: Question,
  showsPictures: boolean,
  redact: (texts: string[], beside: string[]) => string[],
): Said {
  const plain = (each: string) => visibleText(each).normalize('NFKC');
  const turns = history.map(({ role, text }) => ({ role, text: plain(text) }));
  const newest = newestTurns(turns, modelLimits.maxHistoryTokens);
  const older = turns.filter((turn) => !newest.includes(turn)).map((turn) => turn.text);
  const described = describeFiles(files, showsPictures).map(plain);
  const [said = '', ...rest] = redact([plain(text), ...newest.map((turn) => turn.text), ...described], older);
  return {
    text: said,
    history: newest.map(({ role }, index) => ({ role, text: rest[index] ?? '' })),
    files: rest.slice(newest.length),
  };
}

/** Name and text of each file, while they fit together. */
function describeFiles(files: readonly QuestionFile[], showsPictures: boolean): string[] {
  let room: number = modelLimits.maxFileChars;
  return files.map(({ name, text, image }) => {
    const words = (text ?? '').slice(0, Math.max(0, room));
    room -= words.length;
    const picture = showsPictures ? '(a picture)' : '(a picture, which is not shown here)';
    const state = image ? picture : text === null ? '(it could not be read)' : '';
    return [`File name: ${name.slice(0, maxNameChars)} ${state}`.trim(), words].filter(Boolean).join('\n');
  });
}

function imagesOf(files: readonly QuestionFile[]) {
  return files
    .flatMap(({ image }) => image ?? [])
    .slice(0, modelLimits.maxImages)
    .map(({ type, bytes }) => ({ type: 'file' as const, mediaType: type, data: bytes }));
}

/** The last part of the conversation that fits, beginning with the visitor. */
function newestTurns(history: readonly Turn[], mostTokens: number): Turn[] {
  let room = mostTokens;
  const kept: Turn[] = [];
  for (const turn of history.toReversed()) {
    room -= Math.ceil(turn.text.length / 3);
    if (room < 0) break;
    if (turn.text.trim() !== '') kept.unshift(turn);
  }
  const first = kept.findIndex((turn) => turn.role === 'user');
  return first === -1 ? [] : kept.slice(first);
}

/** A mark that can't be guessed. */
export function randomMark(): string {
  return `visitor-${randomBytes(9).toString('hex')}`;
}

/** Visitors' words between marks. */
export function marked(mark: string, kind: string, text: string): string {
  return `<${mark}> ${kind}\n${text}\n</${mark}>`;
}
