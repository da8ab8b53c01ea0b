import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { downloadIcon } from '../../../ui/staff-icons.ts';
import type { ShoesApi } from '../shoes.api.ts';

export function ExportDenials({ api }: { api: ShoesApi }) {
  const { denials: texts } = useShoesTexts();
  const store = useStore();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      saveFile(await api.denialsCsv(), `shoe-denials-${storeDate(store, new Date())}.csv`);
    } catch (error) {
      logFailure('The denial report was not exported', error);
      await showAlert(texts.saveFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={downloadIcon} aria-disabled={isBusy} onClick={() => void save()}>
      {isBusy ? texts.saving : texts.save}
    </Button>
  );
}
