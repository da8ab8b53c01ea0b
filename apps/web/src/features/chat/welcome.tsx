import { useStore } from '../../lib/boot.tsx';
import { cx } from '../../lib/class-names.ts';
import { greetingAt } from '../../lib/greeting.ts';
import type { Texts } from '../../lib/texts/en.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import {
  bottleIcon,
  clockIcon,
  type IconDrawing,
  peopleIcon,
  shoeIcon,
  syringeIcon,
  transferIcon,
} from '../../ui/icons.ts';
import layout from './chat-layout.module.css';
import { HoursCard } from './hours-card.tsx';
import styles from './welcome.module.css';

type Subject = keyof Texts['welcome']['suggestions'];

const suggestions: readonly [Subject, IconDrawing][] = [
  ['hours', clockIcon],
  ['refill', bottleIcon],
  ['transfer', transferIcon],
  ['vaccines', syringeIcon],
  ['shoes', shoeIcon],
  ['person', peopleIcon],
];

interface WelcomeProps {
  now: Date;
  onAsk(text: string): void;
}

/** What stands in an empty chat: who this is for, what to ask, and the hours. */
export function Welcome({ now, onAsk }: WelcomeProps) {
  const store = useStore();
  const texts = useTexts();
  const { shell, welcome } = texts;
  // For wide windows only; with the script is soon enough.
  const isHydrated = useHydrated();
  return (
    <div className={cx(layout.column, styles.welcome)}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span>{`${greetingAt(store, now, texts)}.`}</span> <span>{welcome.question}</span>
        </h1>
        <p className={styles.text}>{welcome.text}</p>
      </header>
      <ul className={styles.suggestions} aria-label={welcome.commonQuestions}>
        {suggestions.map(([subject, icon]) => {
          const { label, hint } = welcome.suggestions[subject];
          return (
            <li key={subject}>
              <button type="button" className={styles.suggestion} onClick={() => onAsk(label)}>
                <Icon drawing={icon} size={24} isAdornment />
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
    </div>
  );
}
