import type { SiteLanguage } from '@rxweb/platform/text/site-look';

/** Who did it. */
export type NoticeActor = 'self' | 'admin' | 'operator';

interface NoticeTexts {
  /** By kind: an audit action, or `new_device`. */
  kinds: Record<string, { subject: string; text: (store: string, detail: string) => string }>;
  by: Record<Exclude<NoticeActor, 'self'>, string>;
  address: (address: string) => string;
  notYou: string;
  ask: string;
}

const newAddressOf = (detail: string) => detail.split(' to ')[1] ?? '';

/** The mails about an account's security. */
export const noticeTexts: Record<SiteLanguage, NoticeTexts> = {
  en: {
    kinds: {
      password_changed: {
        subject: 'Your password was changed',
        text: (store) => `The password of your account at ${store} was changed. The old one no longer works.`,
      },
      second_factor_added: {
        subject: 'Second factor added',
        text: (store) => `An authenticator app was added to your account at ${store}.`,
      },
      second_factor_removed: {
        subject: 'Second factor removed',
        text: (store) => `The authenticator app was removed from your account at ${store}.`,
      },
      passkey_added: {
        subject: 'Passkey added',
        text: (store) => `A passkey was added to your account at ${store}. Anyone who has it can sign in.`,
      },
      passkey_removed: {
        subject: 'Passkey removed',
        text: (store) => `A passkey was removed from your account at ${store}.`,
      },
      recovery_codes_made: {
        subject: 'New recovery codes',
        text: (store) => `New recovery codes were created for your account at ${store}. Older ones no longer work.`,
      },
      recovery_code_used: {
        subject: 'Recovery code used',
        text: (store) => `Someone signed in to your account at ${store} with one of your recovery codes.`,
      },
      address_changed: {
        subject: 'Your sign-in address was changed',
        text: (store, detail) =>
          `You now sign in at ${store} with ${newAddressOf(detail)}. This email goes to the old address and the new one.`,
      },
      new_device: {
        subject: 'Sign-in on a new device',
        text: (store) => `Your account at ${store} was used to sign in on a device where it wasn’t used before.`,
      },
    },
    by: {
      admin: 'An administrator did this.',
      operator: 'The person who runs the server did this.',
    },
    address: (address) => `from ${address}`,
    notYou:
      'If this wasn’t you, someone else may be using your account: tell an administrator now, and choose “Forgot password?” when signing in.',
    ask: 'If you didn’t expect this, ask an administrator about it.',
  },
  es: {
    kinds: {
      password_changed: {
        subject: 'Su contraseña cambió',
        text: (store) => `Se cambió la contraseña de su cuenta en ${store}. La anterior ya no sirve.`,
      },
      second_factor_added: {
        subject: 'Segundo factor agregado',
        text: (store) => `Se agregó una aplicación de autenticación a su cuenta en ${store}.`,
      },
      second_factor_removed: {
        subject: 'Segundo factor eliminado',
        text: (store) => `Se quitó la aplicación de autenticación de su cuenta en ${store}.`,
      },
      passkey_added: {
        subject: 'Llave de acceso agregada',
        text: (store) => `Se agregó una llave de acceso a su cuenta en ${store}. Quien la tenga puede iniciar sesión.`,
      },
      passkey_removed: {
        subject: 'Llave de acceso eliminada',
        text: (store) => `Se quitó una llave de acceso de su cuenta en ${store}.`,
      },
      recovery_codes_made: {
        subject: 'Códigos de recuperación nuevos',
        text: (store) => `Se crearon códigos de recuperación para su cuenta en ${store}. Los anteriores ya no sirven.`,
      },
      recovery_code_used: {
        subject: 'Código de recuperación usado',
        text: (store) => `Alguien inició sesión en su cuenta en ${store} con uno de sus códigos de recuperación.`,
      },
      address_changed: {
        subject: 'Cambió su correo para iniciar sesión',
        text: (store, detail) =>
          `Ahora inicia sesión en ${store} con ${newAddressOf(detail)}. Este mensaje va al correo anterior y al nuevo.`,
      },
      new_device: {
        subject: 'Inicio de sesión en otro dispositivo',
        text: (store) => `Se inició sesión con su cuenta en ${store} en un dispositivo donde no se había usado antes.`,
      },
    },
    by: {
      admin: 'Lo hizo un administrador.',
      operator: 'Lo hizo la persona que opera el servidor.',
    },
    address: (address) => `desde ${address}`,
    notYou:
      'Si no fue usted, puede que otra persona esté usando su cuenta: avise ya a un administrador y elija “¿Olvidó su contraseña?” al iniciar sesión.',
    ask: 'Si no lo esperaba, pregunte a un administrador.',
  },
};
