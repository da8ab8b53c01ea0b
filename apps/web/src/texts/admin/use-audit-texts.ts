import { lazyTexts } from '../use/lazy-texts.ts';
import { auditEn } from './audit-en.ts';

export const auditTexts = lazyTexts(auditEn, async () => (await import('./audit-es.ts')).auditEs);
