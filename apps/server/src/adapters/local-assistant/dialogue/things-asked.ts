import { searchTerms } from '../search-terms.ts';
import { formOf, plainOf } from './split-message.ts';
import { thingTerms } from './subject-terms.ts';

/** The words before goods and services in questions, in plain lower case, English and Spanish. Sources of expressions. */
const you = "(?:you|u|ya|yall|y'all|you all|you guys|u guys|they|the (?:store|pharmacy))";
const adverb = '(?:(?:guys|folks|also|even|still|ever|just|happen to|by chance|happen 2) )*';
const light =
  '(?:have|has|sell|carry|stock|do|offer|give out|hand out|take|accept|make|fix|repair|rent|buy|cash|print|get|bring|order|use|handle|provide|host|run|give|honor|match|keep|got|see|pay (?:with|w|w/|by|using|in|my|the|for)|drop off|leave|return|send|mail|try)';
/** Verbs after "do you" that ask for no goods or service. */
const notService =
  '(?:know|think|need|want|mean|remember|open|close|speak|answer|work|read|live|like|love|care|feel|deliver|understand|believe|ship|transfer|refill|see|look|say|call|text|guys|folks|all|have|not)';
const framesBefore = [
  `\\b(?:do|does|did|can|could|will|would) ${you} ${adverb}${light} `,
  `\\b(?:can|could|may|do) (?:i|we) ${adverb}${light} `,
  `\\b(?:do|does) ${you} ${adverb}(?!${notService}\\b)(?=\\w+ )`,
  "\\b(?:is|are|r|isnt|isn't) there ",
  '(?:^|[.,?!] |\\b(?:you|u|yall|ya|guys) )(?:got|have) (?:any|an?|some) ',
  "\\b(?:what is|what's|whats|what are|wheres|where's|where is|where are|where can i (?:get|find|buy)) (?:the |your |ur |a |some )",
  "\\b(?:i|we) (?:also |just |really )*(?:need|want|am looking for|'?m looking for) (?:to (?:buy|get|find|rent) )?",
  "\\b(?:looking for|i'?m after) ",
  '\\b(?:get(?:ting)? rid of|throw (?:away|out)|throw out|toss|dispose of|recycle|drop off) ',
  '(?<!\\b(?:me|nos|le|les|se) )\\b(?:tienen?|hay|vend[ea]n?|mandan|envian|regalan|prestan|recargan|manejan|ofrecen|aceptan?|reciben|hacen|toman|sacan|ponen|rentan|alquilan|arreglan|reparan|imprimen|cobran|cambian|compran|consiguen|cual es|dan|pagar con|puedo (?:pagar|comprar|traer|meter|llevar|entrar con|dejar|usar|rentar)|(?:donde|en donde) (?:estan?|hay|encuentro|consigo|dejo|tiro)|necesito|ocupo|busco|deshag\\w+ de|deshacer\\w* de|desech\\w+) ',
];
const before = new RegExp(framesBefore.join('|'), 'g');
/** "Estampillas venden?" */
const trailing = /^(?:y |e )?(.{3,40}?) (?:venden|tienen|hay|hacen|manejan)\W*$/;
/** A short question after another: "and stamps?", "what about money orders then". */
const added =
  /^(?:(?:ok|okay|so|and|also|y|e|pero|but|or|o) )*(?:what about|how about|and|also|que tal|que hay de|y|e) (.{3,40})$/;

const boundary =
  /[.?!;:()\n]|\s(?:for|with|w|on|at|in|from|to|by|without|while|before|after|until|till|if|that|which|who|whose|when|where|how|what|whats|why|because|cuz|so|but|today|tonight|tomorrow|now|rn|right|please|pls|plz|there|here|too|also|either|anymore|still|yet|lol|thanks|thank|instead|then|is|are|was|were|do|does|did|can|could|will|would|should|i|you|u|yall|we|they|it|open|closed|asking|available|around|near|nearby|inside|outside|behind|para|con|en|a|al|por|sin|si|que|cuando|donde|como|porque|pero|hoy|manana|ahi|alla|aqui|ahora|ahorita|tambien|todavia|porfa|disculpe|verdad|gracias|es|son|esta|estan|puedo|pueden|abren|cierran|tienen|venden|hacen|aceptan|se|me|le|les|quiero|necesito|y a|or what|or no|or not|o no|back|keeps?|its|it's|him|em|them|that's|thats|left|saw|allowed|customers?|clientes?|(?:ke|que|q|k) h?oras?|h?oras?|third|second)(?=\s|$|[.,?!])/;
