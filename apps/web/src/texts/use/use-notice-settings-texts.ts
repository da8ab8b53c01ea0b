import { type NoticeSettingsTexts, noticeSettingsEn } from '../store-content/notice-settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const noticeSettingsTexts = lazyTexts<NoticeSettingsTexts>(
  noticeSettingsEn,
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.notices,
);

export const useNoticeSettingsTexts = noticeSettingsTexts.use;
