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
  errors: {
    notAvailable: 'Authentication not available',
  },
};

/** The shape that every language must match. */
export type StaffTexts = typeof staffEn;
