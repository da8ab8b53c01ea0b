/** A language in which the notice of availability may be pasted. */
export interface NoticeLanguage {
  /** BCP 47. */
  tag: string;
  /** In its own language. */
  name: string;
  isRightToLeft?: true;
}

/**
 * English, Spanish, and the languages that most states' lists have (domain facts 2, I4 and J11), common ones first. The owner checks the
 * state's own list, and can add others.
 */
export const noticeLanguages: readonly NoticeLanguage[] = [
  { tag: 'en', name: 'English' },
  { tag: 'es', name: 'Español' },
  { tag: 'zh-Hant', name: '繁體中文' },
  { tag: 'zh-Hans', name: '简体中文' },
  { tag: 'tl', name: 'Tagalog' },
  { tag: 'vi', name: 'Tiếng Việt' },
  { tag: 'ar', name: 'العربية', isRightToLeft: true },
  { tag: 'fr', name: 'Français' },
  { tag: 'ko', name: '한국어' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'ht', name: 'Kreyòl Ayisyen' },
  { tag: 'pt', name: 'Português' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'ja', name: '日本語' },
  { tag: 'fa', name: 'فارسی', isRightToLeft: true },
  { tag: 'ur', name: 'اردو', isRightToLeft: true },
  { tag: 'gu', name: 'ગુજરાતી' },
  { tag: 'bn', name: 'বাংলা' },
  { tag: 'pa', name: 'ਪੰਜਾਬੀ' },
  { tag: 'ne', name: 'नेपाली' },
  { tag: 'el', name: 'Ελληνικά' },
  { tag: 'uk', name: 'Українська' },
  { tag: 'hmn', name: 'Hmoob' },
  { tag: 'km', name: 'ខ្មែរ' },
  { tag: 'lo', name: 'ລາວ' },
  { tag: 'th', name: 'ไทย' },
  { tag: 'am', name: 'አማርኛ' },
  { tag: 'so', name: 'Soomaali' },
  { tag: 'sw', name: 'Kiswahili' },
  { tag: 'hy', name: 'Հայերեն' },
  { tag: 'he', name: 'עברית', isRightToLeft: true },
  { tag: 'yi', name: 'ייִדיש', isRightToLeft: true },
];
