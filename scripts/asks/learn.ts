import { runToEnd } from '@rxweb/domain/text/chunked';
import { askFeatures } from '../../apps/server/src/adapters/local-assistant/asks/ask-features.ts';
import { askTags } from '../../apps/server/src/adapters/local-assistant/asks/ask-tagger.ts';
import { type AskToken, askTokens } from '../../apps/server/src/adapters/local-assistant/asks/ask-tokens.ts';
import type { MarkedMessage, Span } from '../../apps/server/src/adapters/local-assistant/asks/marked-message.ts';
import {
  createIntentModel,
  type IntentModel,
  type Lesson,
  learnLessons,
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
  const uses = new Map<number, number>();
  for (const { features } of words) for (const each of features) uses.set(each, (uses.get(each) ?? 0) + 1);
  const kept = [...uses].flatMap(([place, count]) => (count >= leastUses ? [place] : []));
  const model = createIntentModel(askTags, kept);
  const lessons = words.map(
    ({ features, tag }): Lesson => ({
      rows: Int32Array.from(features.flatMap((place) => model.rows.get(place) ?? [])),
      target: tag,
    }),
  );
  runToEnd(learnLessons(model, lessons, rounds));
  return { model, steps: steps.map(logsOf) };
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
