import type { Language } from '@rxweb/contracts/shared/language';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  suggestions: readonly string[];
  /** Set when it differs from the page's. */
  lang: Language | undefined;
  onAsk(text: string): void;
}

/** Suggested questions under an answer. */
export function Suggestions({ suggestions, lang, onAsk }: SuggestionsProps) {
  const { chat } = useChatTexts();
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={chat.suggestions}>
      {suggestions.map((text) => (
        <li key={text}>
          <Button lang={lang} onClick={() => onAsk(text)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
