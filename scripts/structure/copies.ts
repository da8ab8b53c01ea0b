import type { Source } from './parse-source.ts';

export interface CopyPattern {
  name: string;
  /** Matches once for each definition. */
  pattern: RegExp;
}

/** Things that should be defined once. Each pattern matches how this code base writes a definition. */
export const copyPatterns: CopyPattern[] = [
  { name: 'actor of a request', pattern: /\b(?:function|const) (?:actorOf|senderOf|toActor)\b/g },
  { name: 'LIKE escape', pattern: /\.replace(?:All)?\(\/\[(?=[^\]/]*%)(?=[^\]/]*_)[^\]]*\]\//g },
  { name: 'HTML escape', pattern: /['"]&lt;['"]|`&#\$\{/g },
  { name: 'UUID pattern', pattern: /\[(?:0-9a-f|a-f0-9|\\da-f|a-f\\d)\]\{8\}/gi },
  { name: 'cursor decoder', pattern: /Buffer\.from\(\w*cursor\w*, 'base64url'\)/gi },
  { name: 'work queue', pattern: /\bfunction create(?:Turns|\w*WorkQueue)\b/g },
  { name: 'activity header', pattern: /['"]x-rx-activity['"]/g },
  { name: '15-second timeout', pattern: /\bconst (?:giveUpMs|timeoutMs|\w+TimeoutMs) = 15(?:_000| \* SECOND)\b/g },
  { name: 'today item type', pattern: /\b(?:type|interface) (?:WaitingItem|TodayItem)\b/g },
];

/** Where a pattern matches, a line each. */
export function findCopies(sources: readonly Source[], { pattern }: CopyPattern): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
}
