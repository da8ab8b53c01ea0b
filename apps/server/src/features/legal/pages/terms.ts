import { contact, type LegalPage, list, pageLink, text } from '../legal-text.ts';

const call911 = { text: '911', href: 'tel:911' };

export const terms: LegalPage = {
  name: 'terms',
  texts: {
    en: (facts) => ({
      title: 'Terms of use',
      short: [
        'In an emergency call 911. The chat is not for emergencies.',
        'A computer answers in the chat, and it can be wrong. Ask the pharmacist about your own medicines.',
      ],
      sections: [
        {
          title: 'What the chat is',
          blocks: [
            text(
              `The chat of ${facts.store.name} is a computer program. It is not a person, and it has no license. It answers from the pharmacy’s own pages about the store and its services.`,
            ),
            text('It does not diagnose, prescribe, or change a treatment. Do not wait for its answer to get care.'),
          ],
        },
        {
          title: 'Emergencies',
          blocks: [text('Call ', call911, ' in an emergency. Messages here are not watched around the clock.')],
        },
        {
          title: 'What you send',
          blocks: [
            list(
              'Send only what is yours, or what you may send for someone in your care.',
              'Leave card numbers, ID numbers and passwords out.',
              'Files are checked, and a harmful one is deleted.',
            ),
            text('What happens with it is on our page about ', pageLink('privacy', facts, 'privacy'), '.'),
          ],
        },
        {
          title: 'What is not allowed',
          blocks: [text('Do not attack or overload this website, and do not try to read what belongs to others.')],
        },
        { title: 'Questions', blocks: [text('Reach us at ', ...contact(facts), '.')] },
      ],
    }),
    es: (facts) => ({
      title: 'Condiciones de uso',
      short: [
        'En una emergencia llame al 911. El chat no es para emergencias.',
        'En el chat responde una computadora y puede equivocarse. Pregunte al farmacéutico sobre sus propias medicinas.',
      ],
      sections: [
        {
          title: 'Qué es el chat',
          blocks: [
            text(
              `El chat de ${facts.store.name} es un programa de computadora. No es una persona ni tiene licencia. Responde con las páginas de la propia farmacia sobre la tienda y sus servicios.`,
            ),
            text('No diagnostica, no receta y no cambia un tratamiento. No espere su respuesta para buscar atención.'),
          ],
        },
        {
          title: 'Emergencias',
          blocks: [text('Llame al ', call911, ' en una emergencia. Nadie vigila estos mensajes las 24 horas.')],
        },
        {
          title: 'Lo que usted envía',
          blocks: [
            list(
              'Envíe solo lo suyo, o lo que puede enviar por alguien a su cuidado.',
              'No incluya números de tarjeta, números de identificación ni contraseñas.',
              'Los archivos se revisan, y uno dañino se borra.',
            ),
            text('Qué pasa con eso está en nuestra página de ', pageLink('privacy', facts, 'privacidad'), '.'),
          ],
        },
        {
          title: 'Lo que no se permite',
          blocks: [text('No ataque ni sobrecargue este sitio web, y no intente leer lo que es de otros.')],
        },
        { title: 'Preguntas', blocks: [text('Comuníquese con nosotros: ', ...contact(facts), '.')] },
      ],
    }),
  },
};
