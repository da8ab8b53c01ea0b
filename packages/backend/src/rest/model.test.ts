import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { type ModelRow, modelColumn, modelFilter, modelRows, modelTable, sortRows } from '../../testing/rest/model.ts';
import { casesOf, propertyTimeoutMs } from '../../testing/sizes.ts';

let test: TestBackend;
let rows: ModelRow[];
beforeAll(async () => {
  test = await createTestBackend({ exposedTables: { model: {} } });
  [rows = []] = fc.sample(modelRows, { numRuns: 1, seed: 20_261_121 });
  await test.sql.unsafe(modelTable);
  // As JSON: the driver would cut times to milliseconds.
  const json = test.sql.json(rows.map((row) => ({ ...row })));
  await test.sql`insert into public.model select * from jsonb_populate_recordset(null::public.model, ${json})`;
});
afterAll(() => test.close());

const reading = fc.record({
  filters: fc.array(modelFilter, { minLength: 1, maxLength: 3 }),
  order: fc.record({ column: modelColumn, descending: fc.boolean(), nullsFirst: fc.boolean() }),
  /** Nulls in PostgreSQL's default place: last, or first when descending. */
  leavesNulls: fc.boolean(),
  offset: fc.nat({ max: 20 }),
  limit: fc.nat({ max: 70 }),
  paging: fc.constantFrom('parameters', 'range', 'both'),
  counts: fc.boolean(),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
});
type Reading = typeof reading extends fc.Arbitrary<infer T> ? T : never;

async function check(wanted: Reading): Promise<void> {
  const { filters, offset, limit, counts, method } = wanted;
  // A Range header can't ask for no rows, and HEAD has none.
  const byRange = wanted.paging !== 'parameters' && method === 'GET' && limit > 0;
  const nullsFirst = wanted.leavesNulls ? wanted.order.descending : wanted.order.nullsFirst;
  const parameters = new URLSearchParams({ select: 'id', order: `${orderOf(wanted)},id` });
  if (!byRange || wanted.paging === 'both') {
    parameters.set('offset', `${offset}`);
    parameters.set('limit', `${limit}`);
  }
  for (const { parameter } of filters) parameters.append(...parameter);
  const answer = await fetch(`${test.url}/rest/v1/model?${parameters}`, {
    method,
    headers: {
      apikey: test.backend.serviceRoleKey,
      ...(byRange && { range: `${offset}-${offset + limit - 1}` }),
      ...(counts && { prefer: 'count=exact' }),
    },
  });
  const text = await answer.text();

  const found = sortRows(
    rows.filter((row) => filters.every(({ holds }) => holds(row) === true)),
    { ...wanted.order, nullsFirst },
  ).map(({ id }) => ({ id }));
  const page = found.slice(offset, offset + limit);
  if (counts && offset > found.length) {
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `*/${found.length}`]);
    return;
  }
  const total = counts ? String(found.length) : '*';
  expect(method === 'HEAD' ? text : JSON.parse(text)).toEqual(method === 'HEAD' ? '' : page);
  expect(answer.headers.get('content-range')).toBe(
    `${page.length === 0 ? '*' : `${offset}-${offset + page.length - 1}`}/${total}`,
  );
  expect(answer.status).toBe(counts && page.length < found.length ? 206 : 200);
}

function orderOf({ order, leavesNulls }: Reading): string {
  const direction = order.descending ? 'desc' : 'asc';
  return `${order.column}.${direction}${leavesNulls ? '' : `.nulls${order.nullsFirst ? 'first' : 'last'}`}`;
}

it(
  'P4 random filters, orders and pages find the rows that an in-memory model finds, in its order and count',
  async () => {
    const ten = fc.array(reading, { minLength: 10, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(ten, async (readings) => {
        await Promise.all(readings.map(check));
      }),
      { numRuns: casesOf(100, 5_000) },
    );
  },
  propertyTimeoutMs,
);