const join = /\s*,\s*(?:(?:and|or|y|o|u|e)\s+)?|\s+(?:and|or|n|&|\+|y|o|u|e|ni|nor|plus)\s+/;
const article =
  /^(?:(?:and|or|also|y|e|o|what about|how about|que tal|somewhere|someplace|some ?place|any ?place|(?:a )?place|a|an|any|some|the|your|ur|my|our|those|these|that|this|more|de|del|el|la|los|las|lo|un|una|unos|unas|su|sus|mi|mis|algun|alguna|algunos|algunas|nomas|like|stuff like|anything like|kind of|to|get|sell|have|both)\s+)+/;
const [mostWords, mostThings, mostLetters] = [5, 5, 200];

/** "Passport photos?" */
const fewWords = 4;
/** "Nice new sign", "no chest pain", "killer deal". */
const remark = /^(?:no|not|nice|good|great|killer|what an?|que|love|loved|such|never|just|gracias)\b|\bexpired$/i;

/** The goods and services that a text asks for, in the visitor's words; at most five. */
export function thingsAsked(text: string): string[] {
  if (plainOf(text).length !== text.length) return [];
  const own = text.replace(/^[\s¿¡]+|[\s.?!]+$/g, '');
  const words = own.split(/\s+/).length;
  const isFragment =
    formOf(own) === 'fragment' && words > 1 && words <= fewWords && !remark.test(own) && !text.includes('!');
  if (!isFragment) return framedThings(text);
  const [thing, ...more] = thingsIn(own);
  const isWhole = thing !== undefined && (own.endsWith(thing) || more.length > 0);
  return isWhole ? [thing, ...more] : framedThings(text);
}

/** Those with a verb or another beginning of a question before them. */
export function framedThings(text: string): string[] {
  const plain = plainOf(text);
  if (plain.length !== text.length) return [];
  const spans = [...plain.matchAll(before)].map(({ index, 0: frame }) => [index + frame.length, plain.length] as const);
  for (const pattern of [trailing, added]) {
    const said = pattern.exec(plain)?.[1];
    if (said === undefined || spans.length > 0) continue;
    const start = plain.indexOf(said);
    spans.push([start, start + said.length]);
  }
  const found = spans.flatMap(([start, end]) => thingsIn(text.slice(start, Math.min(end, start + mostLetters))));
  return [...new Map(found.map((thing) => [searchTerms(thing).join(' '), thing])).values()].slice(0, mostThings);
}

/** Words that tell of a thing and do not end the list: "covid tests in stock and reading glasses". */
const ofThing =
  /^\s*(?:in stock|on (?:the )?shel(?:f|ves)|for sale|en existencia|en venta|(?:for|para|pa|de|with|con|sin|without) \w+(?: \w+)?)\s*$/;

/** The joined nouns at the beginning of a text. */
function thingsIn(text: string): string[] {
  const plain = plainOf(text);
  const things: string[] = [];
  let start = 0;
  while (start < plain.length && things.length < mostThings) {
    const next = join.exec(plain.slice(start));
    const end = next ? start + next.index : plain.length;
    const from = start + (article.exec(plain.slice(start, end))?.[0].length ?? 0);
    const own = plain.slice(from, end);
    const cut = boundary.exec(` ${own}`);
    const length = cut ? Math.max(0, cut.index - 1) : own.length;
    const thing = text.slice(from, from + length).trim();
    if (thing !== '' && thing.split(/\s+/).length <= mostWords && thingTerms(thing).length > 0) things.push(thing);
    if (!next || thing === '' || (cut && !ofThing.test(own.slice(length)))) break;
    start = end + next[0].length;
  }
  return things;
}
