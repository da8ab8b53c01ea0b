import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, formatDate, formatTime } from '@rxweb/domain/text/format';
import { formatCount } from '@rxweb/domain/text/format-count';
import type { TodayWords } from './today-words.ts';

const n = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const day = (soonest: string) => formatDate(soonest.slice(0, 10), 'es');
const expiry = (expires: string, soonest: string | null) =>
  `${expires}${soonest ? ` el ${day(soonest)}` : ''}. Después, Medicare no paga el calzado.`;
/** `hoy a las 3:00 p. m.` */
function dayAndTime(store: StoreInfo, time: string): string {
  const at = new Date(time);
  return `${dayFrom(store, new Date(), at, 'es')} a las ${formatTime(store, at, 'es')}`;
}

const solicitudes = (count: number) => n(count, 'solicitud', 'solicitudes');
const seeRequests = 'Ver las solicitudes';
const openInbox = 'Abrir los mensajes';

export const todayEs: TodayWords = {
  audit_archive_failing: {
    title: () => 'No se archivan las entradas antiguas del registro de auditoría',
    text: () => 'Se quedan en la base de datos hasta que vuelva a funcionar. Estado dice qué lo impide.',
    action: 'Abrir Estado',
  },
  person_wanted: {
    title: (count) =>
      n(
        count,
        'visitante quiere hablar con una persona en el chat',
        'visitantes quieren hablar con una persona en el chat',
      ),
    text: (soonest, store) => (soonest ? `El primero lo pidió ${dayAndTime(store, soonest)}.` : 'Esperan en el chat.'),
    action: 'Ver quién',
  },
  hand_offs: {
    title: (count) => n(count, 'visitante espera una llamada', 'visitantes esperan una llamada'),
    text: (soonest, store) => {
      if (!soonest) return 'Dejaron un mensaje en el chat.';
      const isOverdue = new Date(soonest) < new Date();
      return `${isOverdue ? 'Con retraso: al' : 'Al'} primero se le prometió una llamada para ${dayAndTime(store, soonest)}.`;
    },
    action: 'Ver quién',
  },
  requests_overdue: {
    title: (count) => `${solicitudes(count)} con retraso`,
    text: (soonest, store) =>
      soonest ? `La primera se prometió para ${dayAndTime(store, soonest)}.` : 'Hay visitantes que esperan.',
    action: 'Ver cuáles',
  },
  requests_answered: {
    title: (count) => `${solicitudes(count)} con respuesta del visitante`,
    text: () => 'Respondieron lo que se les pidió, o cancelaron.',
    action: 'Leer las respuestas',
  },
  requests_open: {
    title: (count) => n(count, 'solicitud abierta', 'solicitudes abiertas'),
    text: (soonest, store) =>
      soonest ? `La primera se prometió para ${dayAndTime(store, soonest)}.` : 'No se prometió una hora.',
    action: 'Abrir las solicitudes',
  },
  appointments_today: {
    title: (count) => n(count, 'cita hoy', 'citas hoy'),
    text: (soonest, store) => (soonest ? `La próxima es ${dayAndTime(store, soonest)}.` : 'Ya empezaron todas.'),
    action: 'Abrir el día',
  },
  unanswered_questions: {
    title: (count) => `El asistente no pudo responder ${n(count, 'pregunta', 'preguntas')}`,
    text: () => 'Una página nueva de conocimiento puede responderlas la próxima vez.',
    action: 'Abrir las preguntas',
  },
  shoe_accreditation_expired: {
    title: () => 'La acreditación de Medicare venció',
    text: (soonest) => expiry('Venció', soonest),
    action: 'Abrir el tablero',
  },
  shoe_accreditation_expiring: {
    title: () => 'La acreditación de Medicare vence pronto',
    text: (soonest) => expiry('Vence', soonest),
    action: 'Abrir el tablero',
  },
  shoe_requests_overdue: {
    title: (count) => n(count, 'solicitud de expedientes con retraso', 'solicitudes de expedientes con retraso'),
    text: (soonest) =>
      `${soonest ? `La primera vencía el ${day(soonest)}. ` : ''}Sin respuesta hay denegación; pida una redeterminación en un plazo de 120 días.`,
    action: seeRequests,
  },
  shoe_requests_urgent: {
    title: (count) =>
      n(count, 'solicitud de expedientes vence en una semana', 'solicitudes de expedientes vencen en una semana'),
    text: (soonest) => `${soonest ? `La primera vence el ${day(soonest)}. ` : ''}Sin respuesta hay denegación.`,
    action: seeRequests,
  },
  shoe_requests_due: {
    title: (count) =>
      n(count, 'solicitud de expedientes vence en 21 días', 'solicitudes de expedientes vencen en 21 días'),
    text: (soonest) => (soonest ? `La primera vence el ${day(soonest)}.` : 'Sin respuesta hay denegación.'),
    action: seeRequests,
  },
  shoe_windows_overdue: {
    title: (count) =>
      n(count, 'plazo de calzado para diabéticos ya se cerró', 'plazos de calzado para diabéticos ya se cerraron'),
    text: (soonest) =>
      soonest ? `El primero se cerró el ${day(soonest)}.` : 'Hacen falta documentos nuevos antes de la entrega.',
    action: 'Ver los casos con retraso',
  },
  shoe_windows_closing: {
    title: (count) =>
      n(
        count,
        'plazo de calzado para diabéticos se cierra pronto',
        'plazos de calzado para diabéticos se cierran pronto',
      ),
    text: (soonest) => (soonest ? `El primero en cerrarse: ${day(soonest)}.` : 'Se cierran en 14 días.'),
    action: 'Abrir los casos',
  },
  shoe_papers_waiting: {
    title: (count) =>
      n(
        count,
        'caso de calzado espera documentos desde hace más de una semana',
        'casos de calzado esperan documentos desde hace más de una semana',
      ),
    text: (soonest) =>
      soonest
        ? `El más antiguo espera desde el ${day(soonest)}. Una llamada puede ayudar.`
        : 'Una llamada puede ayudar.',
    action: 'Ver cuáles',
  },
  shoe_recall: {
    title: (count) =>
      n(
        count,
        'paciente puede recibir calzado nuevo para diabéticos',
        'pacientes pueden recibir calzado nuevo para diabéticos',
      ),
    text: () => 'Recibieron calzado el año pasado y Medicare ya lo cubre de nuevo.',
    action: 'Abrir la lista',
  },
  sms_alarms: {
    title: (count) => n(count, 'persona puede estar en peligro', 'personas pueden estar en peligro'),
    text: () => 'Su mensaje de texto necesita atención ahora.',
    action: openInbox,
  },
  sms_attention: {
    title: (count) => n(count, 'persona puede necesitar atención', 'personas pueden necesitar atención'),
    text: () => 'Lea lo que escribieron.',
    action: openInbox,
  },
  sms_unread: {
    title: (count) => n(count, 'mensaje de texto sin leer', 'mensajes de texto sin leer'),
    text: () => 'Alguien espera una respuesta.',
    action: openInbox,
  },
  sms_failed: {
    title: (count) => `${n(count, 'mensaje de texto falló', 'mensajes de texto fallaron')} hoy`,
    text: () => 'La bandeja dice por qué y qué hacer.',
    action: 'Ver cuáles',
  },
  sms_wishes: {
    title: (count) =>
      n(count, 'persona quizá no quiera más mensajes de texto', 'personas quizá no quieran más mensajes de texto'),
    text: () => 'Lea lo que escribieron y confírmelo.',
    action: openInbox,
  },
  invites_expiring: {
    title: (count) => n(count, 'invitación sin aceptar todavía', 'invitaciones sin aceptar todavía'),
    text: (soonest, store) =>
      soonest
        ? `La primera vence ${dayAndTime(store, soonest)}. Después, envíe una nueva.`
        : 'Vencen en menos de un día.',
    action: 'Abrir los usuarios',
  },
  second_factor_missing: {
    title: () => 'Su cuenta no tiene un segundo factor',
    text: () => 'Con uno, una contraseña robada no basta para iniciar sesión.',
    action: 'Configurarlo',
  },
  staff_without_second_factor: {
    title: (count) =>
      n(count, 'persona del equipo no tiene un segundo factor', 'personas del equipo no tienen un segundo factor'),
    text: () => 'Pídales que configuren uno. Sin él, una contraseña robada basta para iniciar sesión.',
    action: 'Ver quién',
  },
  setup_steps_left: {
    title: (count) => n(count, 'paso de configuración pendiente', 'pasos de configuración pendientes'),
    text: () =>
      'Hasta entonces, los visitantes pueden leer lo que vino con el programa en lugar de lo que vale para su farmacia.',
    action: 'Terminar la configuración',
  },
};
