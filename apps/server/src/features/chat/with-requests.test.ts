import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import { vaccineAnswer } from '@rxweb/domain/requests/vaccine-table';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { Question } from './answerer.ts';
import type { Part } from './turn-record.ts';
import { withRequests } from './with-requests.ts';

const vaccines = [{ vaccine: 'Shingles', ages: '50 and older', needsPrescription: false, checkedOn: '2026-11-03' }];

interface Asked {
  intent: string;
  off?: RequestKind[];
  by?: 'local' | 'model';
  table?: typeof vaccines;
  sources?: string[];
  isDetail?: boolean;
}

/** The text of the answer, and the form that it offers. */
async function ask(
  text: string,
  { intent, off = [], by = 'local', table = vaccines, sources = [intent], isDetail }: Asked,
) {
  const requests = {
    tellStatus: async () => null,
    kindsOff: () => off,
    phone: () => '(555) 555-0100',
    tellVaccines: (said: string, language: 'en' | 'es') =>
      vaccineAnswer({ vaccines: table, said, language, today: '2026-11-23', phone: '(555) 555-0100' }),
  };
  async function* answer(): AsyncGenerator<Part> {
    yield { type: 'outcome', by, outcome: 'answered', intent, isDetail } as Part;
    yield { type: 'chunk', text: 'The page.' };
    yield { type: 'sources', sources: sources.map((id) => ({ id, title: id, lastChecked: '2026-11-23' })) } as Part;
  }
  const asked = { visitor: {} as Visitor, question: { text, language: 'en', files: [] } as unknown as Question };
  const parts: Part[] = [];
  for await (const part of withRequests(requests, asked, answer)) parts.push(part);
  const form = parts.find((part) => part.type === 'request-form');
  return { text: parts.flatMap((part) => (part.type === 'chunk' ? part.text : [])).join(''), form };
}

const row = 'The store says: 50 and older, no prescription needed, checked Nov 3.';

describe('a question about vaccines', () => {
  it.each(['local', 'model'] as const)(
    'S28-343 gets the store’s row after the answer of the %s assistant',
    async (by) => {
      const { text, form } = await ask('Do you give shingles shots?', { intent: 'vaccines', by });
      expect(text).toBe(`The page.\n\n- **Shingles**. ${row}`);
      expect(form).toMatchObject({
        form: 'appointment',
        as: 'button',
        said: { service: 'vaccine', vaccine: 'Shingles' },
      });
    },
  );

  it('S28-343 that opens the form gets the row and whom to ask about oneself', async () => {
    const { text } = await ask('I want a shingles shot', { intent: 'vaccines' });
    expect(text).toMatch(/^You can ask for it right here.*pharmacist or your doctor\.$/s);
    expect(text).toContain(row);
  });

  it('S28-343 is answered by the page alone without a table, and so is any other question', async () => {
    expect((await ask('Do you give shingles shots?', { intent: 'vaccines', table: [] })).text).toBe('The page.');
    expect((await ask('Do you deliver for shingles?', { intent: 'delivery' })).text).toBe('The page.');
  });
});

it('a form keeps the answer above it where the hours of a day are asked too', async () => {
  const [alone, both] = await Promise.all([
    ask('I need a refill', { intent: 'refills' }),
    ask('I need a refill, and tell me if Christmas Eve is a work day', {
      intent: 'refills',
      sources: ['refills', 'store-hours'],
    }),
  ]);
  expect([alone.text.includes('The page.'), both.text]).toEqual([false, 'The page.']);
  expect(both.form).toMatchObject({ form: 'refill' });
});

it('a follow-up to an open form keeps its answer, with the form behind a button', async () => {
  const { text, form } = await ask('sooner than that, I leave Thursday', { intent: 'refills', isDetail: true });
  expect([text, form]).toEqual(['The page.', expect.objectContaining({ form: 'refill', as: 'button' })]);
});

describe('a kind that the store turned off', () => {
  it('S28-340 is not offered: who asks for it is asked to call, after what the page says', async () => {
    const { text, form } = await ask('I need a refill', { intent: 'refills', off: ['refill'] });
    expect(form).toBeUndefined();
    expect(text).toBe('The page.\n\nWe don’t take this request online right now. Please call us at (555) 555-0100.');
    expect((await ask('I need a refill', { intent: 'refills', off: ['delivery'] })).form).toMatchObject({
      form: 'refill',
    });
  });

  it('S28-340 is not mentioned to those who only ask how it works', async () => {
    expect(await ask('How long does a refill take?', { intent: 'refills', off: ['refill'] })).toEqual({
      text: 'The page.',
      form: undefined,
    });
  });
});
