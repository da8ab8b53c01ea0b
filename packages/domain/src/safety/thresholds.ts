import { isTimeWord } from '../text/visit-words.ts';
import { textOf, type Word } from './language/plain-words.ts';

/** Probabilities by length of message in words (docs/decisions/0042 says how they were chosen). */
export interface Thresholds {
  /** The classifier alone shows a card. */
  alone: number;
  /** The classifier and a core phrase show a card. */
  together: number;
  /** Danger that is not sure enough for a card. */
  dangerNote: number;
  medicalNote: number;
  talkNote: number;
  pharmacist: number;
}
/** One to three words carry little evidence. */
const fewWords: Thresholds = {
  alone: 0.78,
  together: 0.18,
  dangerNote: 0.4,
  medicalNote: 0.6,
  talkNote: 0.4,
  pharmacist: 0.76,
};
/** "And today?" alone says nothing of a person: only the question before it can. */
const never: Thresholds = {
  alone: 2,
  together: 2,
  dangerNote: 2,
  medicalNote: 2,
  talkNote: 2,
  pharmacist: 2,
};
const mostEmptyWords = 6;
const dayOfMonth = /^(?:\d{1,2}|st|nd|rd|th)$/;
const emptyWords = new Set(
  `and or but so then there also too same what about how ok okay yes no yeah nope maybe sure please thanks now right later this that the day after before next week on at in it is until
  thing things instead whole como cosa igual how long does do will would should take takes took wait usually normally them cuanto tarda tardan tiempo lleva normalmente
  un una dias y o e pero entonces tambien que tal si no bueno manana ahora ahorita luego el la los esta este dia siguiente despues antes semana fin de gracias`.split(
    /\s+/,
  ),
);
/** Up to 25 words. */
const short: Thresholds = {
  alone: 0.55,
  together: 0.23,
  dangerNote: 0.165,
  medicalNote: 0.4,
  talkNote: 0.35,
  pharmacist: 0.15,
};
/** Up to 60 words. */
const middle: Thresholds = {
  alone: 0.85,
  together: 0.3,
  dangerNote: 0.6,
  medicalNote: 0.5,
  talkNote: 0.65,
  pharmacist: 0.34,
};
/** Up to 35 words. */
const fairlyShort: Thresholds = { ...middle, dangerNote: 0.45, medicalNote: 0.4, talkNote: 0.6 };
/** Beyond. */
const long: Thresholds = {
  alone: 0.7,
  together: 0.35,
  dangerNote: 0.35,
  medicalNote: 0.4,
  talkNote: 0.8,
  pharmacist: 0.4,
};

/** "Happy early Thanksgiving to you all!" Few wish that in danger. */
const holidayWish =
  /^(?:happy|merry|feliz|felices) (?:\w+ ){0,3}(?:thanksgiving|christmas|new year|holidays|easter|halloween|birthday|navidad|ano|fiestas|pascuas?|dia)\b/;

/** "She is out of pills": an errand, unless more is said. */
const emptyBottle =
  /\b(?:out of|low on|sin|acab(?:o|aron|ando)|ya no (?:tengo|tiene)) (?:\w+ ){0,3}(?:pills?|meds?|medicines?|medications?|tablets?|insulin|inhalers?|refills?|pastillas?|medicinas?|medicamentos?|insulina|inhalador)\b/;

/** "My plan said no", "I want my copay back". */
const deadEnd =
  /\b(?:(?:no (?:me|nos)|nadie(?: [mn]e| nos)?) (?:contest|respond)\w+|no(?:body| one) (?:\w+ )?(?:answer|pick)\w*|(?:plan|insurance|seguro|aseguranza) (?:\w+ )?(?:sa(?:id|ys) no|denied|di[jc]e?o? que no|neg\w+|rechaz\w+)|(?:regres|devuelv|reembols|refund|want)\w* (?:\w+ )?(?:dinero|copago|pago|copay|money)(?! to))\b/;
/** More than an errand: "nadie me contesta y ya no aguanto". */
const feels =
  /\b(?:ya no|no (?:puedo|aguanto)|sol[oa]|sient|llor|vida|alone|any ?more|feel|cry|life|hurt|di(?:e|ying)|mor[it]|help me|end\b|desapar|disappear|give up|cansad)/;

/** "You were so kind to us": praise, unless it says goodbye. */
const praise =
  /\b(?:you|you (?:all|people|folks)|everyone|staff|ustedes) (?:were|are|was|fueron|son) (?:\w+ )?(?:kind|nice|good|great|helpful|wonderful|amables?|buen[oa]s)\b(?!.*(?:bye|adios|more|burden|forgive|last))/;

function shortLimits(said: string): Thresholds {
  const isErrand = emptyBottle.test(said) || praise.test(said) || (deadEnd.test(said) && !feels.test(said));
  if (isErrand) return { ...short, alone: middle.alone, dangerNote: fairlyShort.dangerNote };
  return holidayWish.test(said) ? { ...short, alone: middle.alone } : short;
}

/** The thresholds for a message of these words. */
export function limitsFor(words: readonly Word[]): Thresholds {
  if (
    words.length <= mostEmptyWords &&
    words.every(({ text }) => emptyWords.has(text) || isTimeWord(text) || dayOfMonth.test(text))
  )
    return never;
  if (words.length <= 3) return fewWords;
  if (words.length <= 25) return shortLimits(textOf(words));
  if (words.length <= 35) return fairlyShort;
  return words.length <= 60 ? middle : long;
}
