import type { LiveFile } from '@rxweb/contracts/live/messages';
import { type FileState, unknownState } from '@rxweb/contracts/shared/file-state';
import type { Attachment } from '@rxweb/contracts/uploads';
import { kindOfFile } from '@rxweb/domain/uploads/media-types';
import { Suspense } from 'react';
import { sizeText } from '../../../format/size-text.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { OutsideFile } from '../../../ui/outside-file/outside-file.tsx';
import type { ConversationsApi } from '../conversations.api.ts';

interface TurnFileProps {
  api: ConversationsApi;
  attachment: Attachment | LiveFile;
  state: FileState | undefined;
}

/** Loads on request only, since each read is audited. */
export function TurnFile({ api, attachment, state = unknownState }: TurnFileProps) {
  const { detail, language } = useConversationsTexts();
  const { name, type, size } = attachment;
  return (
    <Suspense>
      <OutsideFile
        name={name}
        facts={`${kindOfFile(type, language)} · ${sizeText(size)}`}
        type={type}
        state={state}
        alt={detail.fileAlt(kindOfFile(type, language), name)}
        calls={{
          view: (page) => api.viewFile(attachment, page),
          original: () => api.file(attachment),
          deleteInfected: () => api.deleteInfected(attachment),
        }}
      />
    </Suspense>
  );
}
