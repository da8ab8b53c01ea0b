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
    unavailable: 'The AI assistant isn’t available right now, so this answer comes from the store’s own pages.',
    resting: (phone) =>
      `The AI assistant is off for the rest of the day, so this answer comes from the store’s own pages. For anything else, call us at ${phone}.`,
    forPharmacist: (phone, isFirst) =>
      `${isFirst ? 'This is' : 'The rest is'} a question for our pharmacist, who can look at your medicines and your health. Call ${phone}.`,
    noMoreRoom: (phone) => `I have to stop here. For the rest, please call us at ${phone}.`,
    storeFacts: 'The store’s details',
  },
  es: {
    unavailable:
      'El asistente de IA no está disponible en este momento, así que esta respuesta viene de la información de la farmacia.',
    resting: (phone) =>
      `El asistente de IA ya no está disponible hoy, así que esta respuesta viene de la información de la farmacia. Para lo demás, llámenos al ${phone}.`,
    forPharmacist: (phone, isFirst) =>
      `${isFirst ? 'Esta es' : 'Lo demás es'} una pregunta para nuestro farmacéutico, que puede ver sus medicinas y su salud. Llame al ${phone}.`,
    noMoreRoom: (phone) => `Tengo que terminar aquí. Para lo demás, llámenos al ${phone}.`,
    storeFacts: 'Los datos de la farmacia',
  },
};
