import type { HealthReport } from '@rxweb/contracts/health';
import type { IconDrawing } from '../../ui/icons.ts';
import { checkCircleIcon, warnIcon } from '../../ui/more-icons.ts';
import { crossCircleIcon, dashedCircleIcon } from '../../ui/staff-icons.ts';

export const partNames: Record<HealthReport['part'], string> = {
  database: 'Database',
  storage: 'File storage',
  scanner: 'Virus scanner',
  mail: 'Email',
  sms: 'Text messages',
  assistant: 'Assistant',
  webhook: 'Webhook',
  backup: 'Backups',
  audit: 'Audit log',
  disk: 'Disk space',
  holidays: 'Holidays',
};

/** The word alone is enough. */
export const stateStyles: Record<
  HealthReport['state'],
  { word: string; tone: 'pass' | 'warn' | 'fail' | 'off'; icon: IconDrawing }
> = {
  red: { word: 'Not working', tone: 'fail', icon: crossCircleIcon },
  amber: { word: 'Needs attention', tone: 'warn', icon: warnIcon },
  green: { word: 'Working', tone: 'pass', icon: checkCircleIcon },
  gray: { word: 'Not set up', tone: 'off', icon: dashedCircleIcon },
};

const worstFirst = Object.keys(stateStyles);

/** Worst first. */
export function sortReports(reports: readonly HealthReport[]): HealthReport[] {
  return [...reports].sort((one, other) => worstFirst.indexOf(one.state) - worstFirst.indexOf(other.state));
}

/** `1 of 7 parts isn’t working. 2 need attention. 1 isn’t set up.` */
export function summaryOf(reports: readonly HealthReport[]): string {
  const count = (state: HealthReport['state']) => reports.filter((report) => report.state === state).length;
  const [red, amber, gray] = [count('red'), count('amber'), count('gray')];
  const used = reports.length - gray;
  const sentences = [
    red === 0 && amber === 0 && `${gray === 0 ? `All ${used}` : used} parts are working.`,
    red > 0 && `${red} of ${used} parts ${red === 1 ? 'isn’t' : 'aren’t'} working.`,
    amber > 0 && `${amber} ${amber === 1 ? 'needs' : 'need'} attention.`,
    gray > 0 && `${gray} ${gray === 1 ? 'isn’t' : 'aren’t'} set up.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
