import { saysOnlyWhen } from '../text/visit-words.ts';
import { isCourtesy } from './courtesies.ts';
import type { Verdict } from './decide.ts';
import { textOf, type Word } from './language/plain-words.ts';

/** "You didn't understand me", said to the assistant in the singular: "no one understands me" is different. */
const complaint =
  /^(?:(?:ay|oye|oiga|pero|ya|lol|but|ugh|ok|well|bueno|es que|that|this|esa?|esta|tu|su|usted|you|u|bot|chat) )*(?:no me (?:entendiste|entiendes|entendio|respondiste|respondes|contestaste|contestas|ayudaste|leiste|captaste)|no (?:entendiste|contestaste|respondiste)|(?:you|u) (?:didnt|did not|dont|do not) (?:even )?(?:get|understand|answer|read|help)|(?:respuesta|answer) (?:\w+ ){0,3}(?:useless|wrong|inutil|equivocada))(?: (?:nada|bien|a|lo|que|te|le|pregunte|dije|me|my|mi|la|question|pregunta|at|all|anything|what|i|asked|said|de|that|lol|bot))*$/;
const weather =
  /^(?:(?:such|what|a|some|really|very|so|its|it|is) )*(?:nice|lovely|beautiful|gorgeous|great|crazy|awful|hot|cold)(?: (?:weather|day|we|were|re|are|having|is|isnt|it|out|there|today|huh|outside|brr))+$/;
/** "Sorry for being rude earlier", said to the staff. */
const apology =
  /^(?:\w+ ){0,4}(?:sorry|apolog\w+|perdon\w*|disculp\w+) .*\b(?:rude|short|snapp\w+|yell\w*|tone|groser[oa]|grit\w+)\b/;
const longestApology = 16;
const parting =
  /\b(?:goodbye|bye|adios|never|\w+more|ever\w*|tod[oa]s?|nunca|life|vida|gone|burden|alone|forgive|die)\b/;
const opening = /\d|^(?:\w+ )?i mea|\b(?:open|close[sd]?|abren|abiertos?|cierran|cerrados?)\b/;
const farewell = /\b(?:leave|leaves|irme|salgo|last)\b/;

export const isAboutWeather = (words: readonly Word[]): boolean => weather.test(textOf(words));

/** Whether the classifier alone put a note on harmless talk. */
export function needsNoNote(words: readonly Word[], { kind, note, hasCorePhrase }: Verdict): boolean {
  return kind === null && note !== null && !hasCorePhrase && isHarmlessTalk(words);
}

/** A complaint about the assistant, an apology, the weather, or when to come. */
export function isHarmlessTalk(words: readonly Word[]): boolean {
  const said = textOf(words);
  const apologizes =
    words.length <= longestApology && apology.test(said) && !parting.test(said) && !farewell.test(said);
  return (
    apologizes ||
    complaint.test(said) ||
    weather.test(said) ||
    (isCourtesy(words) && !parting.test(said)) ||
    (opening.test(said) && !farewell.test(said) && saysOnlyWhen(said))
  );
}
