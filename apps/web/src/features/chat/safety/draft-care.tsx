import { useEffect, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { CareCard } from '../cards/care-card.tsx';
import { CareNote } from '../cards/care-note.tsx';
import { EmergencyNumbers } from '../cards/emergency-numbers.tsx';
import styles from './draft-care.module.css';
import { loadSafety } from './safety.ts';
import type { Care } from './safety-parts.ts';

interface DraftCareProps {
  text: string;
  /** What the visitor wrote before. */
  before: string;
}

/** Whom to call, for a draft that can't be sent offline. */
export function DraftCare({ text, before }: DraftCareProps) {
  const store = useStore();
  const language = useLanguage();
  const [found, setFound] = useState<Care | 'missing' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadSafety()
      .then((careFor) => careFor({ said: { text, before }, language, store }))
      .catch(() => 'missing' as const)
      .then((care) => isCurrent && setFound(care));
    return () => {
      isCurrent = false;
    };
  }, [text, before, language, store]);
  return (
    <div role="alert" className={styles.place}>
      {found === 'missing' ? (
        <EmergencyNumbers />
      ) : (
        <>
          {found?.note && <CareNote note={found.note} />}
          {found?.card && <CareCard card={found.card} />}
        </>
      )}
    </div>
  );
}
