import type { HealthReport } from '@rxweb/contracts/health';
import type { HealthTexts } from '../../texts/admin/health-en.ts';
import type { IconDrawing } from '../../ui/icons.ts';
import { checkCircleIcon, warnIcon } from '../../ui/more-icons.ts';
import { crossCircleIcon, dashedCircleIcon } from '../../ui/staff-icons.ts';

export const stateStyles: Record<HealthReport['state'], { tone: 'pass' | 'warn' | 'fail' | 'off'; icon: IconDrawing }> =
  {
    red: { tone: 'fail', icon: crossCircleIcon },
    amber: { tone: 'warn', icon: warnIcon },
    green: { tone: 'pass', icon: checkCircleIcon },
    gray: { tone: 'off', icon: dashedCircleIcon },
  };

const worstFirst = Object.keys(stateStyles);

/** Worst first. */
export function sortReports(reports: readonly HealthReport[]): HealthReport[] {
  return [...reports].sort((one, other) => worstFirst.indexOf(one.state) - worstFirst.indexOf(other.state));
}

/** `1 of 7 parts isn’t working. 2 need attention. 1 isn’t set up.` */
export function summaryOf(reports: readonly HealthReport[], { summary: texts }: HealthTexts): string {
  const count = (state: HealthReport['state']) => reports.filter((report) => report.state === state).length;
  const [red, amber, gray] = [count('red'), count('amber'), count('gray')];
  const used = reports.length - gray;
  const sentences = [
    red === 0 && amber === 0 && (gray === 0 ? texts.all(used) : texts.used(used)),
    red > 0 && texts.broken(red, used),
    amber > 0 && texts.attention(amber),
    gray > 0 && texts.missing(gray),
  ];
  return sentences.filter(Boolean).join(' ');
}
