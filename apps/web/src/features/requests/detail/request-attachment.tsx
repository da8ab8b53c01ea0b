import { type FileState, unknownState } from '@rxweb/contracts/shared/file-state';
import type { Attachment } from '@rxweb/contracts/uploads';
import { kindOfFile } from '@rxweb/domain/uploads/media-types';
import { Suspense } from 'react';
import { sizeText } from '../../../format/size-text.ts';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { OutsideFile } from '../../../ui/outside-file/outside-file.tsx';
import type { RequestsApi } from '../requests.api.ts';

interface RequestAttachmentProps {
  api: RequestsApi;
  attachment: Attachment;
  state: FileState | undefined;
}

/** Loads on request only, since each look is audited. */
export function RequestAttachment({ api, attachment, state = unknownState }: RequestAttachmentProps) {
  const { fields } = useStaffRequestsTexts();
  const language = useLanguage();
  const { name, type, size } = attachment;
  return (
    <Suspense>
      <OutsideFile
        name={name}
        facts={`${kindOfFile(type, language)} · ${sizeText(size)}`}
        type={type}
        state={state}
        alt={fields.fileAlt(kindOfFile(type, language), name)}
        calls={{
          view: (page) => api.viewFile(attachment, page),
          original: () => api.file(attachment),
          deleteInfected: () => api.deleteInfected(attachment),
        }}
      />
    </Suspense>
  );
}
