import type { FormValues } from '../shared/form-values.ts';
import { type FieldPath, fieldPaths } from '../shared/shoe-fields.ts';

/** Changed differently on both sides; the user decides. */
export interface Conflict {
  path: FieldPath;
  /** The other network: only one can be checked. */
  partner: FieldPath | null;
  mine: string;
  theirs: string;
}

export interface Merge {
  /** Merged values; conflicts keep the value of `theirs`. */
  values: FormValues;
  onlyTheirs: readonly FieldPath[];
  onlyMine: readonly FieldPath[];
  conflicts: readonly Conflict[];
}

const networks = ['checklist.insurance.inNetwork', 'checklist.insurance.outOfNetwork'] as const;

/** Three-way, field by field. No change is lost without asking. */
export function mergeForms(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const values: Record<FieldPath, string> = { ...theirs };
  const onlyTheirs: FieldPath[] = [];
  const onlyMine: FieldPath[] = [];
  const conflicts: Conflict[] = [];
  const isDoubled = areBothTicked(base, mine, theirs);
  for (const path of fieldPaths) {
    const [was, my, their] = [base[path], mine[path], theirs[path]];
    const [first, second] = networks;
    if (isDoubled && path === second) continue;
    if (isDoubled && path === first) conflicts.push({ path, partner: second, mine: my, theirs: their });
    else if (my === their) continue;
    else if (my === was) onlyTheirs.push(path);
    else if (their === was) {
      values[path] = my;
      onlyMine.push(path);
    } else conflicts.push({ path, partner: null, mine: my, theirs: their });
  }
  return { values, onlyTheirs, onlyMine, conflicts };
}

/** Each side checked a different network, which no single field shows. */
function areBothTicked(base: FormValues, mine: FormValues, theirs: FormValues): boolean {
  return networks.every((path) => (mine[path] === base[path] ? theirs[path] : mine[path]) === 'yes');
}

export type Choice = { side: 'mine' | 'theirs' } | { side: 'both'; text: string };

/** Applies the choices; undecided conflicts keep `theirs`. */
export function resolveConflicts(merge: Merge, mine: FormValues, choices: ReadonlyMap<FieldPath, Choice>): FormValues {
  const values: Record<FieldPath, string> = { ...merge.values };
  for (const { path, partner } of merge.conflicts) {
    const choice = choices.get(path);
    if (choice?.side === 'both') values[path] = choice.text;
    if (choice?.side !== 'mine') continue;
    values[path] = mine[path];
    if (partner) values[partner] = mine[partner];
  }
  return values;
}
