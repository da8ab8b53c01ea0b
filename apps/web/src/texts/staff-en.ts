/** Texts of the staff frame, loaded with it in both languages. */
export const staffEn = {
  shell: {
    menu: 'Menu',
    mainMenu: 'Main',
    home: 'Home',
    signOut: 'Sign Out',
    account: 'My account',
    switchUser: 'Switch user',
    closeMenu: 'Close Menu',
    signedIn: 'Signed in',
    roles: { admin: 'Admin', pharmacist: 'Pharmacist', employee: 'Employee', public: 'Public' },
  },
  pages: {
    notFound: {
      title: 'Page not found',
      text: 'There’s nothing at this address.',
      home: 'Go to the home page',
    },
    accessDenied: {
      title: 'Access Denied',
      text: 'Your role doesn’t have access to this page.',
      required: 'Required roles',
      yours: 'Your role',
      goBack: 'Go Back',
    },
    checkingSession: 'Checking your session',
  },
  secondFactor: {
    due: (date: string) =>
      `From ${date} on, your role needs a second factor. Without one you won’t be able to work here.`,
    overdue: 'Your role needs a second factor. Set one up below to continue: an authenticator app or a passkey.',
    setUp: 'Set it up',
    rules: 'Second-factor rules',
    rulesText: 'From its date on, members of a role who have no second factor can do nothing here but set one up.',
    from: (role: string) => `${role}: required from`,
    notRequired: 'Empty: not required',
    save: 'Save rules',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  errors: {
    notAvailable: 'Authentication not available',
  },
};

/** The shape that every language must match. */
export type StaffTexts = typeof staffEn;
