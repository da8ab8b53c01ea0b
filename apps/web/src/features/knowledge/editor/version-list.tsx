import type { PageVersion } from '@rxweb/contracts/knowledge';
import { useId, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { dayAndTime } from '../../../format/day-and-time.ts';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../knowledge.module.css';

interface VersionListProps {
  versions: readonly PageVersion[];
  isBusy: boolean;
  onBringBack: (version: number) => void;
}

/** All versions, newest first. */
export function VersionList({ versions, isBusy, onBringBack }: VersionListProps) {
  const { history: texts } = useKnowledgeTexts();
  const titleId = useId();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.panelTitle}>
        {texts.title}
      </h2>
      {versions.length === 0 && <p className={styles.sub}>{texts.none}</p>}
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            isShown={shown === version.version}
            onToggle={() => setShown(shown === version.version ? null : version.version)}
            onBringBack={index === 0 || isBusy ? null : () => onBringBack(version.version)}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionProps {
  version: PageVersion;
  isShown: boolean;
  onToggle: () => void;
  /** Null: not now. */
  onBringBack: (() => void) | null;
}

function Version({
  version: { page, isDraft, origin, savedAt, savedByName },
  isShown,
  onToggle,
  onBringBack,
}: VersionProps) {
  const { history: texts } = useKnowledgeTexts();
  const store = useStore();
  const when = dayAndTime(store, savedAt);
  const what = page === null ? texts.removed : isDraft ? texts.draft : texts.origins[origin];
  const toggle = isShown ? texts.hide : texts.show;
  return (
    <li className={styles.version}>
      <p>
        {what}
        {savedByName !== null && ` ${texts.by(savedByName)}`}
      </p>
      <p className={styles.sub}>{when}</p>
      {page && (
        <div className={styles.acts}>
          <Button variant="quiet" aria-expanded={isShown} aria-label={texts.of(toggle, when)} onClick={onToggle}>
            {toggle}
          </Button>
          {onBringBack && (
            <Button variant="quiet" aria-label={texts.of(texts.bringBack, when)} onClick={onBringBack}>
              {texts.bringBack}
            </Button>
          )}
        </div>
      )}
      {page && isShown && <p className={styles.old}>{page.answer}</p>}
    </li>
  );
}
