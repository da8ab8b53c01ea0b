import type { ClaimSupplier } from '@rxweb/contracts/shoes/claim';
import { getClaimFile, getClaimSheet } from '@rxweb/contracts/shoes/claim-files';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';
import { useClaimTexts } from '../../../texts/use/use-claim-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { downloadIcon, printIcon } from '../../../ui/staff-icons.ts';
import styles from './claim.module.css';

interface ClaimFilesProps {
  id: string;
  supplier: ClaimSupplier | null;
  isBillable: boolean;
  isUnsaved: boolean;
  /** A letter that the sheet can't show, with its field. */
  unprintable: string | null;
}

/** The sheet is printed in any state and says so; the file only when nothing speaks against it. */
export function ClaimFiles({ id, supplier, isBillable, isUnsaved, unprintable }: ClaimFilesProps) {
  const texts = useClaimTexts();
  const { get, isBusy, failure } = useClaimFiles(id);
  const isOnline = useOnline();
  const isOff = isBusy || isUnsaved || !isOnline;
  const isSheetOff = isOff || unprintable !== null;
  const short = id.slice(0, 8);
  const saveSheet = (file: Blob) => saveFile(file, `claim-sheet-${short}.pdf`);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.files}</legend>
      {supplier && (
        <p className={styles.hint}>
          {texts.billedBy(supplier.name, supplier.payer.name)} {supplier.isTest && texts.isTest}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          icon={downloadIcon}
          aria-disabled={isOff || !isBillable}
          onClick={() => isOff || !isBillable || get(getClaimFile, (file) => saveFile(file, `claim-${short}.837`))}
        >
          {texts.getFile}
        </Button>
        <Button
          icon={downloadIcon}
          aria-disabled={isSheetOff}
          onClick={() => isSheetOff || get(getClaimSheet, saveSheet)}
        >
          {texts.getSheet}
        </Button>
        <Button
          icon={printIcon}
          aria-disabled={isSheetOff}
          onClick={() => isSheetOff || get(getClaimSheet, (file) => openFile(file) || saveSheet(file))}
        >
          {texts.print}
        </Button>
      </div>
      {unprintable !== null && <Notice tone="warning">{unprintable}</Notice>}
      {isUnsaved && <p className={styles.hint}>{texts.saveFirst}</p>}
      {!isOnline && <p className={styles.hint}>{texts.offline}</p>}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </fieldset>
  );
}

function useClaimFiles(id: string) {
  const call = useStaffCall();
  const texts = useClaimTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const get = async (endpoint: typeof getClaimFile | typeof getClaimSheet, show: (file: Blob) => unknown) => {
    setIsBusy(true);
    setFailure(null);
    try {
      show(await (await call(endpoint, { params: { id } })).blob());
    } catch (error) {
      logFailure('A claim file was not made', error);
      setFailure(failureText(error, `${texts.notYet} `) ?? texts.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return { get, isBusy, failure };
}

/** The server's own reasons: it knows of what others changed. */
function failureText(error: unknown, before: string): string | null {
  const issues = error instanceof ApiError && error.code === 'conflict' ? (error.body?.issues ?? []) : [];
  return issues.length > 0 ? `${before}${issues.map(({ message }) => message).join(' ')}` : null;
}

/** False when a new tab is blocked. */
function openFile(file: Blob): boolean {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  const isOpen = window.open(address, '_blank') !== null;
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return isOpen;
}
