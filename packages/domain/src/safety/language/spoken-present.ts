/** The style of leaflets and labels: general warnings. */
const ofLeaflets =
  /\b(?:side effects?|adverse reactions?|drug facts|rx only|warnings?|directions|active ingredients?|keep out of reach|ask (?:a|your) (?:doctor|pharmacist)|call your (?:doctor|healthcare)|tell your (?:doctor|healthcare)|your (?:doctor|healthcare provider|prescriber)|if you (?:have|get|are|take|think|miss|experience)|you (?:should|may|can|have|take|must)|patients?|may cause|take (?:one|two|1|2) (?:tablets?|capsules?|pills?)|seek (?:medical|emergency)|get (?:medical|emergency) help|medication guide|what should i|refills?:|qty|prescriber|efectos secundarios|advertencias?|consulte (?:a|con) su|llame a su (?:medico|médico|doctor)|mantenga fuera|si usted|usted (?:debe|puede|tiene)|modo de empleo|tome (?:una|dos|1|2) (?:tabletas?|capsulas?|cápsulas?|pastillas?)|puede causar|pacientes?|ingredientes? activos?)\b/i;

/** The style of people who report what is happening to them or their family. */
const ofMyself =
  /\b(?:i|i'm|im|i've|ive|i\s?ll|me|my|mine|we|our|us|yo|mi|mis|me|nos|nuestr[oa]s?|estoy|tengo|quiero|tom[eé]|siento)\b/i;
const ofQuestions = /\b(?:should i|can i|do i|could i|may i|how do i|when do i|debo|puedo|que debo)\b/i;

/**
 * The part of a file that the gate reads: a typed note as a whole; of a leaflet or label, which list dangers in general, only sentences in
 * the first person.
 */
export function spokenPresent(fileText: string): string {
  if (!ofLeaflets.test(fileText)) return fileText;
  return fileText
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => ofMyself.test(sentence) && !ofLeaflets.test(sentence) && !ofQuestions.test(sentence))
    .join('\n');
}
