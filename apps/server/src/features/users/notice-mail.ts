import type { Mail } from '@rxweb/backend';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { deviceText } from '@rxweb/domain/text/device-labels';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import type { Site, SiteLanguage } from '@rxweb/platform/text/site-look';
import { siteMail } from '@rxweb/platform/text/site-mail';
import { type NoticeActor, noticeTexts } from './notice-texts.ts';

/** Something that happened to an account, as `app.account_notices` has it. */
export interface AccountNotice {
  kind: string;
  email: string;
  actor: NoticeActor;
  detail: string | null;
  address: string | null;
  at: Date;
}

/** Null for a kind that this version doesn't know. */
export function noticeMail(store: StoreInfo, site: Site, notice: AccountNotice): Mail | null {
  const parts = (['en', 'es'] as const).map((language) => partIn(language, store, notice));
  const known = parts.filter((part) => part !== null);
  return known.length < parts.length ? null : { to: notice.email, ...siteMail(site, known) };
}

function partIn(language: SiteLanguage, store: StoreInfo, notice: AccountNotice) {
  const texts = noticeTexts[language];
  const words = texts.kinds[kindOf(notice)];
  if (!words) return null;
  const { kind, detail, address, at, actor } = notice;
  const when = `${formatDate(storeDate(store, at), language)}, ${formatTime(store, at, language)}`;
  const device = kind === 'new_device' ? deviceText(detail, language) : null;
  const facts = [when, device, address && actor === 'self' && texts.address(address)];
  return {
    language,
    subject: words.subject,
    paragraphs: [
      words.text(store.name, detail ?? ''),
      ...(actor === 'self' ? [] : [texts.by[actor]]),
      facts.filter(Boolean).join(' · '),
    ],
    ending: actor === 'self' ? texts.notYou : texts.ask,
  };
}

/** A passkey is a second factor with a name of its own. */
const kindOf = ({ kind, detail }: AccountNotice) =>
  detail === 'passkey' ? kind.replace('second_factor', 'passkey') : kind;
