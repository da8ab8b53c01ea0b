import type { Language } from '@rxweb/contracts/shared/language';
import { type NoticeSettingsTexts, noticeSettingsEn } from '../store-content/notice-settings-en.ts';
import { noticeSettingsEs } from '../store-content/notice-settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const noticeSettingsTexts: Record<Language, NoticeSettingsTexts> = {
  en: noticeSettingsEn,
  es: noticeSettingsEs,
};

export function useNoticeSettingsTexts(): NoticeSettingsTexts {
  return noticeSettingsTexts[useLanguage()];
}
