import { join } from 'node:path';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { createChatRepository } from '../apps/server/src/features/chat/chat.repository.ts';
import { openAppended, openOverwritten } from './insert/raw-writes.ts';
import { startProduct } from './systems/product.ts';
import { printTable, say } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { median } from './tools/statistics.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/**
 * Stores a visitor's question with the product's own repository and database, over one connection and over ten, beside 8 kB written and flushed
 * (fdatasync) to the same disk, which is PostgreSQL's log for such a row. Rounds in turn; the ratio within a round counts.
 */
const isQuick = Boolean(process.env.BENCH_QUICK);
const rounds = isQuick ? 3 : 15;
const roundMs = isQuick ? 500 : 2_000;
const atOnce = 10;

const question = {
  text: 'Is the refill of prescription 700123 ready? I could come by after work, at about half past five.',
  language: 'en',
  attachments: [],
} as const;

const folder = await temporaryFolder();
try {
  const product = await startProduct(join(folder.path, 'data'));
  const one = openSql(product.databaseUrl, { max: 1 });
  const ten = openSql(product.databaseUrl, { max: atOnce });
  const [appended, overwritten] = await Promise.all([openAppended(folder.path), openOverwritten(folder.path)]);
  try {
    const [byOne, byTen] = [createChatRepository(one), createChatRepository(ten)];
    const ways = {
      appended: () => perSecond(appended.write, 1),
      overwritten: () => perSecond(overwritten.write, 1),
      one: () => perSecond(() => byOne.startTurn(null, question), 1),
      ten: () => perSecond(() => byTen.startTurn(null, question), atOnce),
    };
    const taken: Record<keyof typeof ways, number>[] = [];
    for (let round = -1; round < rounds; round++) {
      const rates = { appended: 0, overwritten: 0, one: 0, ten: 0 };
      for (const way of ['appended', 'one', 'ten', 'overwritten'] as const) rates[way] = await ways[way]();
      // The first round only warms up.
      if (round >= 0) taken.push(rates);
    }
    const middle = (figure: (rates: (typeof taken)[number]) => number) => median(taken.map(figure));
    const ratios = {
      one: middle((rates) => rates.one / rates.appended),
      ten: middle((rates) => rates.ten / rates.appended),
      oneOfOverwritten: middle((rates) => rates.one / rates.overwritten),
      tenOfOverwritten: middle((rates) => rates.ten / rates.overwritten),
    };
    printTable(
      'durable inserts',
      ['way', 'a second', 'of appending', 'of overwriting'],
      [
        ['8 kB appended and flushed', middle((rates) => rates.appended), 1, ''],
        ['8 kB overwritten and flushed', middle((rates) => rates.overwritten), '', 1],
        ['a row, one connection', middle((rates) => rates.one), ratios.one, ratios.oneOfOverwritten],
        ['a row, ten connections', middle((rates) => rates.ten), ratios.ten, ratios.tenOfOverwritten],
      ],
    );
    say(JSON.stringify({ ratios, taken }));
    await tellRows([
      {
        id: 'insert-one-connection',
        measure: 'durable insert of a question, one connection, rate of 8 kB appended and fdatasync',
        unit: '',
        ours: ratios.one,
        goal: { atLeast: 0.35 },
        limit: 1,
        peer: 'PostgreSQL 0.38',
      },
      {
        id: 'insert-ten-connections',
        measure: 'durable insert of a question, 10 connections, rate of 8 kB appended and fdatasync',
        unit: '',
        ours: ratios.ten,
        goal: { atLeast: 0.9 },
        limit: 1,
        peer: 'PostgreSQL 1.00',
      },
      {
        id: 'insert-one-of-overwritten',
        measure: 'the same, one connection, rate of 8 kB overwritten in a file of full size and fdatasync',
        unit: '',
        ours: ratios.oneOfOverwritten,
        goal: null,
        limit: 1,
      },
      {
        id: 'insert-ten-of-overwritten',
        measure: 'the same, 10 connections, rate of 8 kB overwritten in a file of full size and fdatasync',
        unit: '',
        ours: ratios.tenOfOverwritten,
        goal: null,
        limit: 1,
      },
    ]);
  } finally {
    appended.close();
    overwritten.close();
    await Promise.all([one.end({ timeout: 1 }), ten.end({ timeout: 1 })]);
    await product.stop();
  }
} finally {
  await folder.remove();
}

/** Does the work again and again for a round, so many at once; returns how often it was done in a second. */
async function perSecond(work: () => unknown, lanes: number): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() - startedAt < roundMs) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (done * 1_000) / (performance.now() - startedAt);
}
