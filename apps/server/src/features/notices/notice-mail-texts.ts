import type { Language } from '@rxweb/contracts/shared/language';
import type { StaffNoticeKind } from '@rxweb/contracts/staff-notices';

interface NoticeMailTexts {
  kinds: Record<StaffNoticeKind, string>;
  waits: (count: number) => string;
  open: string;
  ending: string;
}

export const noticeMailTexts: Record<Language, NoticeMailTexts> = {
  en: {
    kinds: {
      urgent_text: 'A text message needs someone now',
      urgent_chat: 'A visitor in the chat needs someone now',
      person_wanted: 'A visitor wants to chat with a person',
      visitor_wrote: 'A visitor is waiting in the chat',
      callback: 'A callback is waiting',
      text: 'A text message is waiting for an answer',
      request: 'A request is waiting',
      assigned: 'Something was assigned to you',
    },
    waits: (count) =>
      count <= 1
        ? 'No one has taken it yet. Sign in to see it.'
        : `${count} of these are waiting. Sign in to see them.`,
    open: 'Open',
    ending: 'You can choose which notices you get under My account.',
  },
  es: {
    kinds: {
      urgent_text: 'Un mensaje de texto necesita atención ahora',
      urgent_chat: 'Un visitante del chat necesita atención ahora',
      person_wanted: 'Un visitante quiere chatear con una persona',
      visitor_wrote: 'Un visitante espera en el chat',
      callback: 'Hay una llamada pendiente',
      text: 'Un mensaje de texto espera respuesta',
      request: 'Hay una solicitud pendiente',
      assigned: 'Se le asignó algo',
    },
    waits: (count) =>
      count <= 1
        ? 'Nadie se ha encargado todavía. Inicie sesión para verlo.'
        : `Hay ${count} pendientes de este tipo. Inicie sesión para verlos.`,
    open: 'Abrir',
    ending: 'En Mi cuenta puede elegir qué avisos recibe.',
  },
};
