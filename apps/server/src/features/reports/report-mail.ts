import type { Mail } from '@rxweb/backend';
import type { WeekReport } from '@rxweb/contracts/reports';
import { isQuiet, weekText } from '@rxweb/domain/reports/figures';
import type { Site } from '@rxweb/platform/text/site-look';
import { siteMail } from '@rxweb/platform/text/site-mail';
import { reportMailTexts } from './report-mail-texts.ts';
import type { Recipient } from './report-mails.repository.ts';

interface ReportMail {
  site: Site;
  recipient: Pick<Recipient, 'email' | 'language'>;
  report: WeekReport;
  publicUrl: string;
}

/** Counts alone: mail is read by more than its recipient. */
export function reportMail({ site, recipient: { email, language }, report, publicUrl }: ReportMail): Mail {
  const texts = reportMailTexts[language];
  const { week, figures, before } = report;
  const part = {
    language,
    subject: texts.subject(weekText(week, language)),
    paragraphs: isQuiet(figures) ? [texts.quiet] : texts.lines(figures, before),
    link: { label: texts.open, address: `${publicUrl}/app/reports?week=${week}` },
    ending: texts.ending,
  };
  return { to: email, ...siteMail(site, [part]) };
}
