import type { WidgetTexts } from './widget-en.ts';

export const widgetEs: WidgetTexts = {
  ask: 'Pregunte a la farmacia',
  open: 'Abierto ahora',
  closed: 'Deje un mensaje',
  newTab: 'Se abre en otra pestaña',
  panel: (name) => `Chat con ${name}`,
  loading: 'Abriendo el chat…',
  failed: 'El chat no se pudo abrir aquí.',
  fullPage: 'Abrirlo en otra pestaña',
  call: 'Llamar a la farmacia',
  close: 'Cerrar el chat',
};
