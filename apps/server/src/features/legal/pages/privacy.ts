import { keptInBrowser, keptTimes } from '@rxweb/contracts/kept-in-browser';
import type { Language } from '@rxweb/contracts/shared/language';
import {
  type Block,
  contact,
  type LegalFacts,
  type LegalPage,
  list,
  pageLink,
  type Section,
  text,
} from '../legal-text.ts';

const places = {
  en: {
    cookie: 'Cookie',
    local: 'Browser storage',
    tab: 'Tab storage',
    database: 'Browser database',
    cache: 'Browser cache',
  },
  es: {
    cookie: 'Cookie',
    local: 'Almacén del navegador',
    tab: 'Almacén de la pestaña',
    database: 'Base de datos del navegador',
    cache: 'Caché del navegador',
  },
};

function keptTable(by: 'visitors' | 'staff', language: Language, caption: string, head: string[]): Block {
  const rows = keptInBrowser
    .filter((kept) => kept.by === by)
    .map(({ name, place, purpose, lasts }) => [
      name,
      places[language][place],
      purpose[language],
      keptTimes[lasts][language],
    ]);
  return { kind: 'table', caption, head, rows };
}

function english(facts: LegalFacts) {
  const { store, chatDays, requestDays, modelVendor } = facts;
  return {
    title: 'Privacy on this website',
    short: [
      'The chat is answered by a computer from the pharmacy’s own pages.',
      'Please leave card numbers and ID numbers out of it.',
      `Chats are deleted ${chatDays} days after the last message.`,
      'There is no advertising here, and nothing of another company watches you.',
    ],
    sections: [
      {
        title: 'What this page covers',
        blocks: [
          text(`This page is about the website of ${store.name}, its chat and its texts.`),
          ...(facts.isShown('notice-of-privacy-practices')
            ? [
                text(
                  'How we use your health records is in our ',
                  pageLink('notice-of-privacy-practices', facts, 'Notice of Privacy Practices'),
                  ', which you can also get on paper at the counter.',
                ),
              ]
            : []),
        ],
      },
      {
        title: 'What we keep',
        blocks: [
          list(
            `What you write in the chat and the files you send, until ${chatDays} days after the last message. A chat with an open callback stays until that is done.`,
            'Your name, number and message, if you ask us to call you.',
            `What you fill in and send with a request, such as a refill or an appointment, until ${requestDays} days after it is closed: your name, birth date, number, what you ask for and your files.`,
            'Your number, our texts and when you agreed to them, if you get texts from us.',
            'Backups keep what was deleted for up to a year.',
          ),
        ],
      },
      {
        title: 'Who sees it',
        blocks: [
          text('Our staff, when you ask for a person or send a request, and when they check the answers of the chat.'),
          ...(modelVendor
            ? [
                text(
                  `A language model of ${modelVendor} may help with an answer. Names, numbers and other personal data that we recognize are masked before a message is sent to it.`,
                ),
              ]
            : []),
        ],
      },
      ...englishRest(facts),
    ],
  };
}

function englishRest(facts: LegalFacts): Section[] {
  const head = ['Name', 'Where', 'What for', 'How long'];
  return [
    {
      title: 'Texts',
      blocks: [
        text(
          'For texts we collect your mobile number and your consent. A company that carries texts for us delivers them. Mobile numbers and consent to texts are not shared with or sold to third parties or affiliates for marketing. See the ',
          pageLink('sms-terms', facts, 'texting terms'),
          '.',
        ),
      ],
    },
    {
      title: 'What stays in your browser',
      blocks: [
        text('Nothing here is read by another website. On a secure connection some cookie names begin with __Host-.'),
        keptTable('visitors', 'en', 'For visitors', head),
        keptTable('staff', 'en', 'For staff who sign in', head),
      ],
    },
    {
      title: 'Your choices',
      blocks: [
        list('To end texts, reply STOP.', [
          'To see, correct or delete what we keep: ',
          ...contact(facts),
          ', or ask at the counter.',
        ]),
      ],
    },
  ];
}

function spanish(facts: LegalFacts) {
  const { store, chatDays, requestDays, modelVendor } = facts;
  return {
    title: 'Privacidad en este sitio web',
    short: [
      'En el chat responde una computadora con las páginas de la propia farmacia.',
      'Por favor, no escriba números de tarjeta ni de identificación.',
      `Los chats se borran ${chatDays} días después del último mensaje.`,
      'Aquí no hay publicidad, y nada de otra empresa lo observa.',
    ],
    sections: [
      {
        title: 'De qué trata esta página',
        blocks: [
          text(`Esta página trata del sitio web de ${store.name}, de su chat y de sus mensajes de texto.`),
          ...(facts.isShown('notice-of-privacy-practices')
            ? [
                text(
                  'Cómo usamos sus datos de salud está en nuestro ',
                  pageLink('notice-of-privacy-practices', facts, 'Aviso de prácticas de privacidad'),
                  ', que también puede recibir en papel en el mostrador.',
                ),
              ]
            : []),
        ],
      },
      {
        title: 'Qué guardamos',
        blocks: [
          list(
            `Lo que escribe en el chat y los archivos que envía, hasta ${chatDays} días después del último mensaje. Un chat con una llamada pendiente se queda hasta que la hacemos.`,
            'Su nombre, número y mensaje, si nos pide que lo llamemos.',
            `Lo que escribe y envía con una solicitud, como un resurtido o una cita, hasta ${requestDays} días después de cerrarla: su nombre, fecha de nacimiento, número, lo que pide y sus archivos.`,
            'Su número, nuestros mensajes de texto y cuándo los aceptó, si los recibe.',
            'Las copias de seguridad conservan lo borrado hasta un año.',
          ),
        ],
      },
      {
        title: 'Quién lo ve',
        blocks: [
          text(
            'Nuestro personal, cuando usted pide hablar con una persona o envía una solicitud, y cuando revisa las respuestas del chat.',
          ),
          ...(modelVendor
            ? [
                text(
                  `Un modelo de lenguaje de ${modelVendor} puede ayudar con una respuesta. Los nombres, números y otros datos personales que reconocemos se ocultan antes de enviarle un mensaje.`,
                ),
              ]
            : []),
        ],
      },
      ...spanishRest(facts),
    ],
  };
}

function spanishRest(facts: LegalFacts): Section[] {
  const head = ['Nombre', 'Dónde', 'Para qué', 'Cuánto tiempo'];
  return [
    {
      title: 'Mensajes de texto',
      blocks: [
        text(
          'Para los mensajes de texto recogemos su número de celular y su consentimiento. Los entrega una empresa que transporta mensajes para nosotros. Los números de celular y el consentimiento no se comparten ni se venden a terceros ni a empresas afiliadas para publicidad. Vea las ',
          pageLink('sms-terms', facts, 'condiciones de los mensajes de texto'),
          '.',
        ),
      ],
    },
    {
      title: 'Qué queda en su navegador',
      blocks: [
        text(
          'Ningún otro sitio web lee nada de esto. En una conexión segura, algunos nombres de cookies empiezan con __Host-.',
        ),
        keptTable('visitors', 'es', 'Para visitantes', head),
        keptTable('staff', 'es', 'Para el personal que inicia sesión', head),
      ],
    },
    {
      title: 'Sus opciones',
      blocks: [
        list('Para dejar de recibir mensajes de texto, responda STOP.', [
          'Para ver, corregir o borrar lo que guardamos: ',
          ...contact(facts),
          ', o pregunte en el mostrador.',
        ]),
      ],
    },
  ];
}

export const privacy: LegalPage = { name: 'privacy', texts: { en: english, es: spanish } };
