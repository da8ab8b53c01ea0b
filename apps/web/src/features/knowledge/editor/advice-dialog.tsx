import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import styles from '../knowledge.module.css';
import type { Advice, PageEditing } from './use-page-editor.ts';

/** What to look at before a page is published. */
export function AdviceDialog({ advice, editing }: { advice: Advice; editing: PageEditing }) {
  const { editor: texts } = useKnowledgeTexts();
  const changes = advice.changes.map(({ question, leadsTo }) => texts.change(question, leadsTo ?? texts.nowhere));
  return (
    <Dialog title={texts.adviceTitle} onClose={editing.closeAdvice}>
      <div className={styles.advice}>
        <AdviceList title={texts.changes} lines={changes} />
        <AdviceList title={texts.advice} lines={advice.advice} />
      </div>
      <DialogActions>
        <Button onClick={editing.closeAdvice}>{texts.cancel}</Button>
        <Button variant="primary" disabled={editing.isBusy} onClick={() => void editing.publishAnyway()}>
          {texts.publishAnyway}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function AdviceList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className={styles.strong}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
