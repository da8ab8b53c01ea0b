/** Texts of the page that makes the first administrator. */
export const setupEn = {
  title: 'Create the first administrator',
  text: 'This account manages everything else. The link that brought you here works once.',
  email: 'Email',
  password: 'Password',
  submit: 'Create administrator',
  busy: 'Creating…',
  signIn: 'Go to sign-in',
  /** Why there is nothing to fill in. */
  ended: {
    missing: {
      title: 'The setup link is missing',
      text: 'Open the setup link again from where the server printed it.',
    },
    used: {
      title: 'This setup link was already used',
      text: 'There is an administrator. Sign in with that account. If you can’t, the person who runs the server makes a new link there: npm run rx -- user reset-password, with the email address and a reason.',
    },
    expired: {
      title: 'This setup link has expired',
      text: 'It works for 30 minutes. Restart the server: it prints a new one.',
    },
    replaced: {
      title: 'This setup link no longer works',
      text: 'The server has printed a newer one. Open that, or restart the server to get another.',
    },
  },
};

export type SetupTexts = typeof setupEn;
