import { useStore } from '../../lib/boot.tsx';
import { cx } from '../../lib/class-names.ts';
import { greetingAt } from '../../lib/greeting.ts';
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

interface Suggestion {
  icon: IconDrawing;
  label: string;
  hint: string;
}

const suggestions: readonly Suggestion[] = [
  { icon: clockIcon, label: 'When are you open?', hint: 'Hours and holidays' },
  { icon: bottleIcon, label: 'Refill a prescription', hint: 'What to have ready' },
  { icon: transferIcon, label: 'Move my prescriptions here', hint: 'From another pharmacy' },
  { icon: syringeIcon, label: 'Vaccines and flu shots', hint: 'Which ones, and when' },
  { icon: shoeIcon, label: 'Diabetic shoes', hint: 'Who qualifies, which papers' },
  { icon: peopleIcon, label: 'Talk to a person', hint: 'By phone or at the counter' },
];

interface WelcomeProps {
  now: Date;
  onAsk(text: string): void;
}

/** What stands in an empty chat: who this is for, what to ask, and the hours. */
export function Welcome({ now, onAsk }: WelcomeProps) {
  const store = useStore();
  return (
    <div className={cx(layout.column, styles.welcome)}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span>{greetingAt(store, now)}.</span> <span>How can we help?</span>
        </h1>
        <p className={styles.text}>
          Ask about our store, refills, vaccines or diabetic shoes. Please leave out ID and insurance numbers.
        </p>
      </header>
      <ul className={styles.suggestions} aria-label="Common questions">
        {suggestions.map(({ icon, label, hint }) => (
          <li key={label}>
            <button type="button" className={styles.suggestion} onClick={() => onAsk(label)}>
              <Icon drawing={icon} size={24} />
              {label}
              <span className={styles.hint}>{hint}</span>
            </button>
          </li>
        ))}
      </ul>
      <aside className={styles.card} aria-label="Hours">
        <HoursCard now={now} />
      </aside>
    </div>
  );
}
