import type { Language } from '@rxweb/contracts/shared/language';

/** Fixed texts around a model's answer. `phone` is formatted. */
export interface FixedTexts {
  /** Precedes a local answer when the model gives none. */
  unavailable: string;
  /** The same when the day's budget is used up. */
  resting(phone: string): string;
  /** Replaces what only a pharmacist may say. `isFirst`: nothing was said before. */
  forPharmacist(phone: string, isFirst: boolean): string;
  /** After an answer that reached its limit. */
  noMoreRoom(phone: string): string;
  /** The name of the store's facts as a source. */
  storeFacts: string;
}

export const fixedTexts: Record<Language, FixedTexts> = {
  en: {
    unavailable: 'The AI assistant isn’t available right now; this comes from the store’s own notes.',
    resting: (phone) =>
      `The AI assistant is off for today; this comes from the store’s own notes. For anything else, call us at ${phone}.`,
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
