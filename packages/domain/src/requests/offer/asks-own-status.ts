import { plainLetters } from '../../text/plain-letters.ts';

const thing =
  '(?:its?|they|theyre|this|that|everything|(?:my|our|the|her|his) (?:\\w+ ){0,2}?(?:refills?|prescriptions?|rx|scripts?|meds?|medicines?|medications?|pills?|order|request|transfer|delivery|stuff|package|appointment))';
const cosa =
  '(?:(?:mi|mis|la|las|el|los|su) (?:\\w+ ){0,2}?(?:recetas?|medicinas?|medicamentos?|pastillas?|pedidos?|orden|ordenes|solicitud|solicitudes|resurtidos?|entregas?|cita|transferencia)|eso|todo)';

const status = new RegExp(
  [
    `\\b(?:is|are|r|was|were) ${thing} (?:\\w+ )?(?:ready|done|filled|finished|confirmed|on (?:the|its) way|in yet|here yet|there yet)\\b`,
    `\\b(?:ready|done|filled) yet\\b|\\bready for pick ?up\\b|^(?:is )?(?:it )?ready(?: now| today)?\\W*$`,
    `\\bstatus\\b(?:.*\\b(?:request|order|refill|prescription|transfer|delivery|of my|on my)\\b|\\W*$)`,
    `\\b(?:when|how (?:long|soon)) (?:\\w+ ){0,3}?(?:be|until|till|til|before|is|are) (?:${thing} )?(?:is |are |be )?(?:ready|done|filled|here)\\b`,
    `\\bwhen (?:will|can|is|are|do) (?:${thing}|i|we|you)(?: \\w+){0,3} (?:be ready|ready|pick (?:it|them) up|arrive|come|hear)\\b`,
    `\\b(?:did|have) (?:you|u|yall|you guys) (?:get|got|gotten|receive|received|see|seen|start|started|finish|finished) (?:${thing}|working)\\b`,
    `\\b(?:checking|check) (?:in )?(?:on|up on|the status) ${thing}\\b|\\bwhere(?: is|s| are) ${thing}\\b|\\bany (?:news|update|updates)\\b|\\bupdate on ${thing}\\b`,
    `\\b(?:what happened|whats (?:happening|going on|up)) (?:to|with) ${thing}\\b|\\bhow is ${thing} (?:coming|going)\\b|\\bmy request (?:number|[2-9a-z]{3}-?[2-9a-z]{3})\\b`,
    `\\b(?:ya )?(?:esta|estan|estara|estaran|quedo|quedaron) (?:ya )?(?:list[oa]s?|surtid[oa]s?|confirmad[oa]s?)\\b|\\blist[oa]s? ya\\b|\\bya (?:mero )?(?:esta|estan)(?: list[oa]s?)?\\W*$`,
    `\\bya (?:esta|estan) ${cosa}\\b`,
    `\\b(?:en que va|como va|como van|que paso con|que hay de|donde esta|donde estan|a que hora (?:esta|estara|puedo recoger)|cuando (?:esta|estara|estan|estaran|llega|llegan|puedo (?:recoger|pasar por))) ${cosa}`,
    `\\b(?:ya )?(?:recibieron|les llego|vieron|revisaron|mandaron|salio) ${cosa}\\b|\\bestado de ${cosa}|\\bcuando (?:va a |van a |puede |pueden )?(?:estar|esta|estara)n? list[oa]s?\\b|\\balguna noticia\\b`,
  ].join('|'),
);
/** About money, stock or openings, which the visitor's requests don't tell. */
const other =
  /\b(?:price|cost|copay|how much|in stock|stock|open|closed|insurance|generic|cheaper|precio|cuesta|cuanto|copago|abiert[oa]s?|cerrad[oa]s?|seguro|generico)\b/;

/** Whether a message asks how far the visitor's own request is: "is it ready?", "¿ya está lista mi receta?" */
export function asksOwnStatus(text: string): boolean {
  const words = plainLetters(text).replace(/[¿¡]/g, '').replace(/\s+/g, ' ').trim();
  return status.test(words) && !other.test(words);
}
