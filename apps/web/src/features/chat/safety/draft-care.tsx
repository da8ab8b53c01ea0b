import { useEffect, useState } from 'react';
import { useStore } from '../../../lib/boot.tsx';
import { useLanguage } from '../../../lib/texts/use-texts.ts';
import { CareCard } from '../care-card.tsx';
import { EmergencyNumbers } from '../emergency-numbers.tsx';
import styles from './draft-care.module.css';
import { loadSafety, type SafetyParts } from './safety.ts';

interface DraftCareProps {
  text: string;
  /** What the visitor wrote before it. */
  before: string;
}

/** What a text that cannot be sent without a connection tells already: whom to call. */
export function DraftCare({ text, before }: DraftCareProps) {
  const store = useStore();
  const language = useLanguage();
  const [parts, setParts] = useState<SafetyParts | 'missing' | null>(null);
  useEffect(() => {
    loadSafety().then(setParts, () => setParts('missing'));
  }, []);
  const card = parts && parts !== 'missing' ? parts.careFor({ text, before }, language, store, new Date()) : null;
  return (
    <div role="alert" className={styles.place}>
      {card && <CareCard card={card} />}
      {parts === 'missing' && <EmergencyNumbers />}
    </div>
  );
}
