import { useMemo } from 'react';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import type { ShoesTexts } from '../../../texts/shoes/shoes-en.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';

/** What the parts of a case are said in: the words that all shoe pages share, and its own. */
export interface CaseWords {
  shared: ShoesTexts;
  own: CaseTexts;
}

export function useCaseWords(): CaseWords {
  const shared = useShoesTexts();
  const own = useCaseTexts();
  return useMemo(() => ({ shared, own }), [shared, own]);
}
