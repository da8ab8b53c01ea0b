import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '../text/format.ts';
import { dayAndTime, openUntil, sentence } from '../text/opening-words.ts';
import { makePlain } from './make-plain.ts';

export type OrderNotice = 'ready' | 'waiting' | 'delivery' | 'appointment';

export interface OrderNoticeCase {
  store: StoreInfo;
  /** When it is read at the earliest. */
  now: Date;
  language: Language;
  /** Of an appointment; null for the other kinds. */
  at: Date | null;
}

/** A text about an order: no name, medicine, count or price (domain facts 2, H8 and I6), in plain letters. */
export function orderNoticeText(kind: OrderNotice, facts: OrderNoticeCase): string {
  const phone = formatPhone(facts.store.phone);
  const said = words[facts.language];
  return makePlain(`${said[kind](facts)} ${said.end(phone)}`.replace(/ {2,}/g, ' ')).text;
}

const words = {
  en: {
    ready: (facts: OrderNoticeCase) =>
      `${facts.store.name}: Your order is ready. ${openUntil(facts.store, facts.now, facts.language)}`,
    waiting: (facts: OrderNoticeCase) =>
      `${facts.store.name}: Your order is waiting for you. ${openUntil(facts.store, facts.now, facts.language)}`,
    delivery: (facts: OrderNoticeCase) => `${facts.store.name}: Your order is on its way today.`,
    appointment: (facts: OrderNoticeCase) => sentence(`You have an appointment at ${facts.store.name} ${onDay(facts)}`),
    end: (phone: string) => `Questions: ${phone}. Reply STOP to opt out.`,
  },
  es: {
    ready: (facts: OrderNoticeCase) =>
      `${facts.store.name}: Ya puede recoger su pedido. ${openUntil(facts.store, facts.now, facts.language)}`,
    waiting: (facts: OrderNoticeCase) =>
      `${facts.store.name}: Su pedido lo espera. ${openUntil(facts.store, facts.now, facts.language)}`,
    delivery: (facts: OrderNoticeCase) => `${facts.store.name}: Su pedido va en camino hoy.`,
    appointment: (facts: OrderNoticeCase) => sentence(`Tiene una cita en ${facts.store.name} ${onDay(facts)}`),
    end: (phone: string) => `Preguntas: ${phone}. STOP para no recibir textos.`,
  },
} as const;

const onDay = ({ store, now, language, at }: OrderNoticeCase) => (at ? dayAndTime(store, now, at, language) : '');
