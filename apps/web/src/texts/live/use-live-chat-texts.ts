import { lazyTexts } from '../use/lazy-texts.ts';
import { liveChatEn } from './live-chat-en.ts';

export const useLiveChatTexts = lazyTexts(liveChatEn, async () => (await import('./live-chat-es.ts')).liveChatEs).use;
