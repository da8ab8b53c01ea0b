/** The texts of the sign-in, which come with it: visitors never load them. The specification's English is here to the letter. */
export const sessionEn = {
  email: 'Email',
  password: 'Password',
  cancel: 'Cancel',
  back: 'Back to password',
  signIn: {
    title: 'Employee Login',
    text: (store: string) => `For staff of ${store}.`,
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot password?',
    linkIsSpent: 'This link was used before or is too old. Choose “Forgot password?” to get a new one.',
  },
  forgot: {
    title: 'Forgot your password?',
    text: 'We mail you a link that lets you choose a new one.',
    submit: 'Send link',
    busy: 'Sending…',
    sent: (email: string) =>
      `If ${email} has an account here, a mail with a link is on its way. The link works once, for 24 hours.`,
  },
  code: {
    title: 'Enter your code',
    text: 'Open your authenticator app and type the 6 digits it shows.',
    label: '6-digit code',
    isIncomplete: 'The code has 6 digits.',
    submit: 'Continue',
    busy: 'Checking…',
    isWrong: 'This code is not right, or it was used before. Wait for the next one and try again.',
  },
  newPassword: {
    title: 'Choose a new password',
    text: (email: string) => `For ${email}.`,
    label: 'New password',
    hint: (chars: number) => `At least ${chars} characters, none that are easy to guess.`,
    repeat: 'Repeat password',
    notSame: 'The passwords are not the same.',
    signOut: 'Sign out',
    submit: 'Save password',
    busy: 'Saving…',
  },
  wrongCredentials: 'Invalid login credentials',
  weakPassword: 'Choose a longer or less common password.',
};

/** What each language has to say at the sign-in. */
export type SessionTexts = typeof sessionEn;
