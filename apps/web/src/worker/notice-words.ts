/** What a notification of this kind says. Nothing personal: others see the screen of a locked phone. */
const words = {
  en: {
    urgent_text: ['Text message', 'A text needs someone now', 'texts need someone now'],
    urgent_chat: ['Chat', 'A visitor needs someone now', 'visitors need someone now'],
    person_wanted: ['Chat', 'A visitor wants to talk to a person', 'visitors want to talk to a person'],
    visitor_wrote: ['Chat', 'A visitor is waiting in the chat', 'visitors are waiting in the chat'],
    callback: ['Callback', 'A callback is waiting', 'callbacks are waiting'],
    text: ['Text message', 'A text is waiting for an answer', 'texts are waiting for an answer'],
    request: ['Request', 'A request is waiting', 'requests are waiting'],
    assigned: ['Assigned to you', 'Something was assigned to you', 'things were assigned to you'],
    test: ['Test', 'Notifications work on this device.', 'notifications'],
    unknown: ['Notice', 'Something is waiting', 'things are waiting'],
  },
  es: {
    urgent_text: ['Mensaje de texto', 'Un mensaje necesita atención ahora', 'mensajes necesitan atención ahora'],
    urgent_chat: ['Chat', 'Un visitante necesita atención ahora', 'visitantes necesitan atención ahora'],
    person_wanted: ['Chat', 'Un visitante quiere hablar con una persona', 'visitantes quieren hablar con una persona'],
    visitor_wrote: ['Chat', 'Un visitante espera en el chat', 'visitantes esperan en el chat'],
    callback: ['Llamada', 'Hay una llamada pendiente', 'llamadas pendientes'],
    text: ['Mensaje de texto', 'Un mensaje espera respuesta', 'mensajes esperan respuesta'],
    request: ['Solicitud', 'Hay una solicitud pendiente', 'solicitudes pendientes'],
    assigned: ['Asignado a usted', 'Se le asignó algo', 'asignaciones para usted'],
    test: ['Prueba', 'Las notificaciones funcionan en este dispositivo.', 'notificaciones'],
    unknown: ['Aviso', 'Hay algo pendiente', 'avisos pendientes'],
  },
} as const;

export interface NoticeWords {
  title: string;
  body: string;
  /** A later one of this kind replaces it. */
  tag: string;
  path: string;
  language: 'en' | 'es';
}

const home = '/app/dashboard';

/** Reads a push message; one that makes no sense becomes a plain notice, since browsers demand that something is shown. */
export function readPush(text: string): NoticeWords {
  const { kind, count, path, language } = parse(text);
  const known = language === 'es' ? 'es' : 'en';
  const key = typeof kind === 'string' && Object.hasOwn(words.en, kind) ? (kind as keyof typeof words.en) : 'unknown';
  const [title, one, more] = words[known][key];
  return {
    title,
    body: typeof count === 'number' && count > 1 ? `${Math.floor(count)} ${more}` : one,
    tag: `rx-${key}`,
    path: typeof path === 'string' && isOwnPath(path) ? path : home,
    language: known,
  };
}

/** A page of staff, at our own address. */
export function isOwnPath(path: string): boolean {
  return /^\/app\/[\w/?=&%-]*$/.test(path);
}

function parse(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
