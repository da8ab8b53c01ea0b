import type { FormValues } from '../shared/form-values.ts';
import { type FieldPath, fieldPaths } from '../shared/shoe-fields.ts';

/** What both sides changed, each otherwise. A person decides. */
export interface Conflict {
  path: FieldPath;
  /** Goes with it: of the two networks only one can be ticked. */
  partner: FieldPath | null;
  mine: string;
  theirs: string;
}

export interface Merge {
  /** All that could be decided; what could not is as it is in `theirs`. */
  values: FormValues;
  /** What only they changed, and what only I did. */
  onlyTheirs: readonly FieldPath[];
  onlyMine: readonly FieldPath[];
  conflicts: readonly Conflict[];
}

const networks = ['checklist.insurance.inNetwork', 'checklist.insurance.outOfNetwork'] as const;

/** Brings two changes of one form together, field by field. Neither side loses a change without being asked. */
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

/** Whether one side ticked one network and the other side the other one, which no single field shows. */
function areBothTicked(base: FormValues, mine: FormValues, theirs: FormValues): boolean {
  return networks.every((path) => (mine[path] === base[path] ? theirs[path] : mine[path]) === 'yes');
}

/** How a conflict is settled: with one side, or with a text made of both. */
export type Choice = { side: 'mine' | 'theirs' } | { side: 'both'; text: string };

/** The form as it was decided. What was not decided yet is as it is in `theirs`. */
export function settle(merge: Merge, mine: FormValues, choices: ReadonlyMap<FieldPath, Choice>): FormValues {
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
