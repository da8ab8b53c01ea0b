/** The six conditions of which one is needed (domain fact 1), by the names that the window engine reads. */
export const conditionNames = [
  'amputation',
  'past ulcer',
  'pre-ulcerative callus',
  'neuropathy with callus',
  'deformity',
  'poor circulation',
] as const;
export type ConditionName = (typeof conditionNames)[number];

/** Conditions as the form has them: which of the six, the document that shows each, and what was written in other words. */
export interface Conditions {
  named: ReadonlyMap<ConditionName, string>;
  other: string;
}

const documentOf = (name: ConditionName) => `Document for ${name}: `;

/**
 * A condition and its document are texts of their own: words of the document, "note no. 3", would be read as a denial of the condition
 * beside them.
 */
export function writeConditions({ named, other }: Conditions): string[] | null {
  const texts = [
    ...[...named].flatMap(([name, document]) =>
      document.trim() ? [name, `${documentOf(name)}${document.trim()}`] : [name],
    ),
    ...other.split('\n').filter((line) => line.trim() !== ''),
  ];
  return texts.length > 0 ? texts : null;
}

export function readConditions(texts: readonly string[] | null): Conditions {
  const named = new Map<ConditionName, string>();
  const others: string[] = [];
  for (const text of texts ?? []) {
    const name = conditionNames.find((each) => text === each);
    const documented = conditionNames.find((each) => text.startsWith(documentOf(each)));
    if (name) named.set(name, named.get(name) ?? '');
    else if (documented) named.set(documented, text.slice(documentOf(documented).length));
    else others.push(text);
  }
  return { named, other: others.join('\n') };
}
