import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShoesApp, startShoesApp, toSave } from '../../../testing/shoes/start-shoes-app.ts';
import type { HistoryEntry } from './shoes.repository.ts';

let test: ShoesApp;
beforeAll(async () => {
  test = await startShoesApp();
});
afterAll(() => test.close());

type File = Record<string, unknown> & { version: number };

/** What a writer may change, each with the way to write it into a save and its path in the history. */
const fields = {
  notes: (save, value) => Object.assign(save, { notes: `note ${value}` }),
  patient_phone: (save, value) => Object.assign(save, { patient_phone: `555-${value}` }),
  'checklist.shoesOrdered': (save, value) => {
    save.checklist_data = JSON.stringify({ ...JSON.parse(save.checklist_data), shoesOrdered: `order ${value}` });
  },
  'details.visit.date': (save, value) => {
    const date = new Date(Date.UTC(2025, 0, 1 + (value % 300))).toISOString().slice(0, 10);
    save.details = { ...save.details, visit: { ...save.details.visit, date } };
  },
  'details.conditions': (save, value) => {
    save.details = { ...save.details, conditions: [...(save.details.conditions ?? []), `condition ${value}`] };
  },
  archived: (save) => Object.assign(save, { archived: !save.archived }),
} satisfies Record<string, (save: Save, value: number) => void>;
type Field = keyof typeof fields;
type Save = Omit<ReturnType<typeof toSave>, 'details' | 'checklist_data'> & {
  checklist_data: string;
  details: Record<string, unknown> & { visit: object | null; conditions: string[] | null };
};

interface Edit {
  field: Field;
  /** Whether the writer looks at the case again before. */
  isFresh: boolean;
}
const edit = fc.record({ field: fc.constantFrom(...(Object.keys(fields) as Field[])), isFresh: fc.boolean() });
/** Each step is one writer's edit, or both at the same time. */
const step = fc.record({ first: fc.option(edit), second: fc.option(edit) });

describe('R13 two writers', () => {
  it('R13 lose nothing: what was acknowledged is in the case or in its history, and what was refused is nowhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const id = await test.create({
          patient_id: 'P-1',
          patient_name: 'Dorothy Vance',
          notes: String(Math.random()),
        });
        const writers = [
          await makeWriter(id, test.tokens.pharmacist),
          await makeWriter(id, test.tokens.admin),
        ] as const;
        for (const { first, second } of steps)
          await Promise.all([first && writers[0].save(first), second && writers[1].save(second)]);
        const acknowledged = writers.flatMap((writer) => writer.acknowledged);
        const { entries } = (await test.call('GET', `/${id}/history`)).body as { entries: HistoryEntry[] };
        const last = (await test.read(id)) as File;
        expect(entries.map(({ version }) => version)).toEqual(countDown(acknowledged.length + 1));
        expect(last.version).toBe(acknowledged.length + 1);
        for (const { version, field, before, after } of acknowledged)
          expect(entries.find((entry) => entry.version === version)?.changes).toEqual([{ path: field, before, after }]);
        for (const field of Object.keys(fields) as Field[]) {
          const values = entries.flatMap(({ changes }) => changes.filter(({ path }) => path === field)).reverse();
          expect(values.slice(1).map(({ before }) => before)).toEqual(values.slice(0, -1).map(({ after }) => after));
          const now = valueAt(toSave(last) as Save, field);
          expect(values.at(-1)?.after ?? null).toBe(now);
        }
      }),
      { numRuns: 15 },
    );
  }, 30_000);
});

let values = 0;

/** A user with the case open in another window, who gets a conflict and reloads. */
async function makeWriter(id: string, token: string) {
  const open = async () => (await test.call('GET', `/${id}`, undefined, { token })).body as File;
  let seen = await open();
  const acknowledged: { version: number; field: Field; before: string | null; after: string | null }[] = [];
  return {
    acknowledged,
    async save({ field, isFresh }: Edit) {
      if (isFresh) seen = await open();
      const save = toSave(seen) as Save;
      const before = valueAt(save, field);
      fields[field](save, ++values);
      const { status, body } = await test.call('PUT', `/${id}`, save, { token });
      if (status === 200) {
        acknowledged.push({ version: body.version, field, before, after: valueAt(save, field) });
        seen = body;
      } else {
        expect(status).toBe(409);
        expect(body.current.version).toBeGreaterThan(save.version as number);
        seen = body.current;
      }
    },
  };
}

/** As the history shows it. */
function valueAt(save: Save, field: Field): string | null {
  const record: Record<string, unknown> = { ...save, checklist: JSON.parse(save.checklist_data) };
  const value = field
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key] ?? null, record);
  return value === null ? null : JSON.stringify(value);
}

const countDown = (from: number) => Array.from({ length: from }, (_, index) => from - index);
