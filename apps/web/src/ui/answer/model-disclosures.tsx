import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import type { Language } from '@rxweb/contracts/shared/language';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { type ToggleEvent, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { logFailure } from '../../browser/log.ts';
import type { DisclosureTexts } from '../../texts/disclosure-texts.ts';
import { Button } from '../button.tsx';
import styles from './model-disclosures.module.css';

interface ModelDisclosuresProps {
  title: string;
  texts: DisclosureTexts;
  language: Language;
  /** Called when opened. */
  load(): Promise<readonly ModelDisclosure[]>;
}

type Loaded = readonly ModelDisclosure[] | 'loading' | 'failed' | null;

/** What one message sent to a language model, closed at first. */
export function ModelDisclosures({ title, texts, language, load }: ModelDisclosuresProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const read = () => {
    setLoaded('loading');
    load().then(setLoaded, (error: unknown) => {
      logFailure('What was sent to the language model was not loaded', error);
      setLoaded('failed');
    });
  };
  const onToggle = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState === 'open' && (loaded === null || loaded === 'failed')) read();
  };
  return (
    <details className={styles.disclosures} onToggle={onToggle}>
      <summary>{title}</summary>
      {loaded === 'failed' ? (
        <p className={styles.failed} role="alert">
          {texts.failed} <Button onClick={read}>{texts.tryAgain}</Button>
        </p>
      ) : loaded === 'loading' || loaded === null ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <>
          {loaded.map((disclosure) => (
            <Disclosure key={`${disclosure.purpose} ${disclosure.at}`} {...{ disclosure, texts, language }} />
          ))}
          <p className={styles.quiet}>{texts.explanation}</p>
        </>
      )}
    </details>
  );
}

interface DisclosureProps extends Pick<ModelDisclosuresProps, 'texts' | 'language'> {
  disclosure: ModelDisclosure;
}

function Disclosure({ disclosure, texts, language }: DisclosureProps) {
  const store = useStore();
  const { at, purpose, vendor, model, pictures } = disclosure;
  const sentAt = new Date(at);
  const when = `${formatDate(storeDate(store, sentAt), language)}, ${formatTime(store, sentAt, language)}`;
  return (
    <section className={styles.call}>
      <p>
        <strong>{texts.purpose[purpose]}</strong>
        <br />
        <time dateTime={at}>{texts.to(vendor, model, when)}</time>
      </p>
      {disclosure.texts.map(({ from, kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts repeat.
        <div key={index}>
          <p className={styles.quiet}>{from === 'assistant' ? texts.earlierAnswer : texts.kind[kind]}</p>
          {/* As sent, never Markdown. */}
          <blockquote className={styles.text} dir="auto">
            {text}
          </blockquote>
        </div>
      ))}
      {pictures > 0 && <p>{texts.pictures(pictures)}</p>}
    </section>
  );
}
