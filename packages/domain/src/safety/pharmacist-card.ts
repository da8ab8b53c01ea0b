import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '../text/format.ts';
import { openNowText } from '../text/open-now-text.ts';

/** Refers a medicine question to the pharmacist, with when to reach one; answers nothing itself (domain facts B.2). */
export function pharmacistCard(store: StoreInfo, now: Date, language: Language): CareCard {
  const { title, text, call } = words[language];
  return {
    tier: 'pharmacist',
    title,
    text: text(openNowText(store, now, language)),
    lines: [{ label: call(formatPhone(store.phone)), tel: store.phone }],
  };
}

const words = {
  en: {
    title: 'Please ask our pharmacist',
    text: (now: string) =>
      `This is a question for a pharmacist, who can look at your medicines and your health. I cannot answer it safely here. ${now} Have your medicine bottles at hand when you call. If it cannot wait while we are closed, call your doctor's office or the nurse line on your insurance card. In an emergency, call 911.`,
    call: (phone: string) => `Call the pharmacist: ${phone}`,
  },
  es: {
    title: 'Pregunte a nuestro farmacéutico',
    text: (now: string) =>
      `Esta pregunta es para un farmacéutico, que puede ver sus medicinas y su salud. Aquí no puedo contestarla de forma segura. ${now} Tenga a la mano sus medicinas cuando llame. Si no puede esperar mientras estamos cerrados, llame a su doctor o a la línea de enfermería de su seguro. Si es una emergencia, llame al 911.`,
    call: (phone: string) => `Llame al farmacéutico: ${phone}`,
  },
} satisfies Record<Language, object>;
