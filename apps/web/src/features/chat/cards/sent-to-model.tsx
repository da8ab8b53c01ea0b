import { readDisclosures } from '@rxweb/contracts/chat';
import { useCallback } from 'react';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { disclosureTexts } from '../../../texts/disclosure-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { ModelDisclosures } from '../../../ui/answer/model-disclosures.tsx';

/** Shows the visitor, on demand, what was sent to a language model for an answer. */
export function SentToModel({ id }: { id: string }) {
  const language = useLanguage();
  const texts = disclosureTexts[language];
  const load = useCallback(async () => (await callEndpoint(readDisclosures, { params: { id } })).disclosures, [id]);
  return <ModelDisclosures title={texts.forVisitors} texts={texts} language={language} load={load} />;
}
