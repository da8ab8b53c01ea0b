import type { PageText } from '@rxweb/contracts/knowledge';
import { type FormEvent, useId, useState } from 'react';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { AnswerText } from '../../../ui/answer/answer-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { KnowledgeApi, PageKey } from '../knowledge.api.ts';
import styles from '../knowledge.module.css';
import { isAskable } from './page-words.ts';

interface AskPanelProps extends PageKey {
  api: KnowledgeApi;
  page: PageText;
}

type Given = Awaited<ReturnType<KnowledgeApi['ask']>>;

/** Asks the safety check and the assistant, with the unsaved words. */
export function AskPanel({ api, id, language, page }: AskPanelProps) {
  const { ask: texts } = useKnowledgeTexts();
  const titleId = useId();
  const [text, setText] = useState('');
  const [given, setGiven] = useState<Given | 'failed' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setIsAsking(true);
    const draft = isAskable(page) ? { id, language, page } : undefined;
    setGiven(await api.ask(text.trim(), language, draft).catch(() => 'failed' as const));
    setIsAsking(false);
  };
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.panelTitle}>
        {texts.title}
      </h2>
      <form className={styles.ask} onSubmit={(event) => void ask(event)}>
        <TextArea
          label={texts.field}
          rows={2}
          maxLength={500}
          lang={language}
          value={text}
          hint={texts.hint}
          onChange={setText}
        />
        <Button type="submit" disabled={isAsking}>
          {isAsking ? texts.asking : texts.send}
        </Button>
      </form>
      <div role="status">{given && <GivenAnswer given={given} id={id} language={language} />}</div>
    </section>
  );
}

function GivenAnswer({ given, id, language }: PageKey & { given: Given | 'failed' }) {
  const { ask: texts } = useKnowledgeTexts();
  if (given === 'failed') return <Notice tone="danger">{texts.failed}</Notice>;
  const { text, card, leadsTo } = given;
  const isOwn = leadsTo === id;
  const verdict =
    card !== null ? texts.card : isOwn ? texts.thisPage : leadsTo === null ? texts.none : texts.other(leadsTo);
  return (
    <div className={styles.given}>
      <div className={styles.bubble}>
        <AnswerText text={text} isStreaming={false} lang={language} />
      </div>
      <Notice tone={card !== null || !isOwn ? 'warning' : 'positive'}>{verdict}</Notice>
    </div>
  );
}
