/** Sign-in texts, never loaded by visitors. The specification's English, verbatim. */
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
    linkIsSpent:
      'This link was already used or has expired. If you’ve chosen your password, sign in with it. If not, choose “Forgot password?” to get a new one.',
  },
  forgot: {
    title: 'Forgot your password?',
    text: 'We’ll email you a link to choose a new one.',
    submit: 'Send link',
    busy: 'Sending…',
    /** Where no mail server is set up. */
    unmailed: {
      text: 'This store can’t send email, so the link comes another way.',
      ask: 'Ask an administrator: under Users they make a link for you to choose a new password.',
      alone:
        'If you are the only administrator, the person who runs the server makes the link there: npm run rx -- user reset-password, with your email address and a reason.',
    },
    sent: (email: string) =>
      `If ${email} has an account here, we’ve emailed a link. It works once and expires in 24 hours.`,
  },
  code: {
    title: 'Enter your code',
    text: 'Open your authenticator app and enter the 6-digit code.',
    label: '6-digit code',
    isIncomplete: 'Enter all 6 digits.',
    submit: 'Continue',
    busy: 'Checking…',
    isWrong: 'That code isn’t right or was already used. Wait for the next one and try again.',
    recover: 'Use a recovery code instead',
  },
  passkey: {
    signIn: 'Use a passkey',
    title: 'Use your passkey',
    text: 'Your device asks for your fingerprint, face or PIN.',
    submit: 'Use passkey',
    busy: 'Waiting for your device…',
    instead: 'Use a passkey instead',
    failed: 'The passkey wasn’t accepted. Try again, or sign in another way.',
  },
  /** The panel of the account page. */
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, face or PIN instead of a password and a code. It can’t be guessed, or typed into a fake page.',
    notOffered:
      'Passkeys aren’t available here: this browser or the store’s sign-in service doesn’t offer them. An authenticator app works as your second factor.',
    add: 'Add a passkey',
    adding: 'Waiting for your device…',
    unnamed: 'Passkey',
    added: (date: string) => `Added ${date}`,
    neverUsed: 'not used yet',
    lastUsed: (date: string) => `last used ${date}`,
    remove: 'Remove',
    removing: 'Removing…',
    removeNamed: (name: string) => `Remove passkey ${name}`,
    removeTitle: (name: string) => `Remove the passkey “${name}”?`,
    removeText: 'You won’t be able to sign in with it anymore. Delete it on your device, too.',
    failed: 'The passkey wasn’t added. Try again.',
    isKnown: 'This device already has a passkey for your account.',
    isFactor: 'Your passkey is your second factor. You can also set up an authenticator app.',
  },
  /** Before a change of how one signs in. */
  proof: {
    title: 'Confirm it’s you',
    text: 'You’re about to change how you sign in. Enter your password again.',
    submit: 'Confirm',
    busy: 'Checking…',
    isMissing: 'Nothing was changed.',
    isWrong: 'That isn’t your current password.',
    passkeyFailed: 'The passkey wasn’t accepted. Try again, or enter your password.',
  },
  recovery: {
    title: 'Use a recovery code',
    text: 'Enter one of the recovery codes you saved. Each one works once. If you lost your phone, set up a new second factor afterward.',
    label: 'Recovery code',
    back: 'Back to code',
    submit: 'Continue',
    busy: 'Checking…',
    isWrong: 'This recovery code isn’t valid.',
  },
  newPassword: {
    title: 'Choose a new password',
    text: (email: string) => `For ${email}.`,
    label: 'New password',
    hint: (chars: number) => `At least ${chars} characters, not easy to guess.`,
    repeat: 'Repeat password',
    notSame: 'The passwords don’t match.',
    signOut: 'Sign out',
    submit: 'Save password',
    busy: 'Saving…',
  },
  ownPassword: {
    title: 'Password',
    current: 'Current password',
    submit: 'Change password',
    busy: 'Changing…',
    changed: 'Your password was changed, and you were signed out everywhere else.',
  },
  /** Why the last session ended. */
  ended: {
    session_ended: 'Your session has ended. Please sign in again.',
    session_idle: 'You were signed out because this screen was inactive.',
    account_blocked: 'Your account is blocked. Ask an administrator for help.',
  },
  /** The same where the server knows more. */
  endedBecause: {
    signed_out: 'You were signed out of this device. Please sign in again.',
    signed_out_everywhere: 'You signed out on all your devices. Please sign in again.',
    ended_by_administrator: 'An administrator signed you out. Please sign in again.',
    ended_by_operator: 'The operator of this system changed your account and signed you out. Please sign in again.',
    account_blocked: 'Your account is blocked. Ask an administrator for help.',
    account_deleted: 'Your account was deleted. Ask an administrator for help.',
    password_changed: 'Your password was changed on another device. Sign in with the new one.',
    password_reset: 'An administrator reset your password. Choose a new one with the link you get by email.',
    token_reused: 'For your safety, this session was ended: it was used from two places at once. Please sign in again.',
    over_its_limit: 'Your session reached its time limit. Please sign in again.',
  },
  endedByRole: (role: string) =>
    `An administrator changed your role: it’s now ${role}. Sign in again to continue. Forms and messages you haven’t saved are kept for you.`,
  roleChange: {
    title: (role: string) => `Your role is now ${role}.`,
    more: 'The menu shows what you can open.',
    less: 'Pages that don’t belong to it are closed.',
    close: 'OK',
  },
  warning: {
    idleTitle: 'Are you still there?',
    idleText: 'You’ve been inactive, so this screen is about to lock. What you’ve typed will be kept.',
    absoluteTitle: 'Your session ends soon',
    absoluteText:
      'You’ve been signed in for a long time. This screen will lock, and you’ll need to sign in again. What you’ve typed will be kept.',
    secondsLeft: (seconds: number) => (seconds === 1 ? 'Locks in 1 second' : `Locks in ${seconds} seconds`),
    stay: 'Stay signed in',
    goOn: 'Keep working',
    lock: 'Lock now',
  },
  lock: {
    locked: 'Locked',
    title: (person: string) => `Welcome back, ${person}`,
    reasons: {
      idle: 'This screen was inactive for a while. Your work is still here.',
      absolute: 'You reached the time limit for one session. Your work is still here.',
      'by-hand': 'Your work is still here.',
    },
    switchUser: 'Switch user',
    whoSignsIn: 'Who’s signing in?',
    switchText: (person: string) =>
      `If someone other than ${person} signs in, this screen closes. Forms and messages ${person} hasn’t saved are kept for later.`,
    backTo: (person: string) => `Back to ${person}`,
    someoneElse: 'Someone else',
    recent: 'People who signed in here lately',
    forget: (person: string) => `Remove ${person} from this list`,
  },
  /** Too many tries: how long to wait, and what else to do. */
  tooMany: {
    wait: {
      unknown: 'a few minutes',
      seconds: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
      minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
      hour: 'an hour',
    },
    password: (wait: string) =>
      `Too many tries. Wait ${wait}, then try again. Or sign in on a device you’ve used here before, choose “Forgot password?”, or ask an administrator.`,
    code: (wait: string) =>
      `Too many wrong codes. Wait ${wait}, then try again. If you can’t wait, use a recovery code.`,
    recovery: (wait: string) =>
      `Too many wrong recovery codes. Wait ${wait}, then try again. If you can’t wait, ask an administrator to remove your second factor.`,
    passkey: (wait: string) => `Too many tries. Wait ${wait}, then try again, or sign in another way.`,
    other: (wait: string) => `Too many tries. Wait ${wait}, then try again.`,
    mail: (wait: string) =>
      `A link was requested just now. Check your email and the spam folder. To request another, wait ${wait} and try again.`,
    newPassword: (wait: string) =>
      `Too many tries. Wait ${wait}, then try again. If you’ve forgotten your password, sign out and choose “Forgot password?”.`,
  },
  wrongCredentials: 'Invalid login credentials',
  weakPassword: 'Choose a longer or less common password.',
};

/** The shape that every language must match. */
export type SessionTexts = typeof sessionEn;
