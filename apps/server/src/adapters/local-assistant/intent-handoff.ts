import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { type Answer, storeSource } from './answer.ts';
import type { PlainQuestion } from './plain-question.ts';
import type { ReplyTexts } from './texts/texts.ts';

const someone =
  '(?:(?:a|an|the|your|ur|another|one of your|some|any) )?(?:(?:real|live|actual|human|regular) )?(?:person|human|humans|human being|pharmacist|pharmacists|someone|somebody|anyone|anybody|staff|agent|representative|rep|employee|associate|technician|tech|operator|people|lady|guy)';
const wanted = {
  en: new RegExp(
    [
      `\\b(?:talk|speak|chat|connect|transfer|get|put|pass|switch|forward|reach) (?:me |us )?(?:right now )?(?:to|with|through to|on with|on the phone with) (?:an? )?${someone}\\b`,
      `\\bspeak ${someone}\\b|\\btalk ${someone}\\b|\\b${someone} (?:that |who )?(?:i|we) can (?:talk|speak|chat)\\b`,
      '\\b(?:call|phone|ring|text|contact) me\\b(?! (?:when|if|once|names?)\\b)|\\bgive (?:me|us|my \\w+) a (?:call|ring)|\\bcall ?backs?\\b|\\bget back to me\\b|\\bhelp me (?:on|over|by) (?:the )?phone\\b|\\bcall (?:my|me on my) (?:cell|phone|home)\\b',
      `\\b(?:want|need|prefer|like|give me|get me|gimme|rather have|looking for) ${someone}(?: please| now| here| to (?:call|help|talk)| asap)?$`,
      '^(?:a |an |the )?(?:real |live |actual |human )?(?:person|human|agent|representative|operator|pharmacist|someone)(?: please| now)*$|\\b(?:customer service|live (?:chat|agent|person|rep)|real human|human being please|leave (?:a|you a|u a) message|leave my (?:name|number))\\b',
      '\\b(?:is|are) (?:the |a |your |any )?pharmacists? (?:in|there|here|available|working|on duty|around|free)\\b',
      '\\bhave (?:a |the |your )?(?:pharmacist|someone|somebody|tech) (?:call|ring|contact|text)',
    ].join('|'),
  ),
  es: new RegExp(
    [
      '\\b(?:hablar|hablo|platicar|comunicarme|comunicar|comuniqueme|comunicame|comuniquenme|paseme|pasame|pasenme|pongame|ponme|transfierame|conectame|conecteme|contactar|atienda|chatear|charlar) (?:a |con )(?:(?:una|un|el|la|los|las|algun|alguna|su|otra|mi) )?(?:(?:verdadera|verdadero) )?(?:persona|personas|humano|alguien|farmaceutic[oa]|empleado|empleada|representante|agente|asesor|operador|operadora|ser humano|senorita|encargad[oa] de la farmacia)\\b',
      '\\bque (?:alguien )?me (?:llame|llamen|marque|marquen|hablen|hable|regresen la llamada|devuelvan la llamada|contacten|contacte)\\b',
      '\\bme (?:puede|pueden|podria|podrian|puedes|pudieran) (?:alguien )?(?:llamar|marcar|hablar por telefono|devolver la llamada|regresar la llamada|contactar)\\b',
      '\\b(?:puede|pueden|podria|podrian|puedes)(?: \\w+){0,2} (?:llamarme|marcarme|hablarme por telefono|contactarme|devolverme la llamada)\\b',
      '\\b(?:llamenme|llameme|llamame|marquenme|marqueme|marcame|hablenme|contactenme|devuelvanme la llamada|regresenme la llamada)\\b',
      '\\b(?:atender|atienda|ayudar|ayude|contestar|conteste) (?:una|alguna) persona\\b',
      '\\balguien (?:real|de verdad|que me (?:atienda|ayude|llame))\\b|\\b(?:atencion al cliente|servicio al cliente|dejar (?:un |mi )?(?:mensaje|recado|numero|nombre)|dejo mi numero|quiero (?:una|un) (?:persona|humano|agente)|necesito (?:una persona|un humano|un agente))\\b|^(?:una |un )?(?:persona|humano|agente|operadora)(?: por favor)?$',
      '\\b(?:esta|hay) (?:el |la |un |una |algun )?farmaceutic[oa](?: ahi| ahorita| ahora| disponible| hoy)?$',
    ].join('|'),
  ),
} as const;
/** Asking for an office, or at night, is another question. */
const otherwise = {
  en: /\b(?:manager|owner|supervisor|boss|are you|is this|am i|cab|taxi|uber|ride|at night|after hours|when you are closed|closed|doctors? office|clinic|job|hiring|hard of hearing|deaf|who do i call)\b/,
  es: /\b(?:gerente|dueno|duena|encargad[oa]|supervisor|eres|es usted|estoy hablando|de noche|cerrad[oa]s?|cerraron|consultorio|clinica|sord[oa]|empleo)\b/,
} as const;

/** Whether a visitor asks for a person or a callback. */
export function wantsPerson({ said, asked }: PlainQuestion): boolean {
  const words = said.replace(/[-/:]/g, ' ').replace(/\s+/g, ' ').trim();
  return wanted[asked].test(words) && !otherwise[asked].test(words);
}

/** Says how to reach a person; with an open callback request, that staff have it. */
export function answerPerson(store: StoreInfo, now: Date, waitsForPerson: boolean, words: ReplyTexts): Answer {
  const phone = formatPhone(store.phone);
  const isOpen = openNowText(store, now, words.language);
  const text = waitsForPerson
    ? `${words.messageWaits} ${words.cannotWait(phone)} ${isOpen}`
    : `${words.person(phone)} ${isOpen} ${words.leaveMessage}`;
  return {
    text,
    sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
    outcome: 'hand_off',
    intent: 'talk-to-person',
    offersPerson: !waitsForPerson,
  };
}
