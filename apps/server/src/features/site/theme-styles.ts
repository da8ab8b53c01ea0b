const themedRule = /([^{}<>]*\[data-(?:theme|season)=\w+\])\{([^}]*)\}/g;

interface Rule {
  /** Higher wins, then the later rule. */
  weight: number;
  declarations: [name: string, value: string][];
}

/** All rules target the root element, so overridden ones can go. Other themes wait for the full styles. */
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

const classRule = /(?<=[{}>])(?:\[data-weekend\] )?\.([\w-]+)(?::\w+)?\{[^{}]*\}/g;
const weekendRule = /(?<=[{}>])\[data-weekend\][^{}]*\{[^{}]*\}/g;

/** Without the inlined rules of a class that this page hasn't, such as those of the demo, and of the weekend when it's none. */
export function dropUnusedStyles(page: string, markup: string, weekend: boolean): string {
  const used = new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
  return page.replace(/<style>.*?<\/style>/s, (styles) =>
    styles
      .replaceAll(classRule, (rule, name: string) => (used.has(name) ? rule : ''))
      .replaceAll(weekendRule, weekend ? '$&' : ''),
  );
}
