import { practicesPage } from '@rxweb/contracts/shared/legal-pages';
import { themeLimits } from '@rxweb/contracts/shared/theme-limits';
import { useEffect } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { useHydrated } from '../../boot/use-hydrated.ts';
import { useNow } from '../../boot/use-now.ts';
import { cx } from '../../browser/class-names.ts';
import { greetingAt } from '../../format/greeting.ts';
import type { StoreTexts } from '../../texts/store-en.ts';
import { useStoreTexts } from '../../texts/use/use-store-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconDrawing } from '../../ui/icons.ts';
import { LegalLinks, PracticesLink } from '../../ui/legal/legal-links.tsx';
import { bottleIcon, clockIcon, peopleIcon, shoeIcon, syringeIcon, transferIcon } from '../../ui/more-icons.ts';
import { useOfflineAttempts } from './bar/use-offline-attempts.ts';
import { HoursCard } from './cards/hours-card.tsx';
import layout from './chat-layout.module.css';
import styles from './welcome.module.css';

type Subject = keyof StoreTexts['welcome']['suggestions'];

const suggestions: readonly [Subject, IconDrawing][] = [
  ['hours', clockIcon],
  ['refill', bottleIcon],
  ['transfer', transferIcon],
  ['vaccines', syringeIcon],
  ['shoes', shoeIcon],
  ['person', peopleIcon],
];

/** The conversation warns of a missing bucket (spec section 7). Asked without the client, to stay small; a press loads the conversation. */
function useBucketCheck(): void {
  useEffect(() => {
    const abort = new AbortController();
    fetch('/api/storage/health', { signal: abort.signal })
      .then((answer) => answer.json())
      .then(
        ({ exists }) => exists === false && dispatchEvent(new Event('pointerdown')),
        () => undefined,
      );
    return () => abort.abort();
  }, []);
}

/** The empty chat: introduction, questions and hours. The chat page handles clicks on the questions. */
export function Welcome() {
  const now = useNow(themeLimits.recheckMs);
  const store = useStore();
  const texts = useStoreTexts();
  const { shell, welcome } = texts;
  // What follows isn't seen or needed first, so it can wait for the script.
  const isHydrated = useHydrated();
  useOfflineAttempts(true);
  useBucketCheck();
  return (
    <div className={cx(layout.column, styles.welcome)}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span>{`${greetingAt(store, now, texts)}.`}</span> <span>{welcome.question}</span>
        </h1>
        <p className={styles.text}>{welcome.text}</p>
        <PracticesLink />
      </header>
      <ul className={styles.suggestions} aria-label={welcome.commonQuestions}>
        {suggestions.map(([subject, icon]) => {
          const { label, hint } = welcome.suggestions[subject];
          return (
            <li key={subject}>
              <button type="button" className={styles.suggestion} data-ask="">
                <Icon drawing={icon} size={24} />
                {label}
                {isHydrated && <span className={styles.hint}>{hint}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <aside className={styles.card} aria-label={shell.hours}>
        <HoursCard now={now} />
      </aside>
      {isHydrated && (
        <div className={styles.legal}>
          <LegalLinks omits={practicesPage} />
        </div>
      )}
    </div>
  );
}
