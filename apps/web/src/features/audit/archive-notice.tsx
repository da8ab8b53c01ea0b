import type { ArchiveGaps } from '@rxweb/contracts/audit';
import { useStore } from '../../boot/boot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { archiveTexts } from './audit-labels.ts';

/** What the answer lacks of the archive, if anything. */
export function ArchiveNotice({ gaps, further }: { gaps: ArchiveGaps | undefined; further: string }) {
  const store = useStore();
  if (!gaps) return null;
  return archiveTexts(store, gaps, further).map((text) => (
    <Notice key={text} tone="warning" role="status">
      {text}
    </Notice>
  ));
}
