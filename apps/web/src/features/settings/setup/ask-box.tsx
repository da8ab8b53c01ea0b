import type { askAssistant } from '@rxweb/contracts/knowledge';
import type { Settings } from '@rxweb/contracts/settings';
import { nextClosures, storeDate } from '@rxweb/domain/store/opening-hours';
import { formatSpokenDate } from '@rxweb/domain/text/format';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useNow } from '../../../boot/use-now.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { AnswerText } from '../../../ui/answer/answer-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import settingsStyles from '../settings-page.module.css';
import { useSetupApi } from './setup.api.ts';
import styles from './setup-steps.module.css';

type Given = z.output<(typeof askAssistant)['output']>;

/** The real safety check and assistant, with what was saved. Nothing is kept. */
export function AskBox({ settings }: { settings: Settings }) {
  const { ask: texts } = useSetupStepsTexts();
  const language = useLanguage();
  const api = useSetupApi();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [given, setGiven] = useState<Given | 'failed' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (question: string) => {
    if (question === '' || isAsking) return;
    setIsAsking(true);
    setAsked(question);
    setGiven(null);
    setGiven(await api.ask(question, language).catch(() => 'failed' as const));
    setIsAsking(false);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(text.trim());
  };
  return (
    <Panel title={texts.title}>
      <div className={settingsStyles.panelBody}>
        <p className={settingsStyles.muted}>{texts.try}</p>
        <div className={styles.questions}>
          {useQuestions(settings).map((question) => (
            <Button key={question} aria-disabled={isAsking} onClick={() => void ask(question)}>
              {question}
            </Button>
          ))}
        </div>
        <div role="log" className={settingsStyles.panelBody}>
          {asked !== '' && <p className={settingsStyles.question}>{asked}</p>}
          {given && <GivenAnswer given={given} />}
        </div>
        <Form onSubmit={submit}>
          <TextArea label={texts.field} rows={2} maxLength={500} value={text} onChange={setText} />
          <Button type="submit" aria-disabled={isAsking}>
            {isAsking ? texts.asking : texts.send}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}

/** One about a day that the owner has just closed. */
function useQuestions({ store }: Settings): string[] {
  const { ask: texts } = useSetupStepsTexts();
  const { preview } = useSettingsTexts();
  const language = useLanguage();
  const now = useNow(60_000);
  const [closure] = nextClosures(store, now, 366).filter(({ periods }) => periods.length === 0);
  const day = closure && preview.question(formatSpokenDate(closure.date, storeDate(store, now), language));
  return [...(day ? [day] : []), texts.tomorrow, texts.where];
}

function GivenAnswer({ given }: { given: Given | 'failed' }) {
  const { ask: texts } = useSetupStepsTexts();
  if (given === 'failed') return <Notice tone="danger">{texts.failed}</Notice>;
  return (
    <>
      <div className={settingsStyles.answer}>
        <AnswerText text={given.text} isStreaming={false} />
      </div>
      {given.card !== null && <Notice tone="info">{texts.card}</Notice>}
      {given.card === null && given.leadsTo === null && <Notice tone="warning">{texts.none}</Notice>}
    </>
  );
}
