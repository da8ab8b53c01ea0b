import type { WidgetSettingsTexts } from './widget-settings-en.ts';

export const widgetSettingsEs: WidgetSettingsTexts = {
  section: 'Chat en otros sitios web',
  hosts: {
    title: 'Sitios web',
    text: 'Estos sitios web pueden mostrar un botón que abre su chat. Los demás se rechazan. Agregue las dos formas si los visitantes usan ambas, como www.example.com y example.com.',
    host: (place) => `Sitio web ${place}`,
    hint: 'Por ejemplo, https://www.example.com',
    bad: 'Escriba una dirección que empiece con https://, como https://www.example.com.',
    twice: 'Este sitio web está dos veces en la lista.',
    add: 'Agregar un sitio web',
    remove: (place) => `Quitar el sitio web ${place}`,
    none: 'Todavía no hay ningún sitio web.',
  },
  tag: {
    title: 'Lo que va en el sitio web',
    text: 'Pegue esta línea antes del final de la página, o envíela a la persona que mantiene el sitio web.',
    copy: 'Copiar la línea',
    copied: 'Copiado',
    policy: 'Si ese sitio web tiene una política de seguridad de contenido (CSP), necesita estas dos:',
    copyPolicy: 'Copiar las dos directivas',
    preview: 'Abrir el chat como lo muestran los sitios web',
  },
};
