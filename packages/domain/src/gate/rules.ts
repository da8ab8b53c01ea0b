import type { ConceptName } from './concepts.ts';

export interface Rule {
  /** All of these, in any order, not denied ... */
  near: readonly ConceptName[];
  /** ... within so many words; 1 where a single concept says it all. */
  within: number;
  /** Not when one of these stands in the same sentence ... */
  unless?: readonly ConceptName[];
  /** ... so many words before or after it; without a number anywhere in it. */
  unlessWithin?: number;
  /** A word such as "not" before it denies nothing: the rule itself says what is not. */
  evenDenied?: boolean;
  /** Long past events do not count: "I had a stroke last year". */
  notLongAgo?: boolean;
  /** Nor does what is said of things: "my printer is choking". */
  notOfThings?: boolean;
  /** Neither does mere talk of it: "stroke prevention class". */
  notMereTopic?: boolean;
}

const sign = { notLongAgo: true, notOfThings: true } as const;
const diagnosis = { notLongAgo: true, notMereTopic: true, notOfThings: true } as const;

export const emergencyRules: readonly Rule[] = [
  { near: ['chestSign'], within: 1, ...sign },
  { near: ['heartSign', 'heartSevere'], within: 12, ...sign },
  { near: ['cannotGetAir'], within: 1, unless: ['throughNose'], ...sign },
  { near: ['badBreathing'], within: 1, unless: ['throughNose'], unlessWithin: 4, ...sign },
  { near: ['inhalerFails'], within: 1, ...sign },
  { near: ['obstructed'], within: 1, ...sign },
  { near: ['throatCloses'], within: 1, ...sign },
  { near: ['epinephrineUsed'], within: 1, unless: ['disposed', 'outdated', 'howMuch'], ...sign },
  { near: ['collapse'], within: 1, unless: ['channel'], unlessWithin: 3, ...sign },
  { near: ['strokeSign'], within: 1, unless: ['speakingWith'], unlessWithin: 4, ...sign },
  { near: ['seizureSign'], within: 1, ...diagnosis },
  { near: ['bleedSign'], within: 1, ...sign },
  { near: ['injurySign'], within: 1, ...diagnosis },
  { near: ['babySign', 'person'], within: 12, unless: ['refillWord', 'identify'], ...sign },
  { near: ['birthSign'], within: 1, ...diagnosis },
  { near: ['sugarSign'], within: 1, unless: ['device'], unlessWithin: 3, ...sign },
  { near: ['feverSign'], within: 1, ...diagnosis },
  { near: ['pressureSign'], within: 1, ...sign },
  { near: ['surroundingsSign'], within: 1, ...diagnosis },
  { near: ['clotSign'], within: 1, ...diagnosis },
  { near: ['opioidSign'], within: 1, ...diagnosis },
  { near: ['helpSign'], within: 1, unless: ['refillWord', 'openingWord'], unlessWithin: 5, ...diagnosis },
  { near: ['chest', 'pain'], within: 6, ...sign },
  { near: ['heartPain'], within: 1, ...sign },
  { near: ['heartAttack'], within: 1, ...diagnosis },
  { near: ['leftArm', 'pain'], within: 6, ...sign },
  { near: ['leftArm', 'numb'], within: 6, ...sign },
  { near: ['heartRacing', 'alteredMind'], within: 15, ...sign },
  { near: ['heartRacing', 'unconscious'], within: 15, ...sign },
  { near: ['cannotBreathe'], within: 1, unless: ['throughNose'], ...sign },
  { near: ['difficulty', 'breathe'], within: 6, unless: ['throughNose'], ...sign },
  { near: ['choking'], within: 1, ...sign },
  { near: ['airway', 'closing'], within: 5, ...sign },
  { near: ['mouthAndFace', 'swelling'], within: 5, ...sign },
  { near: ['allergicReaction'], within: 1, ...diagnosis },
  { near: ['used', 'epinephrine'], within: 4, unless: ['disposed', 'outdated', 'howMuch'], ...sign },
  { near: ['stroke'], within: 1, ...diagnosis },
  { near: ['face', 'drooping'], within: 6, ...sign },
  { near: ['slurred'], within: 1, ...sign },
  { near: ['cannotSpeak'], within: 1, unless: ['speakingWith'], ...sign },
  { near: ['oneSide', 'numb'], within: 6, ...sign },
  { near: ['limb', 'cannotMove'], within: 5, ...sign },
  { near: ['sudden', 'brainSign'], within: 8, ...sign },
  { near: ['worstHeadache'], within: 1, ...sign },
  { near: ['unconscious'], within: 1, ...sign },
  { near: ['person', 'notResponding'], within: 6, unless: ['channel'], ...sign },
  { near: ['seizure'], within: 1, ...diagnosis },
  { near: ['bleeding', 'heavily'], within: 6, ...sign },
  { near: ['bringsUp', 'bloodSign'], within: 4, ...sign },
  { near: ['grievousInjury'], within: 1, ...diagnosis },
  { near: ['pregnant', 'bleeding'], within: 10, ...sign },
  { near: ['head', 'afterInjury'], within: 15, ...sign },
  { near: ['labor'], within: 1, ...sign },
  { near: ['lowSugar', 'alteredMind'], within: 15, ...sign },
  { near: ['stiffNeck', 'fever'], within: 10, ...sign },
  { near: ['young', 'limp'], within: 5, unless: ['refillWord', 'identify'], ...sign },
  { near: ['helpNow'], within: 1, unless: ['refillWord'] },
  { near: ['emergencyNow'], within: 1, unless: ['refillWord', 'medicine', 'openingWord'] },
  { near: ['opioid', 'overdosed'], within: 10, ...sign },
];

