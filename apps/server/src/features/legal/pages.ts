import { accessibility } from './pages/accessibility.ts';
import { languageHelp, nondiscrimination, practices } from './pages/owners-pages.ts';
import { privacy } from './pages/privacy.ts';
import { smsTerms } from './pages/sms-terms.ts';
import { terms } from './pages/terms.ts';

/** In the order of their links. */
export const pages = [privacy, terms, smsTerms, practices, nondiscrimination, languageHelp, accessibility];
