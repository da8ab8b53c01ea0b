import type { Site, SiteLanguage } from '@rxweb/platform/text/site-look';
import { type MailPart, siteMail } from '@rxweb/platform/text/site-mail';
import type { Mail } from '../auth-options.ts';
import type { LinkType } from '../links/link-types.ts';

interface LinkMail {
  to: string;
  type: LinkType;
  site: Site;
  link: string;
  code: string;
  newEmail?: string | undefined;
}

interface MailTexts {
  subject: string;
  text: (site: string, newEmail: string) => string;
  button: string;
}

const texts: Record<SiteLanguage, Record<LinkType, MailTexts>> = {
  en: {
    recovery: {
      subject: 'Choose a new password',
      text: (site) => `Someone asked for a new password for your account at ${site}.`,
      button: 'Choose a new password',
    },
    invite: {
      subject: 'Your invitation',
      text: (site) => `You’re invited to the staff tools of ${site}. Accept and choose your password.`,
      button: 'Accept invitation',
    },
    magiclink: {
      subject: 'Sign in',
      text: (site) => `Someone asked for a link to sign in at ${site}.`,
      button: 'Sign in',
    },
    signup: {
      subject: 'Confirm your email address',
      text: (site) => `Confirm that this is the address of your account at ${site}.`,
      button: 'Confirm address',
    },
    email_change: {
      subject: 'Confirm your new email address',
      text: (site, newEmail) =>
        `You’ll sign in at ${site} with ${newEmail}. The change counts once it’s confirmed from both addresses.`,
      button: 'Confirm change',
    },
  },
  es: {
    recovery: {
      subject: 'Elija una contraseña nueva',
      text: (site) => `Alguien pidió una contraseña nueva para su cuenta en ${site}.`,
      button: 'Elegir una contraseña nueva',
    },
    invite: {
      subject: 'Su invitación',
      text: (site) => `Le invitamos a usar las herramientas del personal de ${site}. Acepte y elija su contraseña.`,
      button: 'Aceptar la invitación',
    },
    magiclink: {
      subject: 'Inicie sesión',
      text: (site) => `Alguien pidió un enlace para iniciar sesión en ${site}.`,
      button: 'Iniciar sesión',
    },
    signup: {
      subject: 'Confirme su correo electrónico',
      text: (site) => `Confirme que este es el correo de su cuenta en ${site}.`,
      button: 'Confirmar correo',
    },
    email_change: {
      subject: 'Confirme su nuevo correo electrónico',
      text: (site, newEmail) =>
        `Iniciará sesión en ${site} con ${newEmail}. El cambio vale cuando se confirme desde los dos correos.`,
      button: 'Confirmar el cambio',
    },
  },
};

const codeTexts = {
  en: {
    label: 'Or enter this code when asked:',
    ending:
      'The link and code work once and expire in 24 hours. If you weren’t expecting this email, you can ignore it.',
    change: {
      subject: 'Confirm a change',
      text: (site: string) => `To confirm that you want to change your password at ${site}, enter this code.`,
      label: 'Code:',
      ending:
        'It works once and expires in 24 hours. If you didn’t ask for it, someone else may be using your account: sign out everywhere and change your password.',
    },
  },
  es: {
    label: 'O escriba este código cuando se lo pidan:',
    ending: 'El enlace y el código sirven una sola vez y vencen en 24 horas. Si no esperaba este correo, no haga nada.',
    change: {
      subject: 'Confirme un cambio',
      text: (site: string) => `Para confirmar que quiere cambiar su contraseña en ${site}, escriba este código.`,
      label: 'Código:',
      ending:
        'Sirve una sola vez y vence en 24 horas. Si no lo pidió, puede que otra persona esté usando su cuenta: cierre todas las sesiones y cambie su contraseña.',
    },
  },
};

const languages = ['en', 'es'] as const;

/** With a code for other devices. */
export function linkMail({ to, type, site, link, code, newEmail = '' }: LinkMail): Mail {
  const parts = languages.map((language): MailPart => {
    const { subject, text, button } = texts[language][type];
    const { label, ending } = codeTexts[language];
    return {
      language,
      subject,
      paragraphs: [text(site.name, newEmail)],
      link: { label: button, address: link },
      code: { label, digits: code },
      ending,
    };
  });
  return { to, ...siteMail(site, parts) };
}

export function codeMail({ to, site, code }: Pick<LinkMail, 'to' | 'site' | 'code'>): Mail {
  const parts = languages.map((language): MailPart => {
    const { subject, text, label, ending } = codeTexts[language].change;
    return { language, subject, paragraphs: [text(site.name)], code: { label, digits: code }, ending };
  });
  return { to, ...siteMail(site, parts) };
}
