import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import { isIgnoredFile } from '@rxweb/domain/uploads/file-acceptance';
import { useRef, useState } from 'react';
import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';

/** Accepted types (contracts/shoes/cases.ts); the server checks the bytes. */
const caseTypes = { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

/**
 * The general drop zone of spec section 9: up to 10 files of 26214400 bytes; with more, all are rejected. Files dropped
 * on or picked for a requirement prove it; others prove `chosen`.
 */
export function useDocumentDrop(
  chosen: ShoeRequirement,
  onFiles: (files: File[], requirement: ShoeRequirement) => void,
) {
  const { papers: texts } = useCaseTexts();
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
      // The library would keep the first ten; an arbitrary choice is worse than none.
      const isTooMany = files.length > uploadLimits.dropZoneMaxFiles;
      setRefusals([
        ...(isTooMany ? files.map(({ name }) => texts.tooMany(name)) : []),
        ...refused.filter(({ file }) => !isIgnoredFile(file.name)).map((rejection) => refusalText(rejection, texts)),
      ]);
      if (files.length > 0 && !isTooMany) onFiles(files, requirement);
    },
  });
  return {
    zone,
    refusals,
    dismiss: () => setRefusals([]),
    /** Opens the file picker; needs a user gesture. */
    pick: (requirement: ShoeRequirement | null) => {
      picked.current = requirement;
      zone.open();
    },
  };
}

/** `filename: reason` with the library's reasons (spec section 5), sizes in bytes. */
function refusalText({ file, errors }: FileRejection, texts: CaseTexts['papers']): string {
  const [error] = errors;
  if (!error) return texts.unsupported;
  if (error.code === ErrorCode.FileTooLarge) return texts.tooLarge(file.name, uploadLimits.dropZoneMaxFileBytes);
  return `${file.name}: ${error.code === ErrorCode.FileInvalidType ? texts.wrongType : error.message}`;
}

function requirementUnder(target: EventTarget | null): ShoeRequirement | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest('[data-requirement]')?.getAttribute('data-requirement');
  return shoeRequirements.find((requirement) => requirement === name) ?? null;
}
