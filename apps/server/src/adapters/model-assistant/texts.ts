import type { Language } from '@rxweb/contracts/shared/language';

/** What is said around a model's answer, in fixed words. `phone` as people read it. */
export interface FixedWords {
  /** Before an answer from the store's own notes: the model gives none. */
  unavailable: string;
  /** The same when the day's budget is used up. */
  resting(phone: string): string;
  /** Instead of what only a pharmacist may say. `isFirst`: nothing was said before it. */
  forPharmacist(phone: string, isFirst: boolean): string;
  /** After an answer that had no more room. */
  noMoreRoom(phone: string): string;
  /** The name of the store's facts as a source. */
  storeFacts: string;
}

export const fixedWords: Record<Language, FixedWords> = {
  en: {
    unavailable: 'The AI helper is not available right now; this comes from the store’s own notes.',
    resting: (phone) =>
      `The AI helper rests for today; this comes from the store’s own notes. For anything else, call us at ${phone}.`,
    forPharmacist: (phone, isFirst) =>
      `${isFirst ? 'This is' : 'The rest is'} a question for our pharmacist, who can look at your medicines and your health. Please call ${phone}.`,
    noMoreRoom: (phone) => `I have to stop here. For the rest, please call us at ${phone}.`,
    storeFacts: 'The store’s details',
  },
  es: {
    unavailable: 'El asistente de IA no está disponible en este momento; esto viene de las notas de la tienda.',
    resting: (phone) =>
      `El asistente de IA descansa por hoy; esto viene de las notas de la tienda. Para lo demás, llámenos al ${phone}.`,
    forPharmacist: (phone, isFirst) =>
      `${isFirst ? 'Esta es' : 'Lo demás es'} una pregunta para nuestro farmacéutico, que puede ver sus medicinas y su salud. Por favor llame al ${phone}.`,
    noMoreRoom: (phone) => `Hasta aquí puedo escribir. Para lo demás, llámenos al ${phone}.`,
    storeFacts: 'Los datos de la tienda',
  },
};
