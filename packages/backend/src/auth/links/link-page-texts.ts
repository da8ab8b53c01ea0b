import type { SiteLanguage } from '@rxweb/platform/text/site-look';
import type { LinkType } from './link-types.ts';
import type { LinkEnd } from './one-time-tokens.ts';

interface LinkPageTexts {
  open: Record<LinkType, { title: string; button: string }>;
  once: (site: string) => string;
  ended: Record<LinkEnd, { title: string; why: string }>;
  whatNow: Record<'password' | 'other', string>;
  signIn: string;
}

/** The pages that mailed links open, in both languages. */
export const linkPageTexts: Record<SiteLanguage, LinkPageTexts> = {
  en: {
    open: {
      recovery: { title: 'Choose a new password', button: 'Continue' },
      invite: { title: 'Accept your invitation', button: 'Accept invitation' },
      magiclink: { title: 'Sign in', button: 'Sign in' },
      signup: { title: 'Confirm your email address', button: 'Confirm address' },
      email_change: { title: 'Change your email address', button: 'Confirm change' },
    },
    once: (site) => `Select the button to continue to ${site}. The link works once.`,
    ended: {
      used: { title: 'This link was already used', why: 'Each link works once.' },
      expired: { title: 'This link has expired', why: 'Links work for 24 hours.' },
      replaced: {
        title: 'This link no longer works',
        why: 'A newer link or a change to the account replaced it. If you got a newer email, use its link.',
      },
    },
    whatNow: {
      password:
        'If you’ve chosen your password, sign in with it. If not, ask an administrator for a new link, or choose “Forgot password?” when signing in.',
      other: 'Sign in as usual, and start again from there if you still need to.',
    },
    signIn: 'Go to sign-in',
  },
  es: {
    open: {
      recovery: { title: 'Elija una contraseña nueva', button: 'Continuar' },
      invite: { title: 'Acepte su invitación', button: 'Aceptar la invitación' },
      magiclink: { title: 'Inicie sesión', button: 'Iniciar sesión' },
      signup: { title: 'Confirme su correo electrónico', button: 'Confirmar correo' },
      email_change: { title: 'Cambie su correo electrónico', button: 'Confirmar el cambio' },
    },
    once: (site) => `Elija el botón para continuar a ${site}. El enlace sirve una sola vez.`,
    ended: {
      used: { title: 'Este enlace ya se usó', why: 'Cada enlace sirve una sola vez.' },
      expired: { title: 'Este enlace venció', why: 'Los enlaces sirven durante 24 horas.' },
      replaced: {
        title: 'Este enlace ya no sirve',
        why: 'Lo reemplazó un enlace más nuevo o un cambio en la cuenta. Si recibió un correo más reciente, use su enlace.',
      },
    },
    whatNow: {
      password:
        'Si ya eligió su contraseña, inicie sesión con ella. Si no, pida otro enlace a un administrador o elija “¿Olvidó su contraseña?” al iniciar sesión.',
      other: 'Inicie sesión como siempre y, si todavía lo necesita, vuelva a empezar desde ahí.',
    },
    signIn: 'Ir a iniciar sesión',
  },
};
