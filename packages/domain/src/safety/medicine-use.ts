import { textOf, type Word } from './language/plain-words.ts';

/** How people ask about using a medicine without naming one: "can I take two", "me lo puedo tomar con café". Sources of expressions. */
const it =
  '(?:it|em|them|this|that|these|those|one|ones|two|three|half|another|mine|hers|his|both|all|first|second|same)';
const english = [
  `(?<!\\b(?:you|u|ya|yall|guys|they) )\\b(?:take|takes|took|taking|takin|taken|repeat|swallow|swallowed|chew|crush|crushed|split|cut|dissolve|inject|prime|skip|skipped|stop|quit|finish|double) (?:\\w+ )?(?:\\w+ )?${it}\\b`,
  '\\b(?:missed|skipped|forgot|late|early|behind|took|take|double)\\b.*\\b(?:yesterdays?|mornings?|nights?|nites?|one|dose|pill)\\b',
  '\\b(?:with|without|on|after|before|no) (?:food|meals?|eating|breakfast|dinner|an empty stomach|empty stomach|alcohol|beers?|wine|coffee|milk|dairy|cheese|grapefruit|juice|sunscreen)\\b',
  `\\b(?:drink|beers?|wine|alcohol|coffee|smoke|weed|edibles?|cheese|dairy)\\b.*\\b(?:on|with|while) (?:${it}|my|the|it)\\b`,
  '\\b(?:applesauce|pudding|yogurt|feeding tube)\\b',
  '\\b\\d+ ?(?:mg|mcg|ml|milligrams?|units?|grams?)\\b',
  '\\b(?:doses?|dosages?|side effects?|drowsy|drowsiness|interact\\w*|clash|wean|taper\\w*|habit forming|addictive|expire[sd]?|prn|sparingly|as needed|(?:once|twice|times|time) (?:a|per) day|hours (?:between|apart)|puffs?|inhalers?|ointment|eye drops|ear drops|the patch|suspension|allergic to eggs?)\\b',
  '\\bstill (?:good|ok|okay|safe|works?|use)\\b|\\b(?:toss|trash|flush) (?:it|em|them)\\b|\\bwe good\\b',
  '\\b(?:spit|puked?|pukes) (?:\\w+ ){0,4}(?:up|out)\\b|\\b(?:threw|throw|throws) (?:\\w+ ){0,4}up\\b|\\bgive (?:it|them|another|her another|him another) (?:again|more)?\\b',
  '\\b(?:pregnant|expecting|nursing|breastfeeding|trying to conceive)\\b',
  '\\b(?:what|whats|why) (?:\\w+ ){0,8}(?:gave me|put me on|sent me home with|prescribed)\\b|\\b(?:what|whats) (?:(?:is|are|was|were) )?(?:it|this|that|these|those|they|mine|the \\w+ (?:one|ones|pill|pills)) (?:\\w+ ){0,2}for\\b|\\bwhat does (?:it|this|that|mine|the \\w+ (?:one|pill)) (?:actually )?do\\b',
  '\\b(?:mixed up|swapped|switched) (?:\\w+ ){0,2}(?:morning|mornin|night|nite|am|pm)\\b',
  '\\bpens? (?:\\w+ ){0,4}(?:click|dial|leak\\w*|drip\\w*)\\b',
];
const spanish = [
  '\\b(?:tomo|tomar|tome|toma|tomarme|tomarla|tomarlo|tomarse|tomarselas?|tomamos|partir\\w*|moler\\w*|masticar\\w*|tragar\\w*|inyect\\w+|pongo(?! (?:una?|mi|otra) (?:queja|reclamo|denuncia|orden|pedido))|ponerme|unto|untar\\w*|dosis|ayunas)\\b',
  '\\bcon (?:comida|cafe|leche|alcohol|cerveza|vino|jugo|agua|alimentos)\\b',
  '\\b(?:olvid\\w+|se (?:me|le|nos) (?:paso|fue|olvido)|salt[oa]\\w*|brinqu\\w+)\\b.*\\b(?:ayer|anoche|hoy|manana|la del?|dosis|pastilla)\\b',
  '\\b(?:ya no sirve|todavia sirve|sigue bueno|sigue buena|vencid[ao]s?|caduc\\w+|se vencio)\\b',
  '\\b(?:engorda|da sueno|dar sueno|se puede manejar|puedo manejar|embarazada|esperando|dando pecho|amamant\\w+)\\b',
  '\\b(?:cada cuant[ao]s?|cuantas veces|veces al dia|a que h?ora (?:la|lo|me) )\\b',
  '\\b(?:para|pa) que (?:es|sirve|me|son)\\b|\\bque me (?:recet\\w+|dieron)\\b|\\bme recet\\w+\\b',
  '\\b(?:escupi\\w*|vomit\\w+|devolvi\\w+)\\b|\\b(?:chocan?|pelean\\w*|juntas)\\b|\\bcuanto dura abierto\\b',
];
const use = new RegExp([...english, ...spanish].join('|'));

/** What a store is asked with the same words: getting rid of medicine, who sees what one takes, cards. */
const errand =
  /\b(?:get(?:ting)? rid|drop (?:\w+ )?off|dispos\w+|clean(?:ed|ing)? out|how to toss|insurance card|running low|low on|shoes?|entera|enteran|ver lo que|sabe[n]? lo que|deshac\w+|deshag\w+|zapatos|donde tiro|thr(?:ow|ew|owing) (?:\w+ ){0,5}(?:out|away)|where (?:do|can) i (?:throw|toss|put))\b/;

/** Longer messages tell enough by themselves. */
const mostWords = 40;

/** Whether a short message speaks of using a medicine, named or not. */
export function speaksOfUse(words: readonly Word[]): boolean {
  if (words.length > mostWords) return false;
  const said = textOf(words);
  return use.test(said) && !errand.test(said);
}
