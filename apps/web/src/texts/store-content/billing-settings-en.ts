/** Texts of the settings for claims. */
export const billingSettingsEn = {
  section: 'Billing',
  none: {
    title: 'Billing for shoe claims',
    text: 'With these, shoe cases get claim files for your clearinghouse. Nothing is sent by itself. Only staff see them.',
    add: 'Enter billing details',
  },
  elsewhere: 'The file that BILLING_FILE names decides these details, so what is saved here isn’t used.',
  remove: 'Remove billing details',
  supplier: { title: 'Who bills', text: 'As enrolled with Medicare.' },
  routes: { title: 'Where claim files go', text: 'Your clearinghouse and your DME MAC tell you these.' },
  accreditation: {
    title: 'Accreditation',
    label: 'Status',
    options: { unset: 'Not entered', accredited: 'Accredited', exempt: 'Exempt' },
    expires: 'Expires on',
    hint: 'You’re reminded from 120 days before.',
    bad: 'Choose the day on which it expires.',
  },
  fields: {
    name: { label: 'Legal name', bad: 'Enter a name of up to 60 characters.' },
    npi: { label: 'NPI', bad: 'Enter the 10 digits of the NPI.' },
    taxId: { label: 'Tax ID (EIN)', bad: 'Enter the 9 digits, without dashes.' },
    taxonomy: { label: 'Taxonomy code (optional)', bad: 'Enter 10 letters and digits, such as 332B00000X.' },
    street: { label: 'Street', bad: 'Enter a street of up to 55 characters.' },
    city: { label: 'City', bad: 'Enter a city of up to 30 characters.' },
    state: { label: 'State', bad: 'Enter the two capital letters of the state.' },
    zip: { label: 'ZIP+4', bad: 'Enter 9 digits, without a dash.' },
    'contact.name': { label: 'Contact for questions', bad: 'Enter a name of up to 60 characters.' },
    'contact.phone': { label: 'Contact’s phone', bad: 'Enter 10 digits, without spaces.' },
    'submitter.name': { label: 'Submitter’s name', bad: 'Enter a name of up to 60 characters.' },
    'submitter.id': { label: 'Submitter ID', bad: 'Enter an ID of up to 15 characters.' },
    'receiver.name': { label: 'Receiver’s name', bad: 'Enter a name of up to 60 characters.' },
    'receiver.id': { label: 'Receiver ID', bad: 'Enter an ID of up to 15 characters.' },
    'payer.name': { label: 'DME MAC’s name', bad: 'Enter a name of up to 60 characters.' },
    'payer.id': { label: 'DME MAC’s payer ID', bad: 'Enter an ID of up to 80 characters.' },
  },
  isTest: 'Mark claim files as tests',
  isTestHint: 'Until your clearinghouse has taken one.',
  yes: 'yes',
  no: 'no',
};

export type BillingSettingsTexts = typeof billingSettingsEn;
export type BillingField = keyof BillingSettingsTexts['fields'];