export const poisonRules: readonly Rule[] = [
  { near: ['overdosed'], within: 1, ...sign },
  { near: ['overdose'], within: 1, unless: ['selling'], ...diagnosis },
  { near: ['poison'], within: 1, unless: ['selling'], ...diagnosis },
  { near: ['took', 'excess', 'medicine'], within: 10, unless: ['disposed'], ...sign },
  { near: ['took', 'mistake', 'medicine'], within: 12, unless: ['disposed'], ...sign },
  { near: ['took', 'redose'], within: 10, unless: ['disposed'], ...sign },
  { near: ['gave', 'redose'], within: 10, unless: ['disposed'], ...sign },
  { near: ['medicine', 'redose'], within: 8, unless: ['disposed', 'howMuch', 'canTake'], ...sign },
  { near: ['took', 'spoonSwap'], within: 12, unless: ['disposed'], ...sign },
  { near: ['gave', 'spoonSwap'], within: 12, unless: ['disposed'], ...sign },
  { near: ['took', 'many', 'medicine'], within: 8, unless: ['disposed'], ...sign },
  { near: ['took', 'many', 'ofThem'], within: 6, unless: ['disposed'], ...sign },
  { near: ['took', 'several', 'intoxicant'], within: 6, unless: ['disposed', 'selling'], ...sign },
  { near: ['medicineTaken', 'medicine'], within: 10, unless: ['disposed', 'selling'], ...sign },
  { near: ['gave', 'excess', 'medicine'], within: 10, unless: ['disposed'], ...sign },
  { near: ['gave', 'mistake', 'medicine', 'person'], within: 12, unless: ['disposed'], ...sign },
  { near: ['child', 'childAte', 'medicine'], within: 12, unless: ['mealtime', 'selling'], unlessWithin: 8, ...sign },
  { near: ['child', 'childAte', 'chemical'], within: 12, unless: ['selling'], unlessWithin: 5, ...sign },
  { near: ['child', 'childAte', 'object'], within: 12, unless: ['selling'], unlessWithin: 5, ...sign },
  { near: ['child', 'childAte', 'plant'], within: 12, unless: ['selling'], unlessWithin: 5, ...sign },
  { near: ['child', 'childAte', 'intoxicant'], within: 12, unless: ['selling'], unlessWithin: 5, ...sign },
  { near: ['swallowed', 'chemical'], within: 8, unless: ['selling'], ...sign },
  { near: ['swallowed', 'object'], within: 7, unless: ['selling'], ...sign },
  { near: ['swallowed', 'plant', 'unwell'], within: 14, unless: ['selling'], ...sign },
  { near: ['chemical', 'splashed', 'inBody'], within: 10, unless: ['selling'], ...sign },
  { near: ['chemical', 'fumes', 'unwell'], within: 16, unless: ['selling'], ...sign },
  { near: ['fumeMaker', 'mixed', 'fumeMaker'], within: 6, unless: ['selling'], ...sign },
  { near: ['mixed', 'fumeMaker', 'unwell'], within: 12, unless: ['selling'], ...sign },
  { near: ['graveVenom'], within: 1, unless: ['selling'], ...sign },
  { near: ['venomous', 'bite'], within: 6, unless: ['selling', 'treat'], ...sign },
  { near: ['dangerousWay'], within: 1, ...sign },
];

export const crisisRules: readonly Rule[] = [
  { near: ['suicide'], within: 1, unless: ['notCrisis'], unlessWithin: 8 },
  { near: ['wantsToDie'], within: 1, unless: ['notCrisis'], unlessWithin: 5 },
  { near: ['pointless', 'living'], within: 5 },
  { near: ['endIt', 'medicine'], within: 8, unless: ['service'] },
  { near: ['selfHarm'], within: 1, unless: ['notCrisis'], unlessWithin: 8 },
  { near: ['wantsTo', 'hurtSelf'], within: 5 },
  { near: ['wantsTo', 'hurtOthers'], within: 6 },
];

