import { lazyTexts } from '../use/lazy-texts.ts';
import { conversationsEn } from './conversations-en.ts';

export const useConversationsTexts = lazyTexts(
  conversationsEn,
  async () => (await import('./conversations-es.ts')).conversationsEs,
).use;
