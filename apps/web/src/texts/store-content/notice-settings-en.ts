import type { StepMinutes } from '@rxweb/contracts/notice-settings';
import { noticesEn } from '../notices/notices-en.ts';

type Step = keyof StepMinutes;

/** When notices to staff are passed on, on the settings page. */
export const noticeSettingsEn = {
  section: 'Notices to staff',
  title: 'When a notice is passed on',
  text: 'A notice shows in the bell at once. If no one takes it, it’s passed on after these minutes, in the order of the fields. Leave a field empty to leave that step out.',
  kinds: noticesEn.kinds,
  clock: {
    open: 'Minutes while the store is open.',
    always: 'Minutes at any time, also while the store is closed.',
    wanted: 'Minutes at any time. A text that comes while the store is closed waits until it opens.',
  },
  steps: {
    push: 'To devices (minutes)',
    mail: 'By email (minutes)',
    admins: 'To administrators (minutes)',
  } satisfies Record<Step, string>,
  bad: (most: number) => `Enter a whole number from 0 to ${most}, or leave it empty.`,
  usual: 'Use the usual times',
  usualFor: (kind: string) => `Use the usual times: ${kind}`,
  promise: 'If a promise is due earlier, administrators hear of it then.',
  name: (kind: string) => `Times of “${kind}”`,
  short: { push: 'devices', mail: 'email', admins: 'administrators' } satisfies Record<Step, string>,
  after: (step: string, minutes: number) => `${step} after ${minutes} min`,
  atOnce: (step: string) => `${step} at once`,
  never: (step: string) => `${step} never`,
};

export type NoticeSettingsTexts = typeof noticeSettingsEn;
