import { type SessionTexts, sessionEn } from '../session-en.ts';
import { lazyTexts } from './lazy-texts.ts';

const texts = lazyTexts<SessionTexts>(sessionEn, async () => (await import('../session-es.ts')).sessionEs);

export const { use: useSessionTexts, current: currentSessionTexts } = texts;
