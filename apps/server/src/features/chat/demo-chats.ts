import type { Language } from '@rxweb/contracts/shared/language';
import type { DemoMoment } from '../../kernel/feature/demo-tools.ts';

/** A demo conversation; the program generates the answers. */
export interface SampleChat {
  at: DemoMoment;
  language: Language;
  questions: SampleQuestion[];
  message?: SampleMessage;
}

/** The question, some with a label's picture. */
export type SampleQuestion = string | { text: string; hasPicture: true };

/** A callback request. Exchange 555 reaches no one. */
export interface SampleMessage {
  name: string;
  phone: string;
  text: string;
  /** The pharmacist has called. */
  isDone?: boolean;
}

export const sampleChats: readonly SampleChat[] = [
  { at: 12, language: 'en', questions: ['Are you open on Saturday?', 'Do you give flu shots?'] },
  {
    at: 26,
    language: 'en',
    questions: ['How do I transfer my prescriptions to you?', 'Can I talk to a person?'],
    message: {
      name: 'Harold Jensen',
      phone: '+15555550121',
      text: 'I’d like to switch to you. Who do I bring it to?',
    },
  },
  {
    at: 48,
    language: 'es',
    questions: ['¿Dan vacunas contra la gripe?', 'Quiero hablar con una persona'],
    message: { name: 'Elena Ríos', phone: '+15555550155', text: '¿Me pueden llamar después de las 3?' },
  },
  {
    at: [2, '10:05'],
    language: 'en',
    questions: ['Can someone call me about my order?'],
    message: { name: 'Walt Brennan', phone: '+15555550129', text: 'It’s about the delivery to my mother.' },
  },
  {
    at: [1, '09:40'],
    language: 'en',
    questions: ['I want to speak with someone'],
    message: { name: 'Grace Holloway', phone: '+15555550134', text: 'A question about shoes.', isDone: true },
  },
  { at: 75, language: 'en', questions: ['My father has crushing chest pain and cannot breathe'] },
  { at: 95, language: 'en', questions: ['How do I get my refill?', 'Do you repair umbrellas?'] },
  { at: 110, language: 'en', questions: [{ text: 'Is this the label you need for a transfer?', hasPicture: true }] },
  { at: 130, language: 'es', questions: ['¿A qué hora cierran hoy?', '¿Arreglan paraguas?'] },
];
