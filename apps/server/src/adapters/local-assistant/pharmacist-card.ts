import type { CareCard } from '@rxweb/contracts/chat';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/format';
import { statusAt } from '@rxweb/domain/opening-hours';
import { type Answer, storeSource } from './answer.ts';
import { nowSentence } from './describe-hours.ts';

/** Sends a question about a person's medicine to the pharmacist, with when to reach one. It answers nothing itself (domain facts B.2). */
export function pharmacistAnswer(store: StoreInfo, now: Date, inSpanish: boolean): Answer {
  const card = inSpanish ? spanishCard(store, now) : englishCard(store, now);
  const lines = card.lines.map(({ label }) => `**${label}**`).join('\n\n');
  return {
    card,
    text: `**${card.title}**\n\n${card.text}\n\n${lines}`,
    sources: [storeSource('phone', store, now), storeSource('hours', store, now)],
  };
}

function englishCard(store: StoreInfo, now: Date): CareCard {
  return {
    tier: 'pharmacist',
    title: 'Please ask our pharmacist',
    text: `This is a question for a pharmacist, who can look at your medicines and your health. I cannot answer it safely here. ${nowSentence(store, now)} Have your medicine bottles at hand when you call. If it cannot wait while we are closed, call your doctor's office or the nurse line on your insurance card. In an emergency, call 911.`,
    lines: [{ label: `Call the pharmacist: ${formatPhone(store.phone)}`, tel: store.phone }],
  };
}

function spanishCard(store: StoreInfo, now: Date): CareCard {
  const state = statusAt(store, now).isOpen ? 'Estamos abiertos ahora.' : 'Ahora estamos cerrados.';
  return {
    tier: 'pharmacist',
    title: 'Pregunte a nuestro farmacéutico',
    text: `Esta pregunta es para un farmacéutico, que puede ver sus medicinas y su salud. Aquí no puedo contestarla de forma segura. ${state} Tenga a la mano sus medicinas cuando llame. Si no puede esperar, llame a su doctor. Si es una emergencia, llame al 911.`,
    lines: [{ label: `Llame al farmacéutico: ${formatPhone(store.phone)}`, tel: store.phone }],
  };
}
