import type { RequestText } from '@rxweb/contracts/requests/kinds';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { makePlain } from '../sms/make-plain.ts';
import { formatPhone } from '../text/format.ts';
import { dayAndTime, openUntil, sentence } from '../text/opening-words.ts';
import { formatReference } from './reference.ts';

export interface RequestTextCase {
  store: StoreInfo;
  /** When it is sent. */
  now: Date;
  language: Language;
  reference: string;
  /** Of the appointment; null for none. */
  startsAt: Date | null;
}

/**
 * The store's text about a request: no medicine, condition, count, price or name (domain facts 2, H8; carriers filter them, I6). In plain
 * letters, so that it counts as few segments.
 */
export function requestText(template: RequestText, facts: RequestTextCase): string {
  return makePlain(facts.language === 'es' ? spanish(template, facts) : english(template, facts)).text;
}

function english(template: RequestText, { store, now, reference, startsAt }: RequestTextCase): string {
  const phone = formatPhone(store.phone);
  const number = formatReference(reference);
  const lines: Record<RequestText, string> = {
    received: `We have your request ${number}. Questions: ${phone}. Reply STOP to opt out.`,
    working: `We are working on your request ${number}. Questions: ${phone}. Reply STOP to opt out.`,
    needs_you: `We need one thing from you for request ${number}. Please open your request page or call ${phone}.`,
    ready: `Your order is ready. ${openUntil(store, now, 'en')} Questions: ${phone}. Reply STOP to opt out.`,
    reminder: startsAt
      ? `You have an appointment at ${store.name} ${dayAndTime(store, now, startsAt, 'en')}. To change it: ${phone}.`
      : `Please call us about your appointment: ${phone}.`,
    declined: `Please call us about your request ${number}: ${phone}.`,
    canceled: `Your request ${number} is canceled. Questions: ${phone}.`,
  };
  return template === 'reminder' && startsAt ? lines.reminder : `${store.name}: ${lines[template]}`;
}

function spanish(template: RequestText, { store, now, reference, startsAt }: RequestTextCase): string {
  const phone = formatPhone(store.phone);
  const number = formatReference(reference);
  const lines: Record<RequestText, string> = {
    received: `Recibimos su solicitud ${number}. Preguntas: ${phone}. STOP para no recibir textos.`,
    working: `Estamos trabajando en su solicitud ${number}. Preguntas: ${phone}. STOP para no recibir textos.`,
    needs_you: `Necesitamos algo de usted para la solicitud ${number}. Abra la página de su solicitud o llame al ${phone}.`,
    ready: `Ya puede recoger su pedido. ${openUntil(store, now, 'es')} Preguntas: ${phone}. STOP para no recibir textos.`,
    reminder: startsAt
      ? `${sentence(`Tiene una cita en ${store.name} ${dayAndTime(store, now, startsAt, 'es')}`)} Para cambiarla: ${phone}.`
      : `Llámenos sobre su cita: ${phone}.`,
    declined: `Llámenos sobre su solicitud ${number}: ${phone}.`,
    canceled: `Su solicitud ${number} está cancelada. Preguntas: ${phone}.`,
  };
  return template === 'reminder' && startsAt ? lines.reminder : `${store.name}: ${lines[template]}`;
}
