import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '../text/format.ts';
import { isOpenNow, openNowText } from '../text/open-now-text.ts';

/** Refers a medicine question to the pharmacist and says when to reach one (domain facts B.2). A medicine that may be wrong isn't to be taken. */
export function pharmacistCard(
  store: StoreInfo,
  now: Date,
  language: Language,
  { isWrongMedicine = false }: { isWrongMedicine?: boolean } = {},
): CareCard {
  const { title, text, wrong, wrongClosed, call, poison } = words[language];
  const opening = openNowText(store, now, language);
  const lines = [{ label: call(formatPhone(store.phone)), tel: store.phone }];
  if (!isWrongMedicine) return { tier: 'pharmacist', title, text: text(opening), lines };
  return {
    tier: 'pharmacist',
    title,
    text: (isOpenNow(store, now) ? wrong : wrongClosed)(opening),
    lines: [...lines, { label: poison, tel: '+18002221222' }],
  };
}

const words = {
  en: {
    title: 'Please ask our pharmacist',
    text: (now: string) =>
      `This is a question for a pharmacist, who can look at your medicines and your health. I cannot answer it safely here. ${now} Have your medicine bottles at hand when you call. If it cannot wait while we are closed, call your doctor's office or the nurse line on your insurance card. In an emergency, call 911.`,
    wrong: (now: string) =>
      `If the medicine may be wrong, do not take it until our pharmacist has checked it. ${now} Call us, and keep the bottle and the bag as they are. If it was already taken, call Poison Control now, free at any hour. In an emergency, call 911.`,
    wrongClosed: (now: string) =>
      `${now} Until our pharmacist has checked it, do not take a medicine that may be wrong. Keep the bottle and the bag as they are. If it was already taken, call Poison Control now, free at any hour. If a dose cannot wait, call your doctor's office, the nurse line on your insurance card or urgent care. In an emergency, call 911.`,
    call: (phone: string) => `Call the pharmacist: ${phone}`,
    poison: 'Call Poison Control: 1-800-222-1222',
  },
  es: {
    title: 'Pregunte a nuestro farmacéutico',
    text: (now: string) =>
      `Esta pregunta es para un farmacéutico, que puede ver sus medicinas y su salud. Aquí no puedo contestarla de forma segura. ${now} Tenga a la mano sus medicinas cuando llame. Si no puede esperar mientras estamos cerrados, llame a su doctor o a la línea de enfermería de su seguro. Si es una emergencia, llame al 911.`,
    wrong: (now: string) =>
      `Si la medicina puede estar equivocada, no la tome hasta que nuestro farmacéutico la revise. ${now} Llámenos y guarde el frasco y la bolsa como están. Si ya se la tomó, llame ahora al Centro de Envenenamientos (Poison Control), gratis a cualquier hora. Si es una emergencia, llame al 911.`,
    wrongClosed: (now: string) =>
      `${now} Hasta que nuestro farmacéutico la revise, no tome una medicina que puede estar equivocada. Guarde el frasco y la bolsa como están. Si ya se la tomó, llame ahora al Centro de Envenenamientos (Poison Control), gratis a cualquier hora. Si una dosis no puede esperar, llame a su doctor, a la línea de enfermería de su seguro o a una clínica de urgencias (urgent care). Si es una emergencia, llame al 911.`,
    call: (phone: string) => `Llame al farmacéutico: ${phone}`,
    poison: 'Llame al Centro de Envenenamientos: 1-800-222-1222',
  },
} satisfies Record<Language, object>;