/** With one of these beside a crisis, somebody may be in danger this minute. */
export const dangerNowRules: readonly Rule[] = [
  { near: ['dangerNow'], within: 1 },
  { near: ['took', 'medicine'], within: 8 },
  { near: ['overdosed'], within: 1 },
];

export const clinicalRules: readonly Rule[] = [
  { near: ['drugName', 'healthQuestion'], within: 14, unless: ['errand'] },
  { near: ['drugName', 'complaintOfBody'], within: 14, unless: ['errand'] },
  { near: ['complaintOfBody', 'wantsRemedy'], within: 10, unless: ['errand', 'openingWord', 'vaccine'] },
  { near: ['howMuch', 'take', 'medicine'], within: 10, unless: ['service', 'ofMedicine'] },
  { near: ['howMuch', 'medicine', 'young'], within: 12, unless: ['service', 'ofMedicine'] },
  { near: ['howMuch', 'medicine', 'mixing'], within: 12, unless: ['service', 'ofMedicine'] },
  { near: ['dosage'], within: 1, unless: ['vaccine', 'ofMedicine', 'service'] },
  { near: ['missed', 'missable'], within: 7, unless: ['service', 'ofMedicine'] },
  { near: ['canTake', 'medicine'], within: 12, unless: ['service'] },
  { near: ['canTake', 'withSomething'], within: 6, unless: ['service', 'vaccine'] },
  { near: ['mixing', 'medicine'], within: 8, unless: ['service', 'ofMedicine'] },
  { near: ['interaction'], within: 1 },
  { near: ['alcohol', 'medicine'], within: 8, unless: ['service', 'ofMedicine'] },
  { near: ['safe', 'medicine'], within: 8, unless: ['service', 'ofMedicine'] },
  { near: ['medicine', 'condition', 'canTake'], within: 15, unless: ['service'] },
  { near: ['pregnancy', 'medicine'], within: 12, unless: ['pregnancyProduct', 'ofMedicine'] },
  { near: ['pregnancy', 'safe'], within: 12, unless: ['pregnancyProduct'] },
  { near: ['pregnancy', 'canTake'], within: 12, unless: ['pregnancyProduct'] },
  { near: ['pregnancy', 'vaccine'], within: 12, unless: ['pregnancyProduct'] },
  { near: ['pill', 'identify'], within: 8, unless: ['tool', 'service', 'ofMedicine'] },
  { near: ['medicine', 'looksDifferent'], within: 10 },
  { near: ['whether', 'stopping', 'medicine'], within: 10, unless: ['service', 'ofMedicine'] },
  { near: ['sideEffects'], within: 1 },
  { near: ['medicine', 'symptom', 'since'], within: 14, unless: ['service'] },
  { near: ['treat', 'symptom'], within: 10, unless: ['service', 'ofMedicine'] },
  { near: ['treat', 'illness'], within: 10, unless: ['service', 'ofMedicine'] },
  { near: ['treat', 'medicine'], within: 6, unless: ['service', 'ofMedicine', 'openingWord'] },
  { near: ['has', 'symptom'], within: 5, unless: ['ofMedicine'] },
  { near: ['diagnosis', 'illness'], within: 6, unless: ['device', 'vaccine', 'ofMedicine'] },
  { near: ['diagnosis', 'symptom'], within: 6, unless: ['device', 'vaccine', 'ofMedicine'] },
  { near: ['reading', 'level'], within: 6, unless: ['device'] },
  { near: ['reading', 'number'], within: 5, unless: ['device'] },
  { near: ['canGive', 'medicine'], within: 10, unless: ['service'] },
  { near: ['canGive', 'young'], within: 5, unless: ['service', 'vaccine', 'openingWord'] },
  { near: ['handling', 'medicine'], within: 6, unless: ['tool', 'service', 'ofMedicine'] },
  { near: ['outdated', 'stillGood', 'medicine'], within: 12, unless: ['service', 'ofMedicine'] },
  { near: ['early', 'refillWord'], within: 8, unless: ['openingWord'] },
  { near: ['vaccine', 'mayGet', 'caution'], within: 16 },
  { near: ['driving', 'medicine'], within: 8, unless: ['service', 'ofMedicine'] },
  { near: ['works', 'medicine', 'working'], within: 14, unless: ['service', 'ofMedicine'] },
  { near: ['substitute', 'medicine'], within: 6, unless: ['service', 'ofMedicine'] },
  { near: ['purpose', 'medicine'], within: 8, unless: ['service', 'ofMedicine'] },
];
