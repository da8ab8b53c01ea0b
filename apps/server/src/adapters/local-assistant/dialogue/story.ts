import { searchTerms } from '../search-terms.ts';
import { answerPart } from './answer-part.ts';
import type { Asking } from './asking.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import { type Clause, isStory } from './split-message.ts';

/** What a statement asks for by itself, also in a story. */
const toldAlone: ReadonlySet<string> = new Set(['wrong-medicine', 'complaints', 'no-refills-left', 'talk-to-person']);

/** In a story only questions ask, and statements that need an answer by themselves; the others are background. */
export function withoutStory(context: Asking, text: string, clauses: readonly Clause[]): readonly Clause[] {
  const asked = clauses.filter(({ form }) => form === 'question' || form === 'request');
  if (!isStory(text) || asked.length === 0) return clauses;
  return clauses.map((clause) =>
    asked.includes(clause) || isToldAlone(context, clause.text)
      ? clause
      : { ...clause, isBackground: true, page: pageMeant(context, clause.text) },
  );
}

function isToldAlone(context: Asking, text: string): boolean {
  const { intent } = answerPart(context, text, null);
  if (intent === null || !toldAlone.has(intent)) return false;
  const isOfMedicine = searchTerms(text).some((term) => term === 'medicine_' || term === 'prescription_');
  return (
    isAtLeast(certaintyOf(context.library, text, intent), 'clear') && (intent !== 'wrong-medicine' || isOfMedicine)
  );
}

/** "My prescription is ready, says a text from your number" is about prescriptions, not about the store's number. */
function pageMeant({ library }: Asking, text: string): string | undefined {
  const [best] = library.find(text);
  if (!best || best.score < leastMeant || rarelyMeant.has(best.id)) return undefined;
  const isNamed = searchTerms(text).some((term) => term !== 'relative_');
  return isNamed && isAtLeast(certaintyOf(library, text, best.id), 'likely') ? best.id : undefined;
}

/** From this score of the search a clause is about a page. */
const leastMeant = 5.5;

/** Pages that the words of any story resemble. */
const rarelyMeant: ReadonlySet<string> = new Set([
  'complaints',
  'about-this-assistant',
  'small-talk',
  'after-hours',
  'parking-and-drive-through',
  'jobs-and-vendors',
]);
