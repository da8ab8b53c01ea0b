/** Lower-case phrases without accents and apostrophes, single spaces. */
const message =
  '(?:text|texts|txt|txts|texting|txting|message|messages|msg|msgs|messaging|sms|reminders|alerts|notifications)';
const mensaje = '(?:mensaje|mensajes|mensages|mensajitos|msjs|texto|textos|sms|avisos|recordatorios)';
const filler =
  '(?:me|us|my|mom|any|all|the|these|this|those|your|you|more|of|such|so|many|text|to|get|getting|receive|receiving|be|being|from)';
const relleno =
  '(?:me|nos|mas|ya|los|las|sus|estos|esos|tantos|de|recibir|recibiendo|seguir|que|manden|mande|envien|envie|mandando)';
const senders = '(?:guys |people |folks )?';

const wishes = [
  // Stop texting
  `(?:stop|quit|stopped) (?:texting|txting|texing|messaging|msging|contacting|spamming|bothering|harassing|calling me)`,
  `(?:stop|quit|end|cancel|halt) (?:sending )?(?:${filler} )*${message}`,
  `(?:stop|quit) sending (?:me |us )?(?:these|this|stuff|things|crap|so many)$`,
  `(?:stop|quit) sending me (?:anything|things|stuff)`,
  `cancel (?:${filler} )*(?:refill )?(?:text |sms )?(?:reminders|texts|messages|alerts|notifications|subscription)`,
  `(?:i|we|ive|have|already) (?:already )?(?:said|sent|wrote|texted|replied|typed) (?:you )?stop(?: already| twice| before)?$`,
  `(?:told|asked|telling|asking) you ${senders}(?:to )?stop`,
  `(?:turn off|shut off|no more|enough|enough with|too many) (?:${filler} )*${message}`,
  // Do not text
  `(?:please|pls|plz|just|and|so) (?:do not|dont|never) (?:ever )?(?:text|txt|message|msg|contact) (?:me|us|this|my|her|him|here|again|anymore)`,
  `^(?:do not|dont|never) (?:ever )?(?:text|txt|message|msg|contact) (?:me|us|this|my|here|again|anymore)`,
  `(?:do not|dont|never) send (?:me|us) (?:${filler} )*(?:text|texts|messages|msgs|reminders|alerts)`,
  `(?:do not|dont|no longer|not) (?:want|wish|need|care)(?: for)? (?:${filler} )*(?:texts|messages|msgs|texting|texted|messaged|contacted|sms|text messages|reminders|alerts|notifications)`,
  `(?:do not|dont|no longer) want you ${senders}(?:to )?(?:text|message|contact|texting|messaging|contacting)`,
  `^(?:please |pls |plz |just )?(?:do not|dont|never) (?:text|txt|message|msg|contact)(?: please| pls| plz| thanks| thank you| ever)*$`,
  `(?:never signed|did not sign|didnt sign) up for (?:this|these|any of this|any of these|(?:${filler} )*${message})(?: thing| things| stuff| crap)?$`,
  `(?:never|did not|didnt) (?:subscribe|subscribed|opt|opted) (?:in )?to (?:this|these|any of this|(?:${filler} )*${message})$`,
  `leave me alone`,
  `do not contact$`,
  `cease (?:and desist|all|contact|texting)`,
  // Off the list
  `(?:take|remove|get|drop|delete) (?:me|us|my (?:phone |cell )?number|my phone|this (?:phone )?number|this phone) (?:off|from|out of|of) (?:\\w+ ){0,3}(?:list|lists|texts?|messages?|messaging|sms|texting|system|database|contacts)`,
  `(?:remove|delete|lose|forget|erase) (?:my|this) (?:phone |cell )?number(?! from| and add| on| in)`,
  `^(?:please |pls )?(?:remove|unlist|delete) me(?: please| now)?$`,
  `(?:unsubscribe|unsuscribe|unsubcribe|unsubscribed me|unsub)`,
  `opt (?:me |us )?out(?! of)`,
  `(?:opt|opting|opted) (?:me )?out of (?:${filler} )*(?:${message}|this|these|everything)`,
  `optout`,
  `(?:revoke|withdraw) (?:my )?(?:consent|permission|authorization)`,
  // Not me
  `wrong (?:number|phone|person)(?! of)`,
  `(?:not|isnt|no longer) (?:his|her|their) (?:cell |phone |mobile )?(?:number|phone|cell)`,
  `(?:nobody|no one|noone) (?:here )?(?:by|with|named) (?:that|this) name`,
  `(?:reported|reporting|report) (?:\\w+ ){0,3}(?:as )?spam`,
  `^(?:this|that|it) is spam$`,
  `block(?:ing)? (?:you|this number)`,
  `^(?:im |i am )?not interested(?: thanks| thank you| anymore)?$`,
  `^(?:no |ok |okay )?(?:please |pls |plz |just |can you |could you )*(?:stop|quit|stopp|stpo|sotp)(?: it| this| that| now| please| pls| already| thanks| thank you| immediately| everything| all of it)*$`,
  // En español
  `(?:no|nunca) (?:me|nos) (?:escriba|escriban|escribas|contacte|contacten|contactes|textee|texteen|textees|moleste|molesten|molestes|llame|llamen|mensajeen|mensajee)`,
  `no (?:me|nos) (?:mande|manden|mandes|envie|envien|envies)(?: mas| nada| por favor| gracias| ya)*$`,
  `no (?:me|nos) (?:mande|manden|mandes|envie|envien|envies) (?:${relleno} )*${mensaje}`,
  `no mas ${mensaje}`,
  `^(?:ya )?(?:no mas|basta|alto|pare|paren|parar|ya paren|cancelar|baja|dejenme)(?: ya| por favor| gracias| porfa)*$`,
  `(?:deje|dejen|deja|dejar|pare|paren|parar) de (?:escribir|escribirme|textear|textearme|mensajear|mensajearme|molestar|molestarme|contactar|contactarme|llamarme)`,
  `(?:deje|dejen|deja|dejar|pare|paren|parar) de (?:mandar|mandarme|enviar|enviarme)(?: ${relleno})* (?:${mensaje}|esto|eso|cosas)`,
  `no (?:quiero|deseo|necesito|queremos) (?:${relleno} )*${mensaje}`,
  `no (?:quiero|deseo|queremos) que (?:me|nos) (?:escriban|escriba|texteen|textee|contacten|contacte|molesten|mensajeen)`,
  `basta de ${mensaje}`,
  `demasiados ${mensaje}`,
  `(?:numero|telefono) equivocado`,
  `persona equivocada`,
  `se (?:equivoco|equivocaron|equivoca) de (?:numero|persona|telefono)`,
  `(?:este )?no es (?:el|su) (?:numero|telefono|celular) de`,
  `(?:saquenme|saqueme|quitenme|quiteme|borrenme|borreme|eliminenme|elimineme) de`,
  `(?:saquen|saque|quiten|quite|borren|borre|eliminen|elimine) (?:mi|este) (?:numero|telefono|celular)`,
  `(?:darme|denme|deme|dar) de baja`,
  `(?:desuscribir|desuscribirme|desinscribir|desinscribirme|desuscribanme)`,
  `(?:dejenme|dejeme|dejame) en paz`,
  `(?:cancelen|cancele|cancelar|cancela) (?:los |mis |estos |sus )?(?:${mensaje}|suscripcion|la suscripcion)`,
];

/** Reverses "stop texting": "don't stop texting me", "I can't stop texting my sister". */
const denial =
  '(?<!\\b(?:cant|cannot|can not|wont|will not|dont|do not|didnt|did not|doesnt|does not|never|not|couldnt|not to|no|nunca)(?: ever| puedo| puede)? )';
const wish = new RegExp(
  `${denial}\\b(?:${wishes.map((phrase) => (phrase.startsWith('^') ? phrase.replace('^', '(?<=^)') : phrase)).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** A whole sentence of a longer text: "STOP. Who is this?" Ambiguous words (end, quit, cancel) don't count. */
const sentence = /^(?:stop|stop all|stopall|unsubscribe|optout|opt out)$/;

/** Whether a text seems to opt out in other words. Takes the output of `plainLetters`. */
export function looksLikeOptOut(letters: string): boolean {
  const sentences = letters.split(/[.!?;:,¡¿\n]+|\s[-–—]+\s/u).map(words);
  return sentences.some((text) => sentence.test(text) || wish.test(text)) || wish.test(words(letters));
}

function words(letters: string): string {
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
