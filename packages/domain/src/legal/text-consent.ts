import type { LegalPageName, LegalSettings } from '@rxweb/contracts/settings/legal';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';

/** What the texts are about: this one request, the conversation in the chat, or the store's notices from now on. */
export type TextConsentKind = 'request' | 'conversation' | 'notices';

/** The words beside a box that is unticked, and apart from any terms (domain facts 2, I6). */
export interface TextConsentWords {
  /** The box’s own label: who texts, and about what. */
  label: string;
  /** How often, what it costs, how to stop and get help, and that nothing depends on it. */
  details: string;
  /** Texting terms, then privacy. */
  links: readonly { page: LegalPageName; text: string; href: string }[];
}

interface Sender {
  store: Pick<StoreInfo, 'name'>;
  legal?: Pick<LegalSettings, 'textingProgram'> | undefined;
}

/** The name that texts come from, as registered with the carriers. Without one, the store's. */
export function textingProgram({ store, legal }: Sender): string {
  return legal?.textingProgram ?? store.name;
}

/** The words for one phone field of visitors. */
export function textConsentWords(sender: Sender, kind: TextConsentKind, language: Language): TextConsentWords {
  const { about, label, details, terms, privacy } = words[language];
  const link = (page: LegalPageName, text: string) => ({ page, text, href: `/${page}?lang=${language}` });
  return {
    label: label(textingProgram(sender), about[kind]),
    details,
    links: [link('sms-terms', terms), link('privacy', privacy)],
  };
}

/** The same as one text, to keep what a person agreed to. */
export function textConsentRecord(sender: Sender, kind: TextConsentKind, language: Language): string {
  const { label, details } = textConsentWords(sender, kind, language);
  return `${label} ${details}`;
}

const words = {
  en: {
    about: {
      request: 'about this request',
      conversation: 'to continue this conversation',
      notices: 'with pickup and refill notices, and with answers to what I write',
    },
    label: (program: string, about: string) => `${program} may also text me at this number ${about}.`,
    details:
      'You can leave this box empty and still get every service. Message frequency varies. Message and data rates may apply. Reply STOP to end texts, HELP for help.',
    terms: 'Texting terms',
    privacy: 'Privacy',
  },
  es: {
    about: {
      request: 'sobre esta solicitud',
      conversation: 'para seguir esta conversación',
      notices: 'con avisos de recogida y de resurtido, y con respuestas a lo que escribo',
    },
    label: (program: string, about: string) =>
      `${program} también puede enviarme mensajes de texto a este número ${about}.`,
    details:
      'Puede dejar esta casilla vacía y recibir todos los servicios. La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibirlos, HELP para recibir ayuda.',
    terms: 'Condiciones de los mensajes de texto',
    privacy: 'Privacidad',
  },
} satisfies Record<Language, unknown>;
