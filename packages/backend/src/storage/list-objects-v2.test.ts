import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casesOf, propertyTimeoutMs } from '../../testing/sizes.ts';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
});
afterAll(() => storage.close());

const segment = fc.constantFrom('a', 'B', 'b', 'c d', 'z-1', 'a+b');
const key = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const request = fc.record({
  prefix: fc.constantFrom('', 'a', 'a/', 'b/a', 'b/a/', 'none'),
  with_delimiter: fc.boolean(),
  limit: fc.integer({ min: 1, max: 4 }),
  sortBy: fc.record({
    column: fc.constantFrom('name', 'created_at', 'updated_at'),
    order: fc.constantFrom('asc', 'desc'),
  }),
});

/** What pages must add up to: each key, or the folder below the prefix that holds it, once. */
function everything(keys: readonly string[], { prefix, with_delimiter }: { prefix: string; with_delimiter: boolean }) {
  const found = keys
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const slash = name.indexOf('/', prefix.length);
      return with_delimiter && slash >= 0 ? name.slice(0, slash + 1) : name;
    });
  return [...new Set(found)].sort();
}

it(
  'pages add up to all keys, none twice, in order',
  async () => {
    const { sql } = storage.backend;
    const property = fc.asyncProperty(fc.uniqueArray(key, { maxLength: 12 }), request, async (keys, asked) => {
      await sql`delete from storage.objects where bucket_id = 'shared'`;
      for (const name of keys) {
        await storage.backend
          .sql`insert into storage.objects (bucket_id, name, metadata) values ('shared', ${name}, '{}')`;
      }
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data, error } = await storage.service.storage
          .from('shared')
          .listV2({ ...asked, ...(cursor === undefined ? {} : { cursor }) } as object);
        if (error) throw error;
        expect(data.folders.length + data.objects.length).toBeLessThanOrEqual(asked.limit);
        const page = [...data.folders, ...data.objects].map(({ name }) => name);
        if (asked.sortBy.column === 'name') {
          page.sort();
          if (asked.sortBy.order === 'desc') page.reverse();
        }
        seen.push(...page);
        expect(data.hasNext).toBe(data.nextCursor !== undefined);
        cursor = data.nextCursor;
      } while (cursor !== undefined);
      const expected = everything(keys, asked);
      if (asked.sortBy.column === 'name') {
        expect(seen).toEqual(asked.sortBy.order === 'asc' ? expected : expected.toReversed());
      } else {
        expect([...seen].sort()).toEqual(expected);
      }
    });
    await fc.assert(property, { numRuns: casesOf(40, 1_000) });
  },
  propertyTimeoutMs,
);

it('shows a person only what the policies allow', async () => {
  await storage.service.storage.from('inbox').upload('drop-1.pdf', 'text', { contentType: 'application/pdf' });
  expect((await storage.service.storage.from('inbox').listV2()).data?.objects).toHaveLength(1);
  expect((await storage.anon.storage.from('inbox').listV2()).data).toEqual({
    hasNext: false,
    folders: [],
    objects: [],
  });
});
