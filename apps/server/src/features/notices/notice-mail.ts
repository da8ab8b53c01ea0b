import type { Mail } from '@rxweb/backend';
import type { StaffNoticeKind } from '@rxweb/contracts/staff-notices';
import { noticePath } from '@rxweb/domain/notices/notice-path';
import type { Site } from '@rxweb/platform/text/site-look';
import { siteMail } from '@rxweb/platform/text/site-mail';
import { noticeMailTexts } from './notice-mail-texts.ts';

interface NoticeMail {
  kind: StaffNoticeKind;
  subject: string;
  email: string;
  /** Null: not known yet, so the mail has both. */
  language: 'en' | 'es' | null;
  /** How many of this kind wait for the person. */
  count: number;
}

/** The kind, how many, and our address: mail is read by more than its recipient. */
export function staffNoticeMail(
  site: Site,
  publicUrl: string,
  { kind, subject, email, language, count }: NoticeMail,
): Mail {
  const languages = language ? [language] : (['en', 'es'] as const);
  const parts = languages.map((each) => {
    const texts = noticeMailTexts[each];
    return {
      language: each,
      subject: texts.kinds[kind],
      paragraphs: [texts.waits(count)],
      link: { label: texts.open, address: publicUrl + noticePath(kind, subject) },
      ending: texts.ending,
    };
  });
  return { to: email, ...siteMail(site, parts) };
}
