import type { SettingsState } from '@rxweb/contracts/settings';
import { changesBetween } from '@rxweb/domain/settings/document-changes';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { SettingsApi } from '../settings.api.ts';
import { ChangeList } from './change-list.tsx';
import { useVersion } from './use-version.ts';

interface RestoreDialogProps {
  api: SettingsApi;
  version: number;
  state: SettingsState;
  onRestored: (state: SettingsState) => void;
  onClose: () => void;
}

/** Says what would change before anything does. */
export function RestoreDialog({ api, version, state, onRestored, onClose }: RestoreDialogProps) {
  const { history: texts } = useSettingsTexts();
  const { data, isError, error } = useVersion(api, version);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const changes = data && changesBetween(state.settings, data.settings);
  const restore = async () => {
    if (isBusy || !data) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onRestored(await api.revert(state.version, version));
    } catch (refused) {
      const isConflict = refused instanceof ApiError && refused.code === 'conflict';
      setFailure(isConflict ? texts.conflict : refused instanceof Error ? refused.message : String(refused));
      setIsBusy(false);
    }
  };
  const message = failure ?? (isError ? (error instanceof Error ? error.message : String(error)) : null);
  return (
    <Dialog title={texts.confirmTitle(version)} description={texts.confirmText} onClose={onClose}>
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      {!changes && !isError && <Spinner />}
      {changes && <p>{changes.length > 0 ? texts.wouldChange : texts.wouldNothing}</p>}
      {changes && <ChangeList changes={changes} />}
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="primary" aria-disabled={isBusy || !data} onClick={() => void restore()}>
          {isBusy ? texts.restoring : texts.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
