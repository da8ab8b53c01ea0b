import type { Language } from '@rxweb/contracts/shared/language';
import type { SmsDangerKind } from '@rxweb/contracts/sms/alarms';
import { gsmUnits } from './gsm-alphabet.ts';
import { makePlain } from './make-plain.ts';

/** The wording of domain facts J4. It only names where to turn: no questions, advice, medicines or links. */
const wordings: Record<Language, Record<SmsDangerKind, string>> = {
  en: {
    emergency: 'Automatic reply; do not wait for us. If this may be an emergency, call 911 now.',
    suicide:
      'Automatic reply; we may not see this soon. Call or text 988 now to talk to a person, free, any hour. If anyone is in danger now, call 911.',
    poisoning:
      'Automatic reply. Call Poison Control now: 1-800-222-1222, free, any hour. Collapse, seizure, trouble breathing or will not wake: call 911.',
    taken:
      'Automatic reply. If something was taken or anyone is in danger, call 911 now. Poison Control: 1-800-222-1222. To talk: call or text 988.',
  },
  es: {
    emergency: 'Respuesta del sistema; no nos espere. Si puede ser una emergencia, llame al 911 ahora.',
    suicide:
      'Respuesta del sistema; no espere. Llame al 988 y oprima 2, o mande AYUDA por texto al 988: gratis, a toda hora. Si hay peligro ahora: 911.',
    poisoning:
      'Respuesta del sistema. Envenenamientos: llame ya al 1-800-222-1222, gratis, a toda hora. Si no respira bien, convulsiona o no despierta: 911.',
    taken:
      'Respuesta del sistema. Si alguien ha tomado algo o hay peligro: llame ya al 911. Envenenamientos: 1-800-222-1222. Para hablar: 988, oprima 2.',
  },
};

/** The automatic reply to a dangerous text: GSM-7, at most two segments, never cut. */
export function dangerReply(storeName: string, kind: SmsDangerKind, language: Language): string {
  return signed(storeName, wordings[language][kind]);
}

/** The notice to the number on call. Says nothing of the text or its sender: others may see that phone. */
export function onCallNotice(storeName: string): string {
  return signed(storeName, 'A text message needs attention now. Open the inbox.');
}

/** A name in another script would send the whole text as UCS-2, in segments of half the length. */
function signed(storeName: string, text: string): string {
  const name = [...makePlain(storeName).text]
    .filter((character) => gsmUnits(character) === 1)
    .join('')
    .trim();
  return name === '' ? text : `${name}: ${text}`;
}
