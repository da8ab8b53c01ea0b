/** *My account*. What it shares with the sign-in dialog is in `session-en.ts`. */
export const accountEn = {
  title: 'My account',
  cancel: 'Cancel',
  name: {
    title: 'Name',
    saved: (name: string) => `Saved. Colleagues now see ${name}.`,
    busy: 'Saving…',
    submit: 'Save name',
  },
  factor: {
    title: 'Second factor',
    missing: 'Not set up',
    missingText:
      'With a second factor, someone who learns your password still can’t sign in. You’ll need an authenticator app on your phone.',
    preparing: 'Preparing…',
    setUpApp: 'Set up authenticator app',
    setUp: 'Set up second factor',
    newCodes: 'New recovery codes',
    onSince: (day: string) => `On since ${day}`,
    onText: 'You’ll enter a code from your authenticator app each time you sign in.',
    remove: 'Remove second factor',
    removing: 'Removing…',
    removeTitle: 'Remove your second factor?',
    removeText: 'Your password alone will be enough to sign in, and your recovery codes will stop working.',
    createTitle: 'Create new recovery codes?',
    createText: 'Your current codes will stop working.',
    create: 'Create new codes',
    creating: 'Creating…',
    codesLeft: (codes: number) => {
      if (codes === 0) return 'No recovery codes left. Create new ones in case you lose your phone.';
      return codes === 1 ? '1 recovery code left.' : `${codes} recovery codes left.`;
    },
  },
  enrol: {
    steps: [
      'Open your authenticator app and add an account.',
      'Scan this QR code, or enter the key below it.',
      'Enter the 6-digit code it shows.',
    ],
    picture: 'QR code with the key for your authenticator app',
    key: 'Key',
    copyKey: 'Copy key',
    copied: 'Copied',
    code: '6-digit code',
    incomplete: 'Enter all 6 digits.',
    busy: 'Checking…',
    submit: 'Turn on',
  },
  codes: {
    title: 'Your recovery codes',
    label: 'Recovery codes',
    file: (store: string, email: string) =>
      `${store}: recovery codes for ${email}\nEach works once, in place of a code from your app.`,
    text: 'Save these codes now, away from your phone. They’re shown only once. Each works once, in place of a code from your app.',
    copy: 'Copy codes',
    download: 'Download',
    print: 'Print',
    kept: 'I’ve saved my codes',
    leave: {
      title: 'Leave without your recovery codes?',
      text: 'They’re shown only now. Without them and your phone, only an administrator can let you back in.',
      leave: 'Leave anyway',
    },
  },
  sessions: {
    title: 'Where you’re signed in',
    label: 'Sessions',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText: 'You’ll be signed out on every device, including this one.',
    busy: 'Signing out…',
    current: 'This device',
    unknown: 'Unknown address',
    used: (address: string, signedIn: string, lastUsed: string) =>
      `${address}, signed in ${signedIn}, last used ${lastUsed}`,
    end: 'Sign out',
    endOn: (device: string) => `Sign out ${device}`,
  },
};

export type AccountTexts = typeof accountEn;
