import type { CareNote, NoteKind } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';

/** Note texts: signs to call 911 for, and 988 by phone or text, free at any hour (domain facts J6). */
export const careNotes: Record<Language, Record<NoteKind, CareNote>> = {
  en: {
    medical: {
      kind: 'medical',
      language: 'en',
      text: 'If it gets worse, or there is chest pain, trouble breathing, fainting, confusion, heavy bleeding or a weak face or arm, call 911. Otherwise call your doctor, a nurse line or urgent care today.',
      lines: [{ label: 'Call 911', href: 'tel:911' }],
    },
    talk: {
      kind: 'talk',
      language: 'en',
      text: 'Thinking about hurting yourself, or need to talk? Call or text 988, any time. Free and private.',
      lines: [
        { label: 'Call 988', href: 'tel:988' },
        { label: 'Text 988', href: 'sms:988' },
      ],
    },
  },
  es: {
    medical: {
      kind: 'medical',
      language: 'es',
      text: 'Si empeora, o si hay dolor de pecho, dificultad para respirar, desmayo, confusión, mucho sangrado o debilidad en la cara o en un brazo, llame al 911. Si no, llame hoy mismo a su doctor, a una línea de enfermería o a una clínica de urgencias (urgent care).',
      lines: [{ label: 'Llame al 911', href: 'tel:911' }],
    },
    talk: {
      kind: 'talk',
      language: 'es',
      text: '¿Piensa en hacerse daño o necesita hablar con alguien? Llame al 988 y oprima 2, o mande la palabra AYUDA por texto al 988, a cualquier hora. Es gratis y privado.',
      lines: [
        { label: 'Llame al 988', href: 'tel:988' },
        { label: 'Mande AYUDA al 988', href: 'sms:988?body=AYUDA' },
      ],
    },
  },
};
