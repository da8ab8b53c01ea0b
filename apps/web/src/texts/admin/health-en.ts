import type { Language } from '@rxweb/contracts/shared/language';

/** Health, but the server's reports. */
export const healthEn = {
  /** For the times among these texts. */
  language: 'en' as Language,
  title: 'Health',
  check: 'Check now',
  checking: 'Checking…',
  checked: (time: string) => `Checked ${time}.`,
  loading: 'Checking system health',
  next: 'Next:',
  offline: 'No internet connection.',
  offlineEmpty: 'The check will run when you’re back online.',
  failed: 'Couldn’t get the server’s status.',
  failedEmpty: 'Select Check now to try again.',
  outdated: 'This may be out of date.',
  states: { red: 'Not working', amber: 'Needs attention', green: 'Working', gray: 'Not set up' },
  parts: {
    database: 'Database',
    storage: 'File storage',
    scanner: 'Virus scanner',
    isolation: 'Reading of files',
    mail: 'Email',
    sms: 'Text messages',
    notices: 'Notices to staff',
    assistant: 'Assistant',
    webhook: 'Webhook',
    backup: 'Backups',
    audit: 'Audit log',
    disk: 'Disk space',
    holidays: 'Holidays',
    pages: 'Assistant’s pages',
    legal: 'Legal pages',
    vaccines: 'Vaccine table',
    agreements: 'Agreements (BAA)',
  },
  summary: {
    all: (used: number | string) => `All ${used} parts are working.`,
    used: (used: number | string) => `${used} parts are working.`,
    broken: (red: number | string, used: number | string) =>
      `${red} of ${used} parts ${String(red) === '1' ? 'isn’t' : 'aren’t'} working.`,
    attention: (amber: number | string) => `${amber} ${String(amber) === '1' ? 'needs' : 'need'} attention.`,
    missing: (gray: number | string) => `${gray} ${String(gray) === '1' ? 'isn’t' : 'aren’t'} set up.`,
  },
};

export type HealthTexts = typeof healthEn;
