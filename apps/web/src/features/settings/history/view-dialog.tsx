import { changesBetween } from '@rxweb/domain/settings/document-changes';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { HoursPreview } from '../sections/hours-preview.tsx';
import type { SettingsApi } from '../settings.api.ts';
import styles from '../settings-page.module.css';
import { ChangeList } from './change-list.tsx';
import { useVersion } from './use-version.ts';

interface ViewDialogProps {
  api: SettingsApi;
  version: number;
  onClose: () => void;
}

/** What a version changed, and how visitors saw it. */
export function ViewDialog({ api, version, onClose }: ViewDialogProps) {
  const { history: texts, preview } = useSettingsTexts();
  const { data, isError, error } = useVersion(api, version);
  return (
    <Dialog title={texts.version(version)} onClose={onClose}>
      {isError && <Notice tone="danger">{error instanceof Error ? error.message : String(error)}</Notice>}
      {!data && !isError && <Spinner />}
      {data && (
        <div className={styles.panelBody}>
          <p>{data.before ? texts.compared : texts.first}</p>
          {data.before && <ChangeList changes={changesBetween(data.before, data.settings)} />}
          <section className={styles.seen} aria-label={preview.title}>
            <p className={styles.seenHead}>{preview.title}</p>
            <div className={styles.seenBody}>
              <HoursPreview settings={data.settings} />
            </div>
          </section>
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
