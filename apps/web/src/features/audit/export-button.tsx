import type { AuditFilter } from '@rxweb/contracts/audit';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { logFailure } from '../../browser/log.ts';
import { saveFile } from '../../browser/save-file.ts';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { showAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { downloadIcon } from '../../ui/staff-icons.ts';
import type { AuditApi } from './audit.api.ts';

export function ExportButton({ api, filter }: { api: AuditApi; filter: AuditFilter }) {
  const store = useStore();
  const { csv: texts } = auditTexts.use();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      saveFile(await api.csv(filter), `audit-${storeDate(store, new Date())}.csv`);
    } catch (error) {
      logFailure('The audit log was not exported', error);
      await showAlert(texts.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={downloadIcon} aria-disabled={isBusy} onClick={() => void save()}>
      {isBusy ? texts.busy : texts.save}
    </Button>
  );
}
