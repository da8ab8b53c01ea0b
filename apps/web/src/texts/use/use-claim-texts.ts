import { type ClaimTexts, claimEn } from '../claim-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const useClaimTexts = lazyTexts<ClaimTexts>(claimEn, async () => (await import('../claim-es.ts')).claimEs).use;
