import { runToEnd } from '@rxweb/domain/text/chunked';
import {
  clauseFeatures,
  type Piece,
  piecesOf,
} from '../../apps/server/src/adapters/local-assistant/asks/ask-clauses.ts';
import { askFeatures } from '../../apps/server/src/adapters/local-assistant/asks/ask-features.ts';
import { askTags } from '../../apps/server/src/adapters/local-assistant/asks/ask-tagger.ts';
import { type AskToken, askTokens } from '../../apps/server/src/adapters/local-assistant/asks/ask-tokens.ts';
import type { MarkedMessage, Span } from '../../apps/server/src/adapters/local-assistant/asks/marked-message.ts';
import {
  createIntentModel,
  type IntentModel,
  type Lesson,
  learnLessons,
  rowOf,
} from '../../apps/server/src/adapters/local-assistant/intents/intent-model.ts';

export interface LearnedTags {
  /** Its features are places of the table. */
  model: IntentModel;
  /** The natural log of the share of each tag after another. */
  steps: number[][];
}

const rounds = 5;
const leastUses = 6;

/** Learns what each word of marked messages is. */
export function learnTags(messages: readonly MarkedMessage[]): LearnedTags {
  const steps = askTags.map(() => askTags.map(() => 1));
  const words = messages.flatMap(({ text, spans }) => {
    const tokens = askTokens(text);
    const tags = tokens.map((token) => tagOf(token, spans));
    for (const [index, tag] of tags.entries()) {
      const row = steps[tags[index - 1] ?? 0];
      if (row) row[tag] = (row[tag] ?? 0) + 1;
    }
    return tags.map((tag, index) => ({ features: askFeatures(tokens, index), tag }));
  });
  return { model: learnModel(askTags, words, leastUses), steps: steps.map(logsOf) };
}

const leastOfPiece = 3;
const asksFrom = 0.5;

/** Learns which pieces of messages ask. */
export function learnClauses(messages: readonly MarkedMessage[]): IntentModel {
  const pieces = messages.flatMap(({ text, spans }) => {
    const own = piecesOf(text);
    const asked = spans.filter(({ intent }) => intent !== 'talk');
    return clauseFeatures(text, own).map((features, index) => ({
      features,
      tag: asked.reduce((sum, span) => sum + shareOf(own[index], span), 0) >= asksFrom ? 1 : 0,
    }));
  });
  return learnModel(['told', 'asks'], pieces, leastOfPiece);
}

/** The share of a piece within a span. */
function shareOf(piece: Piece | undefined, span: Span): number {
  if (!piece) return 0;
  return Math.max(0, Math.min(piece.end, span.end) - Math.max(piece.start, span.start)) / (piece.end - piece.start);
}

function learnModel(
  tags: readonly string[],
  read: readonly { features: number[]; tag: number }[],
  least: number,
): IntentModel {
  const uses = new Map<number, number>();
  for (const { features } of read) for (const each of features) uses.set(each, (uses.get(each) ?? 0) + 1);
  const kept = [...uses].flatMap(([place, count]) => (count >= least ? [place] : []));
  const model = createIntentModel(tags, kept);
  const lessons = read.map(({ features, tag }): Lesson => {
    const rows = Int32Array.from(features, (place) => rowOf(model, place)).filter((row) => row >= 0);
    return { rows, sizes: new Float32Array(rows.length).fill(1 / Math.sqrt(rows.length || 1)), target: tag };
  });
  runToEnd(learnLessons(model, lessons, rounds));
  return model;
}

function logsOf(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, each) => sum + each, 0);
  return counts.map((each) => Math.log(each / all));
}

function tagOf({ start, end }: AskToken, spans: readonly Span[]): number {
  const span = spans.find((each) => each.start < end && start < each.end);
  if (!span) return askTags.indexOf('told');
  if (span.intent === 'talk') return askTags.indexOf('talk');
  return askTags.indexOf(start <= span.start ? 'begin' : 'ask');
}
