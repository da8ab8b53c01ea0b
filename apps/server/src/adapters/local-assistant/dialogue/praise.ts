/** Praise in plain lower case without accents, English and Spanish. Sources of expressions. */
const whomEn =
  "you|u|ur|your|youre|yall|ya'?ll|staff|team|everyone|everybody|pharmacists?|techs?|cashier|girls?|guys?|lad(?:y|ies)|folks|people|man|woman|gentleman|counter|place|store|pharmacy|service|crew";
const whomEs =
  'ustedes|usted|su|sus|personal|equipo|muchach[oa]s?|senorita|senora?|joven|farmaceutic[oa]s?|cajer[oa]|todos|farmacia|servicio|atencion|mostrador';
const praiseEn = String.raw`(?:so|very|really|always|super|extremely|just|such|incredibly) (?:\w+ )?(?:kind|nice|sweet|patient|helpful|friendly|polite|caring|good|great|lovely|gentle|professional|pleasant|thoughtful|wonderful)|the (?:best|nicest|kindest|sweetest|friendliest)|wonderful|amazing|awesome|fantastic|excellent|outstanding|lifesavers?|godsend|gem|angels?|made my (?:\w+ )?(?:day|week|morning|month|year)|saved (?:my|me|us)|(?:i |we |my \w+ )(?:really |just |so )?(?:love[sd]?|adore|appreciate|enjoy)|^love|grateful|thankful|above and beyond|took (?:such )?(?:good|great) care|treat(?:s|ed)? (?:me|us|my \w+) (?:like family|so|very|great|really|with)|keep (?:it up|up the)|shout ?out|props to|kudos|hats off|good job|great job`;
const praiseEs = String.raw`(?:muy|tan|bien|super|siempre) (?:\w+ )?(?:amables?|atent[oa]s?|buen[oa]s?|lind[oa]s?|pacientes?|simpatic[oa]s?|bien)|(?:la|el|los|las) mejor(?:es)?|excelentes?|maravillos[oa]s?|me (?:encanta|encantan|alegr\w+)|agradec\w+|me salv\w+|felicit\w+|de (?:lo )?mejor|un amor|unos angeles|se portaron`;
/** Words of complaint, trouble or a wish, which praise alone lacks. */
const otherwiseEn =
  'not|no|never|no ?body|no one|isnt|wasnt|arent|werent|dont|doesnt|didnt|cant|couldnt|wont|but|however|except|wrong|rude|bad|worst|terrible|awful|late|missing|lost|broken|hurts?|hurting|pain|sick|died|dying|afraid|worried|scared|wish|instead|used to|until|unless|if|need|want|please|how|what|when|where|why|can|could|how come|refill|side effects?';
const otherwiseEs =
  'nunca|nadie|pero|aunque|mal|mala|malos|grosera?|perdi|falta|duele|murio|quiero|necesito|puede|pueden|ojala|antes';
const either = (english: string, spanish: string) => new RegExp(String.raw`\b(?:${english}|${spanish})\b`);
const whom = either(whomEn, whomEs);
const praise = either(praiseEn, praiseEs);
const otherwise = either(otherwiseEn, otherwiseEs);
const asks = /[?¿]/;
const mostWords = 45;

/** Whether a message only praises: "Maria at the counter made my whole week." */
export function onlyPraises(plain: string): boolean {
  const said = plain.replace(/['’]/g, '');
  if (asks.test(said) || said.split(/\s+/).length > mostWords) return false;
  const rest = said.replace(
    /\b(?:instead of|not once|never once|cant (?:thank|say) \w+|dont know what|no se que)\b/g,
    ' ',
  );
  return praise.test(said) && whom.test(said) && !otherwise.test(rest);
}
