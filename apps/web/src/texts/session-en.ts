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
    recover: 'Use a recovery code instead',
  },
  recovery: {
    title: 'Use a recovery code',
    text: 'Type one of the codes you kept when you set up your second factor. It takes the second factor away: set it up again afterwards.',
    label: 'Recovery code',
    back: 'Back to code',
    submit: 'Continue',
    busy: 'Checking…',
    isWrong: 'This recovery code is not valid.',
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
  /** Why the session before is over. */
  ended: {
    session_ended: 'Your session has ended. Please sign in again.',
    session_idle: 'You were signed out because nobody used this screen for a while.',
    account_blocked: 'Your account was blocked. Please ask an administrator.',
  },
  warning: {
    idleTitle: 'Are you still there?',
    idleText: 'Nobody used this screen for a while, so it is about to lock. What you have typed is kept.',
    absoluteTitle: 'Your session ends soon',
    absoluteText:
      'You have been signed in for a long time. The screen locks, and you sign in again. What you have typed is kept.',
    secondsLeft: (seconds: number) => (seconds === 1 ? 'Locks in 1 second' : `Locks in ${seconds} seconds`),
    stay: 'Stay signed in',
    goOn: 'Go on working',
    lock: 'Lock now',
  },
  lock: {
    locked: 'Locked',
    title: (person: string) => `Locked — ${person}, sign in again`,
    reasons: {
      idle: 'Nobody used this screen for a while. Your work is kept.',
      absolute: 'You were signed in for as long as one session may last. Your work is kept.',
      'by-hand': 'Your work is kept.',
    },
    switchUser: 'Switch user',
    whoSignsIn: 'Who signs in?',
    switchText: (person: string) => `If somebody other than ${person} signs in, unsaved work on this screen is lost.`,
    backTo: (person: string) => `Back to ${person}`,
  },
  wrongCredentials: 'Invalid login credentials',
  weakPassword: 'Choose a longer or less common password.',
};

/** What each language has to say at the sign-in. */
export type SessionTexts = typeof sessionEn;
