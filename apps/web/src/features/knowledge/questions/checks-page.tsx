import type { CheckQuestion, ListedPage } from '@rxweb/contracts/knowledge';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import { type FormEvent, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { onRequest } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { trashIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { State } from '../../../ui/state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type KnowledgeApi, useKnowledgeApi } from '../knowledge.api.ts';
import styles from '../knowledge.module.css';
import { KnowledgeNav } from '../knowledge-nav.tsx';
import { gatherSubjects } from '../list/subjects.ts';

const read = { ...onRequest, isUserAction: true } as const;
const facts = ['hours', 'open-now', 'holidays', 'address', 'phone', 'talk-to-person'];
const cards = ['emergency', 'poison', 'crisis', 'pharmacist'];

/** The store's own questions, which every change of a page is measured by. */
export function ChecksPage(_: PageProps) {
  const texts = useKnowledgeTexts();
  const api = useKnowledgeApi();
  const questions = useQuery(api.checkQuestions, read);
  const pages = useQuery(api.list, read);
  return (
    <StaffPage title={texts.title} text={texts.intro}>
      <KnowledgeNav />
      {questions.isError && (
        <RetryNotice isLoading={questions.isFetching} onRetry={questions.refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {questions.isPending && <SkeletonLines label={texts.loading} count={6} />}
      {questions.data && (
        <section aria-label={texts.checks.title} className={styles.card}>
          <header className={styles.cardHead}>
            <h2 className={styles.panelTitle}>{texts.checks.title}</h2>
            <p className={styles.sub}>{texts.checks.hint}</p>
          </header>
          <NewCheck api={api} pages={pages.data?.pages ?? []} onAdded={questions.refetch} />
          {questions.data.questions.length === 0 && <p className={styles.empty}>{texts.checks.none}</p>}
          <ul className={styles.groups}>
            {questions.data.questions.map((question) => (
              <Check
                key={`${question.language} ${question.question}`}
                question={question}
                onRemove={async () => {
                  await api.removeCheckQuestion(question);
                  await questions.refetch();
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </StaffPage>
  );
}

interface NewCheckProps {
  api: KnowledgeApi;
  pages: readonly ListedPage[];
  onAdded: () => Promise<void>;
}

function NewCheck({ api, pages, onAdded }: NewCheckProps) {
  const { checks: texts, language: names, editor } = useKnowledgeTexts();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const [question, setQuestion] = useState('');
  const [expects, setExpects] = useState('hours');
  const [added, setAdded] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const choices = gatherSubjects(pages, reader)
    .map(({ id, title }) => ({ value: id, label: title }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    try {
      await api.saveCheckQuestion({ language, question: question.trim(), expects });
      setAdded((count) => count + 1);
      setQuestion('');
      await onAdded();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : editor.failed);
    }
  };
  return (
    <form className={styles.newCheck} onSubmit={(event) => void add(event)}>
      <TextField
        key={added}
        label={texts.question}
        name="question"
        isRequired
        minLength={3}
        maxLength={160}
        onChange={setQuestion}
      />
      <SelectField
        label={texts.expects}
        value={expects}
        options={[...choices, ...[...facts, ...cards].map((value) => ({ value, label: value }))]}
        onChange={setExpects}
      />
      <SelectField
        label={texts.language}
        value={language}
        options={languages.map((value) => ({ value, label: names[value] }))}
        onChange={setLanguage}
      />
      <Button type="submit">{texts.add}</Button>
      <div role="status" className={styles.wide}>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {!problem && added > 0 && <p className={styles.sub}>{texts.added}</p>}
      </div>
    </form>
  );
}

interface CheckProps {
  question: CheckQuestion & { leadsTo: string | null };
  onRemove: () => Promise<void>;
}

function Check({ question: { question, language, expects, leadsTo }, onRemove }: CheckProps) {
  const { checks: texts, failed } = useKnowledgeTexts();
  const [hasFailed, setHasFailed] = useState(false);
  const isAsExpected = leadsTo === expects;
  return (
    <li className={styles.check}>
      <div>
        <p lang={language}>{question}</p>
        <p className={styles.sub}>{`${texts.expects}: ${expects}`}</p>
        {hasFailed && <Notice tone="danger">{failed}</Notice>}
      </div>
      <State tone={isAsExpected ? 'pass' : 'fail'}>
        {isAsExpected ? texts.ok : leadsTo === null ? texts.nowhere : texts.differs(leadsTo)}
      </State>
      <IconButton
        label={texts.remove(question)}
        drawing={trashIcon}
        onClick={() => void onRemove().catch(() => setHasFailed(true))}
      />
    </li>
  );
}
