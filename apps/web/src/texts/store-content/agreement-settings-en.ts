/** Texts of the register of agreements. */
export const agreementSettingsEn = {
  section: 'Agreements',
  intro:
    'A vendor that handles patients’ information for you signs a business associate agreement (BAA). Record each one here. Health warns when one is about to end or has ended. Health and SMS Inbox warn while there is none for text messages. The agreement for a language model is set on the server (ASSISTANT_AGREEMENT).',
  services: { texts: 'Text messages', mail: 'Email' },
  none: 'None recorded.',
  add: 'Record an agreement',
  remove: 'Remove',
  fields: {
    vendor: { label: 'Vendor', bad: 'Enter a name of up to 120 characters.' },
    scope: {
      label: 'What it covers',
      bad: 'Enter up to 300 characters.',
      hint: 'For example, the account and its services.',
    },
    signed: { label: 'Signed on', bad: 'Choose the day it was signed.' },
    expires: { label: 'Last day (optional)', bad: 'Choose its last day, not before the day it was signed.' },
  },
};

export type AgreementSettingsTexts = typeof agreementSettingsEn;
export type AgreementField = keyof AgreementSettingsTexts['fields'];
