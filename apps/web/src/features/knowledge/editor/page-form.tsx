import { knowledgeLimits } from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from '../knowledge.module.css';
import type { PageEditing } from './use-page-editor.ts';

export function PageForm({ editing, language }: { editing: PageEditing; language: Language }) {
  const { editor: texts } = useKnowledgeTexts();
  const { words, change, missing } = editing;
  const problemOf = (part: 'title' | 'questions' | 'answer') => (missing.includes(part) ? texts.missing[part] : null);
  const { answerChars } = knowledgeLimits;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label={texts.title}
        rows={1}
        maxLength={80}
        lang={language}
        value={words.title}
        hint={texts.titleHint}
        problem={problemOf('title')}
        onChange={(title) => change({ title: title.replaceAll('\n', ' ') })}
      />
      <TextArea
        label={texts.answer}
        rows={10}
        maxLength={answerChars}
        lang={language}
        value={words.answer}
        hint={`${texts.answerHint} ${texts.answerLength(words.answer.length, answerChars)}.`}
        problem={problemOf('answer')}
        onChange={(answer) => change({ answer })}
      />
      <TextArea
        label={texts.questions}
        rows={8}
        lang={language}
        value={words.questions}
        hint={texts.questionsHint}
        problem={problemOf('questions')}
        onChange={(questions) => change({ questions })}
      />
      <TextArea
        label={texts.keywords}
        rows={4}
        lang={language}
        value={words.keywords}
        hint={texts.keywordsHint}
        onChange={(keywords) => change({ keywords })}
      />
      <TextArea
        label={texts.source}
        rows={2}
        maxLength={300}
        value={words.source}
        hint={texts.sourceHint}
        onChange={(source) => change({ source: source.replaceAll('\n', ' ') })}
      />
    </form>
  );
}
