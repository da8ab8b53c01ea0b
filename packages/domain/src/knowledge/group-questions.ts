/** A question as the search reads it. */
export interface ReadQuestion {
  terms: readonly string[];
}

/** How alike two questions must be, from 0 to 1. */
const leastAlike = 0.5;

/**
 * Groups questions by the terms they share, rare terms counting more. The largest group comes first; within a group the order of the list
 * stays. Questions without any term stay alone.
 */
export function groupQuestions<Q extends ReadQuestion>(questions: readonly Q[]): Q[][] {
  const weightOf = termWeights(questions);
  const groups: { members: Q[]; terms: Set<string> }[] = [];
  for (const question of questions) {
    const terms = new Set(question.terms);
    let best: (typeof groups)[number] | null = null;
    let bestLikeness = leastAlike;
    for (const group of groups) {
      const likeness = likenessOf(terms, group.terms, weightOf);
      if (likeness < bestLikeness) continue;
      best = group;
      bestLikeness = likeness;
    }
    if (best) best.members.push(question);
    else groups.push({ members: [question], terms });
  }
  return groups.map(({ members }) => members).sort((a, b) => b.length - a.length);
}

/** The share of the weight that two sets of terms have in common (weighted Jaccard). */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>, weightOf: (term: string) => number): number {
  let shared = 0;
  let all = 0;
  for (const term of new Set([...a, ...b])) {
    const weight = weightOf(term);
    all += weight;
    if (a.has(term) && b.has(term)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

function termWeights(questions: readonly ReadQuestion[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const { terms } of questions) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => 1 + Math.log(1 + questions.length / (counts.get(term) ?? 1));
}
