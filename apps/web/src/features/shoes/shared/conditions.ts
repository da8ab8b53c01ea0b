import type { QualifyingCondition } from '@rxweb/domain/shoes/check-condition';

/** Form key and the window engine's name (domain fact 1). A patient needs one. */
const conditionNames = {
  amputation: 'amputation',
  pastUlcer: 'past ulcer',
  preUlcerativeCallus: 'pre-ulcerative callus',
  neuropathyWithCallus: 'neuropathy with callus',
  deformity: 'deformity',
  poorCirculation: 'poor circulation',
} as const satisfies Record<string, QualifyingCondition>;
export type ConditionKey = keyof typeof conditionNames;
export const conditionKeys = Object.keys(conditionNames) as ConditionKey[];

/** Conditions as edited: the checked ones, and other wordings line by line. */
export interface Conditions {
  named: readonly ConditionKey[];
  other: string;
}

export function writeConditions({ named, other }: Conditions): string[] | null {
  const texts = [...named.map((key) => conditionNames[key]), ...other.split('\n').filter((line) => line.trim() !== '')];
  return texts.length > 0 ? texts : null;
}

export function readConditions(texts: readonly string[] | null): Conditions {
  const all = texts ?? [];
  const names: readonly string[] = Object.values(conditionNames);
  return {
    named: conditionKeys.filter((key) => all.includes(conditionNames[key])),
    other: all.filter((text) => !names.includes(text)).join('\n'),
  };
}
