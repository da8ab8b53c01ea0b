import { join } from 'node:path';
import { createServer } from 'vite';
import { type Timed, timeSession } from '../e2e/interactions.ts';
import { openBrowser } from './page/browser.ts';
import { type Grown, measureConversation } from './stream/conversation.ts';
import { measureParsing } from './stream/parsing.ts';
import { root, startProduct } from './systems/product.ts';
import { printTable } from './tools/report.ts';
import { type BenchRow, tellRows } from './tools/rows.ts';
import { memoryFolder } from './tools/temporary-folder.ts';

/**
 * Measures what an answer costs the page while it comes: parsing, a piece in short and long conversations, scrolling, and how soon keys and
 * presses are answered on an old phone.
 */
const isQuick = Boolean(process.env.BENCH_QUICK);
const rows: BenchRow[] = [];

const vite = await createServer({
  configFile: false,
  root: join(root, 'apps/web'),
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  for (const size of [3_000, 20_000]) {
    const { ratio } = await measureParsing(vite, size, isQuick ? 1 : 3);
    rows.push({
      id: `stream-parse-${size}`,
      measure: `reading an answer of ${size / 1_000} kB word by word, of reading it once (processor time)`,
      unit: '',
      ours: ratio,
      goal: { atMost: 5 },
    });
  }
} finally {
  await vite.close();
}

const folder = await memoryFolder(1024 ** 3);
const product = await startProduct(folder.path);
const browser = await openBrowser();
const baseURL = product.url.replace(/\/backend$/, '');
try {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, baseURL, serviceWorkers: 'block' });
  rows.push(...conversationRows(await measureConversation(await context.newPage(), isQuick ? 200 : 1_000)));
  await context.close();
  const phone = await browser.newContext({ viewport: { width: 412, height: 823 }, baseURL, serviceWorkers: 'block' });
  rows.push(...interactionRows(await timeSession(await phone.newPage(), 3, () => false)));
  await phone.close();
} finally {
  await browser.close();
  await product.stop();
  await folder.remove();
}
printTable(
  'streaming, long conversations and keys',
  ['measure', 'unit', 'ours'],
  rows.map(({ measure, unit, ours }) => [measure, unit, ours]),
);
await tellRows(rows);

function conversationRows({ messages, short, long, slowFrames }: Grown): BenchRow[] {
  return [
    {
      id: 'stream-piece-growth',
      measure: `processor time of a piece of an answer with ${messages} messages before it, of the same with 10`,
      unit: '',
      ours: long / short,
      goal: { atMost: 1.5 },
    },
    {
      id: 'stream-slow-frames',
      measure: `frames over 16.7 ms by more than a quarter while ${messages} messages are scrolled`,
      unit: '%',
      ours: slowFrames * 100,
      goal: { atMost: 5 },
    },
  ];
}

function interactionRows(best: ReadonlyMap<string, Timed>): BenchRow[] {
  return [...best].map(([name, { interactionMs }]) => ({
    id: `inp-${name.replaceAll(' ', '-')}`,
    measure: `from the press to the next paint on an old phone’s processor: ${name}`,
    unit: 'ms',
    ours: interactionMs,
    goal: { atMost: 100 },
  }));
}
