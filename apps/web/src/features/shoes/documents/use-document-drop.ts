import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import { isIgnoredFile } from '@rxweb/domain/uploads/file-acceptance';
import { useRef, useState } from 'react';
import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone';

/** What a case takes (contracts/dme-shoe-cases.ts); the server looks at the bytes again. */
const caseTypes = { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

/**
 * The general drop zone of spec section 9: 10 files of at most 26214400 bytes; of more, all are refused. Files that are dropped on a requirement prove it, as do
 * files picked for it; others prove what `chosen` says.
 */
export function useDocumentDrop(
  chosen: ShoeRequirement,
  onFiles: (files: File[], requirement: ShoeRequirement) => void,
) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const picked = useRef<ShoeRequirement | null>(null);
  const zone = useDropzone({
    accept: caseTypes,
    maxSize: uploadLimits.dropZoneMaxFileBytes,
    noClick: true,
    noKeyboard: true,
    onDrop(chosenFiles, refused, event) {
      const isPicked = !('dataTransfer' in event);
      const requirement = (isPicked ? picked.current : requirementUnder(event.target)) ?? chosen;
      picked.current = null;
      const files = chosenFiles.filter(({ name }) => !isIgnoredFile(name));
      // The library takes the first ten; none is better than some that nobody chose.
      const isTooMany = files.length > uploadLimits.dropZoneMaxFiles;
      setRefusals([
        ...(isTooMany ? files.map(({ name }) => `${name}: Too many files`) : []),
        ...refused.filter(({ file }) => !isIgnoredFile(file.name)).map(refusalWords),
      ]);
      if (files.length > 0 && !isTooMany) onFiles(files, requirement);
    },
  });
  return {
    zone,
    refusals,
    dismiss: () => setRefusals([]),
    /** Opens the system's picker; needs a person's click or key press just before. */
    pick: (requirement: ShoeRequirement | null) => {
      picked.current = requirement;
      zone.open();
    },
  };
}

/** Spec section 5: `filename: reason`, with the library's own reasons; sizes in bytes, which it rounds. */
function refusalWords({ file, errors }: FileRejection): string {
  const [error] = errors;
  if (!error) return 'Unsupported file';
  const isLarge = error.code === ErrorCode.FileTooLarge;
  return `${file.name}: ${isLarge ? `File is larger than ${uploadLimits.dropZoneMaxFileBytes} bytes` : error.message}`;
}

function requirementUnder(target: EventTarget | null): ShoeRequirement | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest('[data-requirement]')?.getAttribute('data-requirement');
  return shoeRequirements.find((requirement) => requirement === name) ?? null;
}
