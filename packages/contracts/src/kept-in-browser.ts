import type { Language } from './shared/language.ts';

interface Kept {
  /** A cookie over TLS also has the prefix `__Host-`, except the language's. */
  name: string;
  place: 'cookie' | 'local' | 'tab' | 'database' | 'cache';
  by: 'visitors' | 'staff';
  purpose: Record<Language, string>;
  lasts: keyof typeof keptTimes;
}

/** How long a value stays, as the privacy page says it. */
export const keptTimes = {
  year: { en: '1 year', es: '1 año' },
  halfYear: { en: '180 days', es: '180 días' },
  sixtyDays: { en: '60 days', es: '60 días' },
  twoWeeks: { en: '14 days', es: '14 días' },
  tab: { en: 'Until the tab is closed', es: 'Hasta que se cierra la pestaña' },
  sent: { en: 'Until the files are sent', es: 'Hasta que se envían los archivos' },
  signOut: { en: 'Until sign-out', es: 'Hasta cerrar la sesión' },
  update: { en: 'Until the next version', es: 'Hasta la próxima versión' },
  cleared: { en: 'Until browser data is cleared', es: 'Hasta que se borran los datos del navegador' },
} as const satisfies Record<string, Record<Language, string>>;

/** All that the product keeps in a browser (domain facts 2, I8). The privacy page shows it; a test compares it with the sources. */
export const keptInBrowser: readonly Kept[] = [
  {
    name: 'rx-visitor',
    place: 'cookie',
    by: 'visitors',
    purpose: { en: 'A random mark, so that your chat is yours', es: 'Una marca al azar, para que su chat sea suyo' },
    lasts: 'year',
  },
  {
    name: 'rx-language',
    place: 'cookie',
    by: 'visitors',
    purpose: { en: 'The language you chose', es: 'El idioma que eligió' },
    lasts: 'year',
  },
  {
    name: 'rx-language',
    place: 'local',
    by: 'visitors',
    purpose: { en: 'The language you chose', es: 'El idioma que eligió' },
    lasts: 'cleared',
  },
  {
    name: 'rx-theme',
    place: 'local',
    by: 'visitors',
    purpose: { en: 'Light or dark screen', es: 'Pantalla clara u oscura' },
    lasts: 'cleared',
  },
  {
    name: 'rx-text',
    place: 'local',
    by: 'visitors',
    purpose: { en: 'Larger text', es: 'Texto más grande' },
    lasts: 'cleared',
  },
  {
    name: 'rx-chat-id',
    place: 'local',
    by: 'visitors',
    purpose: { en: 'The number of your chat', es: 'El número de su chat' },
    lasts: 'cleared',
  },
  {
    name: 'rx-chat-screen',
    place: 'local',
    by: 'visitors',
    purpose: {
      en: 'Brings your conversation back after a reload',
      es: 'Recupera su conversación al volver a cargar la página',
    },
    lasts: 'cleared',
  },
  {
    name: 'rx-chat-forget',
    place: 'local',
    by: 'visitors',
    purpose: { en: 'A conversation that is still to be deleted', es: 'Una conversación que falta borrar' },
    lasts: 'cleared',
  },
  {
    name: 'rx-shared-device',
    place: 'local',
    by: 'visitors',
    purpose: {
      en: 'Says that others use this device, too',
      es: 'Indica que otras personas usan este dispositivo',
    },
    lasts: 'cleared',
  },
  {
    name: 'rx-live-outbox',
    place: 'tab',
    by: 'visitors',
    purpose: {
      en: 'Messages to our staff that wait for the network',
      es: 'Mensajes a nuestro personal que esperan la conexión',
    },
    lasts: 'tab',
  },
  {
    name: 'rx-chat-draft',
    place: 'tab',
    by: 'visitors',
    purpose: { en: 'The message you are writing', es: 'El mensaje que está escribiendo' },
    lasts: 'tab',
  },
  {
    name: 'rx-request-draft',
    place: 'tab',
    by: 'visitors',
    purpose: { en: 'A request form that isn’t sent yet', es: 'Un formulario de solicitud aún sin enviar' },
    lasts: 'tab',
  },
  {
    name: 'rx-uploads',
    place: 'database',
    by: 'visitors',
    purpose: { en: 'Files that wait for the network', es: 'Archivos que esperan la conexión' },
    lasts: 'sent',
  },
  {
    name: 'rx-upload-queue',
    place: 'local',
    by: 'visitors',
    purpose: { en: 'Says that files are waiting', es: 'Indica que hay archivos en espera' },
    lasts: 'sent',
  },
  {
    name: 'rx-tab',
    place: 'tab',
    by: 'visitors',
    purpose: { en: 'Says which tab sends the files', es: 'Indica qué pestaña envía los archivos' },
    lasts: 'tab',
  },
  {
    name: 'rx-widget-visitor',
    place: 'tab',
    by: 'visitors',
    purpose: {
      en: 'The same mark, when the chat is on another website',
      es: 'La misma marca, cuando el chat está en otro sitio web',
    },
    lasts: 'tab',
  },
  {
    name: 'rx-shell-',
    place: 'cache',
    by: 'visitors',
    purpose: {
      en: 'This page’s own files, to open offline',
      es: 'Los archivos de esta página, para abrirla sin conexión',
    },
    lasts: 'update',
  },
  {
    name: 'rx-auth',
    place: 'local',
    by: 'staff',
    purpose: { en: 'Keeps staff signed in', es: 'Mantiene abierta la sesión del personal' },
    lasts: 'signOut',
  },
  {
    name: 'rx-push',
    place: 'local',
    by: 'staff',
    purpose: {
      en: 'Says whose notifications this device shows',
      es: 'Indica de quién son las notificaciones de este dispositivo',
    },
    lasts: 'cleared',
  },
  {
    name: 'rx-device',
    place: 'cookie',
    by: 'staff',
    purpose: { en: 'Knows a device that signed in before', es: 'Reconoce un dispositivo que ya inició sesión' },
    lasts: 'halfYear',
  },
  {
    name: 'rx-recent-people',
    place: 'local',
    by: 'staff',
    purpose: { en: 'Who signed in on this device', es: 'Quién inició sesión en este dispositivo' },
    lasts: 'sixtyDays',
  },
  {
    name: 'rx-choose-password',
    place: 'tab',
    by: 'staff',
    purpose: { en: 'A new password is still to be chosen', es: 'Falta elegir una contraseña nueva' },
    lasts: 'tab',
  },
  {
    name: 'rx-tab-draft',
    place: 'tab',
    by: 'staff',
    purpose: { en: 'Work that isn’t saved yet', es: 'Trabajo aún sin guardar' },
    lasts: 'tab',
  },
  {
    name: 'rx-sample-',
    place: 'local',
    by: 'staff',
    purpose: { en: 'Whether the sample numbers are folded', es: 'Si los números de ejemplo están ocultos' },
    lasts: 'cleared',
  },
  {
    name: 'rx-drafts-',
    place: 'local',
    by: 'staff',
    purpose: { en: 'Drafts, encrypted', es: 'Borradores, cifrados' },
    lasts: 'twoWeeks',
  },
  ...(['rx-sms-keys', 'rx-sms-sound', 'rx-sms-notice', 'rx-sms-alarm-sound', 'rx-sms-silenced-until'] as const).map(
    (name): Kept => ({
      name,
      place: 'local',
      by: 'staff',
      purpose: { en: 'Sounds, notices and keys of the inbox', es: 'Sonidos, avisos y teclas de la bandeja' },
      lasts: 'cleared',
    }),
  ),
];
