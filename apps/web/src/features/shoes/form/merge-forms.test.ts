import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyValues, type FormValues } from '../shared/form-values.ts';
import { type FieldPath, fieldPaths, shoeField } from '../shared/shoe-fields.ts';
import { type Choice, mergeForms, resolveConflicts } from './merge-forms.ts';

const [inside, outside] = ['checklist.insurance.inNetwork', 'checklist.insurance.outOfNetwork'] as const;

/** Forms of few values each, so that three of them often agree in a field; never with both networks. */
const forms: fc.Arbitrary<FormValues> = fc
  .tuple(...fieldPaths.map((path) => (shoeField(path).kind === 'tick' ? oneOf('', 'yes') : oneOf('', 'a', 'b'))))
  .map((texts) => {
    const values = Object.fromEntries(fieldPaths.map((path, index) => [path, texts[index]])) as FormValues;
    return values[inside] === 'yes' ? { ...values, [outside]: '' } : values;
  });

function oneOf(...texts: string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...texts);
}

describe('two changes of one form', () => {
  it('R13 never lose a change of either side without asking', () => {
    fc.assert(
      fc.property(forms, forms, forms, (base, mine, theirs) => {
        const merge = mergeForms(base, mine, theirs);
        const asked = new Set<FieldPath>(
          merge.conflicts.flatMap(({ path, partner }) => (partner ? [path, partner] : [path])),
        );
        for (const path of fieldPaths) {
          if (asked.has(path)) continue;
          if (mine[path] !== base[path]) expect(merge.values[path]).toBe(mine[path]);
          if (theirs[path] !== base[path]) expect(merge.values[path]).toBe(theirs[path]);
          if (mine[path] === base[path] && theirs[path] === base[path]) expect(merge.values[path]).toBe(base[path]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('ask about a field when both changed it otherwise, and about no other', () => {
    fc.assert(
      fc.property(forms, forms, forms, (base, mine, theirs) => {
        const asked = mergeForms(base, mine, theirs).conflicts.filter(({ partner }) => partner === null);
        for (const { path } of asked) {
          expect(new Set([base[path], mine[path], theirs[path]]).size).toBe(3);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never end with both networks ticked, whatever is chosen', () => {
    fc.assert(
      fc.property(forms, forms, forms, fc.boolean(), (base, mine, theirs, takesMine) => {
        const merge = mergeForms(base, mine, theirs);
        const side: Choice = { side: takesMine ? 'mine' : 'theirs' };
        const settled = resolveConflicts(merge, mine, new Map(merge.conflicts.map(({ path }) => [path, side])));
        expect(settled[inside] === 'yes' && settled[outside] === 'yes').toBe(false);
        for (const { path } of merge.conflicts) expect(settled[path]).toBe(takesMine ? mine[path] : theirs[path]);
      }),
      { numRuns: 60 },
    );
  });

  it('ask about the networks when each side ticked another one', () => {
    const mine = { ...emptyValues, [inside]: 'yes' };
    const theirs = { ...emptyValues, [outside]: 'yes' };
    const merge = mergeForms(emptyValues, mine, theirs);
    expect(merge.conflicts).toEqual([{ path: inside, partner: outside, mine: 'yes', theirs: '' }]);
    expect(resolveConflicts(merge, mine, new Map([[inside, { side: 'mine' }]]))).toEqual(mine);
    expect(resolveConflicts(merge, mine, new Map([[inside, { side: 'theirs' }]]))).toEqual(theirs);
  });

  it('take a combined text', () => {
    const mine = { ...emptyValues, notes: 'Call in the morning' };
    const merge = mergeForms(emptyValues, mine, { ...emptyValues, notes: 'Daughter drives' });
    const text = 'Daughter drives. Call in the morning';
    expect(resolveConflicts(merge, mine, new Map([['notes', { side: 'both', text }]])).notes).toBe(text);
  });

  it('say what came from whom', () => {
    const merge = mergeForms(
      emptyValues,
      { ...emptyValues, shoe_size: '10', notes: 'a' },
      { ...emptyValues, patient_phone: '5', notes: 'a' },
    );
    expect(merge).toMatchObject({ onlyMine: ['shoe_size'], onlyTheirs: ['patient_phone'], conflicts: [] });
    expect(merge.values).toMatchObject({ shoe_size: '10', patient_phone: '5', notes: 'a' });
  });
});
