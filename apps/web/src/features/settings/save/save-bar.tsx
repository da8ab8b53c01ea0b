import { useOnline } from '../../../browser/use-online.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { checkIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { pencilIcon } from '../../../ui/staff-icons.ts';
import { State } from '../../../ui/state.tsx';
import { describeChange } from '../sections.ts';
import styles from '../settings-page.module.css';
import type { Editing } from '../use-editing.ts';

/** What isn't saved, and the buttons. */
export function SaveBar({ editing: { changes, isSending, outcome, discard } }: { editing: Editing }) {
  const { save } = useSettingsTexts();
  const language = useLanguage();
  const isOnline = useOnline();
  const [only] = changes;
  const isUnsaved = only !== undefined;
  const changed = changes.length === 1 && only ? save.isNotSaved(describeChange(only, language)) : null;
  return (
    <div className={styles.saveBar}>
      {outcome !== null && outcome !== 'saved' && (
        <Notice tone="danger" role="alert">
          {save.refused} {outcome.failed}
        </Notice>
      )}
      <div className={styles.saveRow}>
        <span role="status" className={styles.saveState}>
          {isUnsaved ? (
            <State tone="warn" icon={pencilIcon}>
              {changed ?? save.changed(changes.length)}
            </State>
          ) : (
            <State tone="pass" icon={checkIcon}>
              {outcome === 'saved' ? save.saved : save.nothing}
            </State>
          )}
        </span>
        <Button aria-disabled={!isUnsaved || isSending} onClick={() => isUnsaved && !isSending && discard()}>
          {save.discard}
        </Button>
        <Button type="submit" variant="primary" aria-disabled={!isUnsaved || isSending || !isOnline}>
          {isSending ? save.saving : save.save}
        </Button>
      </div>
    </div>
  );
}
