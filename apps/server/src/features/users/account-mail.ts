import type { Mail } from '@rxweb/backend';
import type { Site, SiteLanguage } from '@rxweb/platform/text/site-look';
import { siteMail } from '@rxweb/platform/text/site-mail';

export type AccountLinkType = 'invite' | 'recovery';

interface AccountMail {
  to: string;
  type: AccountLinkType;
  link: string;
  site: Site;
}

type Texts = Record<AccountLinkType, { subject: string; text: (site: string) => string; button: string }>;

const texts: Record<SiteLanguage, Texts & { ending: string }> = {
  en: {
    invite: {
      subject: 'Your invitation',
      text: (site) => `You’re invited to the staff tools of ${site}. Accept and choose your password.`,
      button: 'Accept invitation',
    },
    recovery: {
      subject: 'Choose a new password',
      text: (site) => `An administrator of ${site} asked you to choose a new password for your account.`,
      button: 'Choose a new password',
    },
    ending: 'The link works once and expires in 24 hours. If you weren’t expecting this email, you can ignore it.',
  },
  es: {
    invite: {
      subject: 'Su invitación',
      text: (site) => `Le invitamos a usar las herramientas del personal de ${site}. Acepte y elija su contraseña.`,
      button: 'Aceptar la invitación',
    },
    recovery: {
      subject: 'Elija una contraseña nueva',
      text: (site) => `La administración de ${site} le pide que elija una contraseña nueva para su cuenta.`,
      button: 'Elegir una contraseña nueva',
    },
    ending: 'El enlace sirve una sola vez y vence en 24 horas. Si no esperaba este correo, no haga nada.',
  },
};

export function accountMail({ to, type, link, site }: AccountMail): Mail {
  const parts = (['en', 'es'] as const).map((language) => {
    const { [type]: words, ending } = texts[language];
    const { subject, text, button } = words;
    return { language, subject, paragraphs: [text(site.name)], link: { label: button, address: link }, ending };
  });
  return { to, ...siteMail(site, parts) };
}
