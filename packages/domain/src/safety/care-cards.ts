import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';

export type CardKind = 'emergency' | 'poisonEmergency' | 'poison' | 'crisis' | 'crisisNow' | 'crisisEmergency';

const lines = {
  en: {
    emergency: { label: 'Call 911', tel: '911' },
    poison: { label: 'Call Poison Control: 1-800-222-1222', tel: '+18002221222' },
    crisis: { label: 'Call or text 988', tel: '988' },
  },
  es: {
    emergency: { label: 'Llame al 911', tel: '911' },
    poison: { label: 'Llame al Centro de Envenenamientos: 1-800-222-1222', tel: '+18002221222' },
    crisis: { label: 'Llame o mande un texto al 988', tel: '988' },
  },
} as const;

/**
 * Card texts: only where to turn, no explanation (domain facts B.2). Poison Control is free at any hour [S31][S32]; 988 answers in Spanish
 * by phone after pressing 2, and by text [S33].
 */
export const careCards: Record<Language, Record<CardKind, CareCard>> = {
  en: {
    emergency: {
      tier: 'emergency',
      title: 'Call 911 now',
      text: 'This may be an emergency. Call 911 now, or ask someone near you to call. Do not wait for an answer here, and do not drive yourself.',
      lines: [lines.en.emergency],
    },
    poisonEmergency: {
      tier: 'emergency',
      title: 'Call 911 now',
      text: 'Call 911 now. Say what was taken and how much, and keep the container with you. If you are waiting for help to arrive, Poison Control can guide you. Do not make the person vomit.',
      lines: [lines.en.emergency, lines.en.poison, lines.en.crisis],
    },
    poison: {
      tier: 'poison',
      title: 'Call Poison Control now',
      text: 'Call 1-800-222-1222 now. It is free, at any hour, and they will tell you what to do. Do not wait for symptoms and do not make anyone vomit. Have the container with you. Call 911 instead if the person collapses, has a seizure, has trouble breathing or cannot be woken.',
      lines: [lines.en.poison, lines.en.emergency],
    },
    crisis: {
      tier: 'crisis',
      title: 'Talk to someone now: 988',
      text: 'Call or text 988, at any hour, for yourself or for someone you worry about. It is free and private, and a person will listen. If anyone is in danger right now, call 911.',
      lines: [lines.en.crisis, lines.en.emergency],
    },
    crisisNow: {
      tier: 'crisis',
      title: 'Call 911 or 988 now',
      text: 'If anyone is in danger right now, or something has already been taken, call 911. To talk to someone at any hour, call or text 988. Stay with the person, or go where other people are.',
      lines: [lines.en.emergency, lines.en.crisis],
    },
    crisisEmergency: {
      tier: 'emergency',
      title: 'Call 911 now',
      text: 'Call 911 now and stay with the person. To talk to someone at any hour, call or text 988.',
      lines: [lines.en.emergency, lines.en.crisis],
    },
  },
  es: {
    emergency: {
      tier: 'emergency',
      title: 'Llame al 911 ahora',
      text: 'Puede ser una emergencia. Llame al 911 ahora o pida a alguien que llame. No espere una respuesta aquí y no maneje.',
      lines: [lines.es.emergency],
    },
    poisonEmergency: {
      tier: 'emergency',
      title: 'Llame al 911 ahora',
      text: 'Llame al 911 ahora. Diga qué tomó la persona y cuánto, y tenga el envase a la mano. Mientras llega la ayuda, el Centro de Envenenamientos (Poison Control) puede guiarle. No provoque el vómito.',
      lines: [lines.es.emergency, lines.es.poison, lines.es.crisis],
    },
    poison: {
      tier: 'poison',
      title: 'Llame al Centro de Envenenamientos ahora',
      text: 'Llame al 1-800-222-1222 ahora, el Centro de Envenenamientos (Poison Control). Es gratis, a cualquier hora, y le dirán qué hacer. No espere a que haya síntomas y no provoque el vómito. Tenga el envase a la mano. Llame mejor al 911 si la persona se desmaya, tiene convulsiones, no puede respirar bien o no despierta.',
      lines: [lines.es.poison, lines.es.emergency],
    },
    crisis: {
      tier: 'crisis',
      title: 'Hable con alguien ahora: 988',
      text: 'Llame al 988 y oprima 2 para español, o mande AYUDA por texto al 988, a cualquier hora, por usted o por alguien que le preocupa. Es gratis y privado, y una persona le escuchará. Si alguien está en peligro ahora mismo, llame al 911.',
      lines: [lines.es.crisis, lines.es.emergency],
    },
    crisisNow: {
      tier: 'crisis',
      title: 'Llame al 911 o al 988 ahora',
      text: 'Si alguien está en peligro ahora mismo, o ya tomó algo, llame al 911. Para hablar con alguien a cualquier hora, llame al 988 y oprima 2 para español. Quédese con la persona o vaya a donde haya otras personas.',
      lines: [lines.es.emergency, lines.es.crisis],
    },
    crisisEmergency: {
      tier: 'emergency',
      title: 'Llame al 911 ahora',
      text: 'Llame al 911 ahora y quédese con la persona. Para hablar con alguien a cualquier hora, llame al 988 y oprima 2 para español.',
      lines: [lines.es.emergency, lines.es.crisis],
    },
  },
};
