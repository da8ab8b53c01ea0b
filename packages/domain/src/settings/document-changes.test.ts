import { describe, expect, it } from 'vitest';
import { changesBetween, mergeDocuments } from './document-changes.ts';

const day = (date: string, reason: string) => ({ date, reason });
const base = {
  store: { name: 'A', phone: '1', closures: [day('2026-11-26', 'Thanksgiving')] },
};

describe('the changes of a document', () => {
  it('name each field and each day of a list of days', () => {
    const after = {
      store: { name: 'B', closures: [day('2026-11-27', 'short'), day('2026-11-26', 'Thanks')] },
      widget: { hosts: ['a'] },
    };
    expect(changesBetween(base, after).map(({ path }) => path)).toEqual([
      'store.name',
      'store.phone',
      'store.closures.2026-11-26',
      'store.closures.2026-11-27',
      'widget.hosts',
    ]);
    expect(changesBetween(base, base)).toEqual([]);
    expect(changesBetween({}, { widget: { hosts: [] } })).toEqual([
      { path: 'widget.hosts', before: undefined, after: [] },
    ]);
  });
});

describe('lists of services and vaccines', () => {
  const service = (slug: string, minutes = 15) => ({ slug, minutes });
  const listed = (...services: object[]) => ({
    appointments: { services, vaccines: [{ vaccine: 'Td / Tdap', ages: '1' }] },
  });
  const before = listed(service('flu'), service('shoes'));

  it('S28-345 are compared one by one, and an order as a whole', () => {
    const paths = (after: object) => changesBetween(before, after).map(({ path }) => path);
    expect(paths(listed(service('flu', 20), service('covid')))).toEqual([
      'appointments.services.flu',
      'appointments.services.shoes',
      'appointments.services.covid',
    ]);
    expect(paths(listed(service('shoes'), service('flu')))).toEqual(['appointments.services']);
    const vaccines = [{ vaccine: 'Td / Tdap', ages: '2' }];
    expect(paths({ appointments: { ...before.appointments, vaccines } })).toEqual(['appointments.vaccines.Td / Tdap']);
  });

  it('S28-345 say nothing of an empty list that comes along', () => {
    const after = { appointments: { services: [service('flu')], vaccines: [] } };
    expect(changesBetween({}, after).map(({ path }) => path)).toEqual(['appointments.services.flu']);
  });

  it('S28-345 keep what both sides changed, in the order of the one who changed it', () => {
    const mine = listed(service('shoes'), service('flu'), service('mine'));
    const theirs = listed(service('flu', 20), service('shoes'), service('theirs'));
    const merged = mergeDocuments<object>(before, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.document).toEqual(listed(service('shoes'), service('flu', 20), service('mine'), service('theirs')));
    const withoutShoes = mergeDocuments<object>(
      before,
      listed(service('flu')),
      listed(service('flu'), service('shoes', 9)),
    );
    expect(withoutShoes.conflicts.map(({ path }) => path)).toEqual(['appointments.services.shoes']);
  });
});

describe('two people who change the same document', () => {
  it('both keep what only they changed, each day for itself', () => {
    const mine = { store: { ...base.store, phone: '2', closures: [...base.store.closures, day('2026-12-25', 'X')] } };
    const theirs = { store: { ...base.store, name: 'B', closures: [day('2026-11-27', 'Y'), ...base.store.closures] } };
    const { document, conflicts, onlyMine, onlyTheirs } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.store).toEqual({
      name: 'B',
      phone: '2',
      closures: [day('2026-11-26', 'Thanksgiving'), day('2026-11-27', 'Y'), day('2026-12-25', 'X')],
    });
    expect(onlyMine.map(({ path }) => path)).toEqual(['store.phone', 'store.closures.2026-12-25']);
    expect(onlyTheirs.map(({ path }) => path)).toEqual(['store.name', 'store.closures.2026-11-27']);
  });

  it('choose where both changed the same', () => {
    const mine = { store: { ...base.store, name: 'M', closures: [] } };
    const theirs = { store: { ...base.store, name: 'T', closures: [day('2026-11-26', 'Changed')] } };
    const merged = mergeDocuments(base, mine, theirs);
    expect(merged.conflicts.map(({ path }) => path)).toEqual(['store.name', 'store.closures.2026-11-26']);
    expect(merged.document).toEqual(theirs);
    const chosen = new Map(merged.conflicts.map(({ path }) => [path, 'mine'] as const));
    expect(mergeDocuments(base, mine, theirs, chosen).document).toEqual(mine);
  });

  it('keep a section that only one of them has', () => {
    const theirs = { ...base, widget: { hosts: [] } };
    const mine = { store: { ...base.store, name: 'M' } };
    expect(mergeDocuments<object>(base, mine, theirs).document).toEqual({ ...mine, widget: { hosts: [] } });
  });
});
