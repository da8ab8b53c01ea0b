import { type SetupStepsTexts, setupStepsEn } from '../store-content/setup-steps-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const useSetupStepsTexts = lazyTexts<SetupStepsTexts>(
  setupStepsEn,
  async () => (await import('../store-content/setup-steps-es.ts')).setupStepsEs,
).use;
