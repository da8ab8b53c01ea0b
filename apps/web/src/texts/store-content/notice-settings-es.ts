import { noticesEs } from '../notices/notices-es.ts';
import type { NoticeSettingsTexts } from './notice-settings-en.ts';

export const noticeSettingsEs: NoticeSettingsTexts = {
  section: 'Avisos al personal',
  title: 'Cuándo pasa un aviso al siguiente paso',
  text: 'Un aviso aparece enseguida en la campana. Si nadie se encarga, pasa al siguiente paso después de estos minutos, en el orden de los campos. Deje un campo vacío para omitir ese paso.',
  kinds: noticesEs.kinds,
  clock: {
    open: 'Minutos con la farmacia abierta.',
    always: 'Minutos a cualquier hora, también con la farmacia cerrada.',
    wanted: 'Minutos a cualquier hora. Un mensaje de texto que llega con la farmacia cerrada espera a que abra.',
  },
  steps: {
    push: 'A los dispositivos (minutos)',
    mail: 'Por correo (minutos)',
    admins: 'A los administradores (minutos)',
  },
  bad: (most) => `Escriba un número entero del 0 al ${most}, o déjelo vacío.`,
  usual: 'Usar los tiempos habituales',
  usualFor: (kind) => `Usar los tiempos habituales: ${kind}`,
  promise: 'Si una promesa vence antes, los administradores se enteran en ese momento.',
  name: (kind) => `Tiempos de “${kind}”`,
  short: { push: 'dispositivos', mail: 'correo', admins: 'administradores' },
  after: (step, minutes) => `${step} después de ${minutes} min`,
  atOnce: (step) => `${step} enseguida`,
  never: (step) => `${step} nunca`,
};
