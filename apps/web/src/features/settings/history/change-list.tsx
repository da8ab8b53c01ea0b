import type { DocumentChange } from '@rxweb/domain/settings/document-changes';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { describeChange } from '../sections.ts';
import styles from '../settings-page.module.css';

export function ChangeList({ changes }: { changes: readonly DocumentChange[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.path}>{describeChange(change, language)}</li>
      ))}
    </ul>
  );
}
