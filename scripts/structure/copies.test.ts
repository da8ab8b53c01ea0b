import { expect, it } from 'vitest';
import { copyPatterns, findCopies } from './copies.ts';
import { parseSource } from './parse-source.ts';

const examples: Record<string, string[]> = {
  'actor of a request': ['export function senderOf({ principal }: Call): Sender {'],
  'LIKE escape': ["const escaped = (text: string) => text.replace(/[\\\\%_]/g, '\\\\$&');"],
  'HTML escape': ["const entities = { '<': '&lt;' };", '(code) => `&#$' + '{code};`'],
  'UUID pattern': ['/^[0-9a-f]{8}(-[0-9a-f]{4}){3}/', '/^[\\da-f]{8}-/i'],
  'cursor decoder': ["form.exec(Buffer.from(cursor, 'base64url').toString())"],
  'work queue': ['export function createTurns(maxWaiting: number)', 'function createWorkQueue({ maxRunning })'],
  'activity header': ["const unasked = { 'x-rx-activity': 'background' };"],
  '15-second timeout': ['const giveUpMs = 15_000;', 'export const callTimeoutMs = 15 * SECOND;'],
  'today item type': ['type WaitingItem = z.output<typeof item>;', 'export interface TodayItem {'],
};
const other = parseSource(
  'other.ts',
  [
    'const actor = actorOf(call);',
    "name.replace(/[\"\\\\%]/g, '_');",
    'const takeTurn = createTurns(maxWaiting);',
    'const leaseMs = 15_000;',
    'const items: TodayItem[] = [];',
    "Buffer.from(token, 'base64url');",
  ].join('\n'),
);

it.each(copyPatterns.map((copy) => [copy.name, copy] as const))('finds each definition: %s', (name, copy) => {
  const source = parseSource('a.ts', ['', ...(examples[name] ?? [])].join('\n'));
  expect(findCopies([source, other], copy)).toEqual((examples[name] ?? []).map((_line, index) => `a.ts:${index + 2}`));
  expect(examples[name]).toBeDefined();
});
