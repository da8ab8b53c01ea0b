import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/create-test-backend.ts';
import { type ModelRow, modelFilter, modelRows } from './testing/model.ts';

let test: TestBackend;
let rows: ModelRow[];
beforeAll(async () => {
  test = await createTestBackend({ exposedTables: { model: {} } });
  [rows = []] = fc.sample(modelRows, { numRuns: 1, seed: 20_261_121 });
  await test.sql`create table public.model (id int primary key, number int, word text, flag boolean, day date)`;
  await test.sql`insert into public.model ${test.sql(rows.map((row) => ({ ...row })))}`;
});
afterAll(() => test.close());

const reading = fc.record({
  filters: fc.array(modelFilter, { minLength: 1, maxLength: 3 }),
  isDescending: fc.boolean(),
  offset: fc.nat({ max: 20 }),
  limit: fc.nat({ max: 70 }),
});
type Reading = typeof reading extends fc.Arbitrary<infer T> ? T : never;

async function check({ filters, isDescending, offset, limit }: Reading): Promise<void> {
  const order = isDescending ? 'id.desc' : 'id.asc';
  const parameters = new URLSearchParams({ select: 'id', order, offset: `${offset}`, limit: `${limit}` });
  for (const { parameter } of filters) parameters.append(...parameter);
  const answer = await fetch(`${test.url}/rest/v1/model?${parameters}`, {
    headers: { apikey: test.backend.serviceRoleKey, prefer: 'count=exact' },
  });
  const body = await answer.json();

  const found = rows.filter((row) => filters.every(({ holds }) => holds(row) === true)).map(({ id }) => ({ id }));
  if (isDescending) found.reverse();
  if (offset > found.length) {
    expect(answer.status).toBe(416);
    return;
  }
  expect(body).toEqual(found.slice(offset, offset + limit));
  expect(answer.headers.get('content-range')?.split('/')[1]).toBe(String(found.length));
}

it('P4 a thousand random filters find the rows that an in-memory model finds', async () => {
  const ten = fc.array(reading, { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(ten, async (readings) => {
      await Promise.all(readings.map(check));
    }),
    { numRuns: 100 },
  );
});
