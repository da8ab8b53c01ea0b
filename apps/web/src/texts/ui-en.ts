/** Texts of fields, dialogs and lists, loaded with them in both languages. */
export const uiEn = {
  common: {
    ok: 'OK',
    close: 'Close',
    loading: 'Loading',
    tryAgain: 'Try again',
  },
  fields: {
    showPassword: 'Show password',
    missing: 'Fill out this field.',
    notAnEmail: 'Enter an email address, such as name@example.com.',
    tooShort: (chars: number) => `Use at least ${chars} characters.`,
  },
};

/** The shape that every language must match. */
export type UiTexts = typeof uiEn;
