/** A rule of the styles in the page for one theme or season. */
const themedRule = /([^{}<>]*\[data-(?:theme|season)=\w+\])\{([^}]*)\}/g;

interface Rule {
  /** How many attributes it asks for: more win, and of as many the later one. */
  weight: number;
  declarations: [name: string, value: string][];
}

/**
 * Leaves in a page's styles what counts for its theme and season. All of it is for the root element, so that what another rule overrules can go.
 * The rest comes with the whole styles, which whoever has chosen another theme waits for.
 */
export function selectThemeStyles(page: string, theme: string, season: string): string {
  const read = ([, selector = '', body = '']: RegExpMatchArray): Rule | null => {
    const asked = [...selector.matchAll(/\[data-\w+=(\w+)\]/g)].map(([, name]) => name);
    if (asked.some((name) => name !== theme && name !== season)) return null;
    const declarations = body.split(';').map((text): [string, string] => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon), text.slice(colon + 1)];
    });
    return { weight: asked.length, declarations };
  };
  const rules = [...page.matchAll(themedRule)].map(read);
  const winners = new Map<string, Rule>();
  for (const rule of rules)
    for (const [name] of rule?.declarations ?? [])
      if (rule && rule.weight >= (winners.get(name)?.weight ?? 0)) winners.set(name, rule);
  let next = 0;
  return page.replaceAll(themedRule, (_, selector: string) => {
    const rule = rules[next++];
    const kept = rule?.declarations.filter(([name]) => winners.get(name) === rule) ?? [];
    return kept.length === 0 ? '' : `${selector}{${kept.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  });
}
