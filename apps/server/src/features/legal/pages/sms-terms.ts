import { textingProgram } from '@rxweb/domain/legal/text-consent';
import { formatHours } from '@rxweb/domain/text/format';
import { contact, type LegalFacts, type LegalPage, list, pageLink, text } from '../legal-text.ts';

const hours = ({ store, language }: LegalFacts) =>
  list(...formatHours(store, language).map(({ days, hours }) => `${days}: ${hours}`));

/** What reviewers of the carriers look for (domain facts 2, I6). */
export const smsTerms: LegalPage = {
  name: 'sms-terms',
  texts: {
    en: (facts) => ({
      title: 'Texting terms',
      short: [
        'Reply STOP to end texts, HELP for help.',
        'Message frequency varies. Message and data rates may apply.',
        'In an emergency call 911. Texts are not read around the clock.',
      ],
      sections: [
        {
          title: 'What we send',
          blocks: [
            text(
              `Program: ${textingProgram(facts)}. These are texts of a licensed pharmacy to its own patients: pickup and refill notices, and answers to what you write to us.`,
            ),
            text('You get them only if you agreed. Agreeing is not a condition of any service.'),
          ],
        },
        {
          title: 'How often, and what it costs',
          blocks: [text('Message frequency varies. Message and data rates may apply.')],
        },
        {
          title: 'How to stop, and how to get help',
          blocks: [
            list('Reply STOP to end texts. One text confirms it, then there are no more.', [
              'Reply HELP for help, or reach us at ',
              ...contact(facts),
              '.',
            ]),
          ],
        },
        {
          title: 'When texts are read',
          blocks: [text('We read texts while the store is open:'), hours(facts)],
        },
        {
          title: 'Delivery',
          blocks: [text('Carriers are not liable for delayed or undelivered messages.')],
        },
        {
          title: 'Privacy',
          blocks: [
            text(
              'Mobile numbers and consent to texts are not shared with or sold to third parties or affiliates for marketing. See ',
              pageLink('privacy', facts, 'privacy'),
              '.',
            ),
          ],
        },
      ],
    }),
    es: (facts) => ({
      title: 'Condiciones de los mensajes de texto',
      short: [
        'Responda STOP para dejar de recibirlos, HELP para recibir ayuda.',
        'La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos.',
        'En una emergencia llame al 911. Los mensajes no se leen las 24 horas.',
      ],
      sections: [
        {
          title: 'Qué enviamos',
          blocks: [
            text(
              `Programa: ${textingProgram(facts)}. Son mensajes de una farmacia con licencia a sus propios pacientes: avisos de recogida y de resurtido, y respuestas a lo que usted nos escribe.`,
            ),
            text('Los recibe solo si los aceptó. Aceptarlos no es condición de ningún servicio.'),
          ],
        },
        {
          title: 'Con qué frecuencia y cuánto cuestan',
          blocks: [text('La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos.')],
        },
        {
          title: 'Cómo dejar de recibirlos y cómo recibir ayuda',
          blocks: [
            list('Responda STOP para dejar de recibirlos. Un mensaje lo confirma y no llegan más.', [
              'Responda HELP para recibir ayuda, o comuníquese con nosotros: ',
              ...contact(facts),
              '.',
            ]),
          ],
        },
        {
          title: 'Cuándo se leen los mensajes',
          blocks: [text('Leemos los mensajes mientras la tienda está abierta:'), hours(facts)],
        },
        {
          title: 'Entrega',
          blocks: [text('Las compañías telefónicas no son responsables de mensajes atrasados o no entregados.')],
        },
        {
          title: 'Privacidad',
          blocks: [
            text(
              'Los números de celular y el consentimiento no se comparten ni se venden a terceros ni a empresas afiliadas para publicidad. Vea ',
              pageLink('privacy', facts, 'privacidad'),
              '.',
            ),
          ],
        },
      ],
    }),
  },
};
