import { contact, type LegalPage, list, ownBlocks, text } from '../legal-text.ts';

/** Claims nothing that isn't tested (domain facts 2, I7). */
export const accessibility: LegalPage = {
  name: 'accessibility',
  texts: {
    en: (facts) => ({
      title: 'Accessibility',
      short: ['If something here does not work for you, tell us. You can always call or come in.'],
      sections: [
        {
          title: 'Our aim',
          blocks: [
            text('We aim at the Web Content Accessibility Guidelines (WCAG) 2.1, level AA.'),
            text(
              'Pages are tested by a program in light and dark colors and in a window 320 pixels wide. Such tests do not find everything.',
            ),
          ],
        },
        ...(facts.legal.accessibility?.knownGaps
          ? [{ title: 'Known gaps', blocks: ownBlocks(facts.legal.accessibility.knownGaps, 'en') }]
          : []),
        {
          title: 'Tell us',
          blocks: [
            list(
              ['Reach us at ', ...contact(facts), '.'],
              ['Relay service: dial ', { text: '711', href: 'tel:711' }, '.'],
            ),
            ...(facts.legal.accessibility?.answerDays
              ? [text(`We answer within ${days(facts.legal.accessibility.answerDays, 'working day', 'working days')}.`)]
              : []),
          ],
        },
      ],
    }),
    es: (facts) => ({
      title: 'Accesibilidad',
      short: ['Si algo aquí no funciona para usted, díganoslo. Siempre puede llamar o venir.'],
      sections: [
        {
          title: 'Nuestra meta',
          blocks: [
            text('Nuestra meta son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.1, nivel AA.'),
            text(
              'Un programa prueba las páginas con colores claros y oscuros y en una ventana de 320 píxeles de ancho. Esas pruebas no encuentran todo.',
            ),
          ],
        },
        ...(facts.legal.accessibility?.knownGaps
          ? [{ title: 'Fallas conocidas', blocks: ownBlocks(facts.legal.accessibility.knownGaps, 'es') }]
          : []),
        {
          title: 'Díganos',
          blocks: [
            list(
              ['Comuníquese con nosotros: ', ...contact(facts), '.'],
              ['Servicio de retransmisión: marque ', { text: '711', href: 'tel:711' }, '.'],
            ),
            ...(facts.legal.accessibility?.answerDays
              ? [
                  text(
                    `Respondemos en un plazo de ${days(facts.legal.accessibility.answerDays, 'día hábil', 'días hábiles')}.`,
                  ),
                ]
              : []),
          ],
        },
      ],
    }),
  },
};

const days = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
