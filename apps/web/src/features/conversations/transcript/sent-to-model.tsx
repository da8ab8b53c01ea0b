import { disclosureTexts } from '../../../texts/disclosure-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { ModelDisclosures } from '../../../ui/answer/model-disclosures.tsx';
import type { ConversationsApi } from '../conversations.api.ts';

interface SentToModelProps {
  api: ConversationsApi;
  conversationId: string;
  turnId: string;
}

/** Shows staff what was sent to a language model with one turn. */
export function SentToModel({ api, conversationId, turnId }: SentToModelProps) {
  const language = useLanguage();
  const texts = disclosureTexts[language];
  const load = () => api.disclosures(conversationId, turnId);
  return <ModelDisclosures title={texts.forStaff} texts={texts} language={language} load={load} />;
}
