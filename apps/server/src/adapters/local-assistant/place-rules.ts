import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { type Answer, storeSource } from './answer.ts';
import type { PlainQuestion } from './plain-question.ts';
import type { ReplyTexts } from './texts/texts.ts';

const address = {
  en: /\b(your|the|store|pharmacy|street|mailing|physical) address\b|\b(?:street|house|building) number\b|\bnumber (?:on|of) the (?:street|building)\b|^address\b|\baddress (please|of)\b|\b(located|location|locations|directions|zip(?: code)?|intersection|cross streets?|google maps)\b|\bfind (you|you guys|your store|the store|the pharmacy)( at)?$|\bwhere (?:exactly )?(are|is|you) (?:exactly )?(you|you all|you guys|the store|your store|the pharmacy|your pharmacy|the shop|your shop|this place|it|alder|at|guys at)\b(?! (supposed|going|from))|\bhow (do|can|would|to) (i |we |you )?(get|find|drive|walk) (there|to you|to your|to the (store|pharmacy|shop)|you)\b|\b(what|which) (street|city|town|part of town|corner|side of town)\b|\bon (a|the) map\b|\bwhere at\b|\b(is this|are you) the (store|pharmacy|one) on\b|\b(drop|send) (me |us )?(a|the|your) (pin|location)\b|\bhow far (?:are you|is it from)\b|\bare you (near|close to|next to|by|across from)\b/,
  es: /\bnumero (?:de la calle|del edificio|del local)\b|\b(?:la|su|tu|cual es|que|sus?) (?:direccion|ubicacion)\b|^(?:direccion|ubicacion|domicilio)\b|\bdomicilio de (?:la|su) farmacia\b|\b(?:donde|adonde|en donde) (?:estan|esta|queda|quedan|se encuentran?|se ubican?|son|es|mero (?:estan|quedan?))(?: (?:ubicad[oa]s?|localizad[oa]s?|ustedes|ahi))*(?: (?:exactamente |mero )?(?:la|su|esta) (?:farmacia|tienda|local|botica|store))?$|\b(?:donde|en donde) (?:estan|esta|queda|quedan)(?: (?:ubicad[oa]s?|localizad[oa]s?|ustedes|la farmacia|su farmacia|la tienda|su (?:tienda|store|local)|exactamente))\b|\bcomo (?:puedo )?(?:llego|llegar|le hago para llegar)\b(?! (?:sin cita|a vacunarme))|\b(?:mapa|que calle|que ciudad|codigo postal|por donde (?:quedan?|estan?)|ando perdid[oa]|su ubicacion|la ubicacion|a que altura|quedan cerca|estan cerca de|estan cerca del)\b|\bdonde mero\b/,
};
const otherAddress = {
  en: /\bemail address\b|\bdirections (in|on|for)\b|\bchange (my|the) address\b|\bmy (new )?address\b|\bbus(es)?\b|\bpark(ing)?\b|\bdeliver(y)?\b|\bmail\b/,
  es: /\bcorreo\b|\bmi (?:nueva )?direccion\b|\bcambi\w+ (?:de |mi )?direccion\b|\bautobus\b|\bestacion|\bentrega/,
};
const phone = {
  en: /\b(phone|telephone|contact|call|cell|tel) ?(number|no|num)\b|\b(your|the|ur) (phone|number|telephone|digits|contact)\b|^(the )?(phone|call|contact|number|telephone)( us| you| please)?$|\bhow (do|can|would) (i|we) (call|reach|contact|ring|text) (you|the (store|pharmacy|pharmacist))\b|\b(call|reach|contact|text) (you|you guys|the (store|pharmacy|pharmacist))$|\bcontact (info|information|details)\b|\bnumber (to|can i|do i|should i) (call|text|reach)\b|\btext (you|number|line)\b|\bnumber for (you|the (store|pharmacy))\b|\bwhat number\b|\b(ahold|a hold|hold|in touch) (of|with) (you|yall|someone there|the (store|pharmacy))\b|\bwhats ?app\b/,
  es: /\b(?:numero|num|no) (?:de |del? )?(?:tel|telefono|telefonico|celular|cel|contacto|la farmacia|ustedes|para (?:llamar|llamarles|marcar|hablar|hablarles|comunicarme))\b|\b(?:el|su|tu|cual es el|que|un) (?:telefono|numero|tel)\b|^(?:telefono|numero|tel|contacto)\b|\b(?:el|y) de telefono\b|\bcomo (?:los |les |puedo |los puedo |les puedo |me puedo )?(?:llamo|llamar(?:los|les)?|contacto|contactar(?:los|les)?|comunico|me comunico)\b|\ba que numero\b|\btelefono (?:de la farmacia|de ustedes|porfa|por favor)\b|\bmensaje de texto\b|\bwhats ?app\b|\bmandar(?:les)? (?:un )?texto\b/,
};
const otherPhone = {
  en: /\b(hard of hearing|deaf|blind|doctors?|prescribers?|clinic|office)\b|\bfax\b|\bnpi\b|\bemail\b|\b(rx|prescription|refill|lot|policy|group|member|insurance|tracking|order) (number|no)\b|\bby phone\b|\b(?:use|run|take|enter|type|put in|look up) (?:the|that|this|my) number\b|\bfrom (?:your|the) (?:phone|number)\b|\bmy (phone|number|cell)\b|\b(?:on|in) (?:my |your |the )?(?:file|profile|account|system)\b|\b(?:change|changed|update) (?:my |the |a )?(?:phone|cell|number)\b|\bpicks? up the phone\b|\banswers? the phone\b|\b(?:street|house|building) number\b|\bemergency number\b|\bwhat number (of|is my)\b|\bon the phone\b|^(?:by|via|over|through) text\b|\btext you (?:a |an |the |my |some )?(?:pics?|pix|photos?|pictures?|images?|screenshots?|files?|cop(?:y|ies))\b/,
  es: /^(?:por|via) (?:mensaje|texto)\b|\bfax\b|\bnpi\b|\b(?:consultorio|clinica|sord[oa])\b|\bnumero (?:de la calle|del edificio|del local)\b|\bnumero de (?:receta|lote|poliza|seguro|miembro|orden|emergencia|resurtidos|refills)\b|\bpor telefono\b|\b(?:telefono|numero) que (?:\w+ )?tienen\b|\b(?:cambi|actualiz)\w+ (?:de |mi |el )?(?:numero|telefono|celular)\b|\bmi (?:telefono|numero|celular)\b|\bcontesta\w* el telefono\b/,
};

/** Whether a question asks for the location. */
export function asksForAddress({ said, asked }: PlainQuestion): boolean {
  return address[asked].test(said) && !otherAddress[asked].test(said);
}

/** Whether a question asks for the phone number. */
export function asksForPhone({ said, asked }: PlainQuestion): boolean {
  return phone[asked].test(said) && !otherPhone[asked].test(said);
}

/** The address with a map. */
export function answerAddress(store: StoreInfo, at: Date, words: ReplyTexts): Answer {
  const query = encodeURIComponent(`${store.name}, ${store.address}`);
  const text = words.address(store.address, `https://www.google.com/maps/search/?api=1&query=${query}`);
  return { text, sources: [storeSource('address', store, at, words)], outcome: 'answered', intent: 'address' };
}

/** The phone, and whether it is answered now. */
export function answerPhone(store: StoreInfo, at: Date, words: ReplyTexts): Answer {
  return {
    text: `${words.phone(formatPhone(store.phone))} ${openNowText(store, at, words.language)}`,
    sources: [storeSource('phone', store, at, words), storeSource('hours', store, at, words)],
    outcome: 'answered',
    intent: 'phone',
  };
}
