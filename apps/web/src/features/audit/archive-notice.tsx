import type { ArchiveGaps } from '@rxweb/contracts/audit';
import { useStore } from '../../boot/boot.tsx';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { archiveTexts } from './audit-labels.ts';

/** What the answer lacks of the archive, if anything. */
export function ArchiveNotice({ gaps, further }: { gaps: ArchiveGaps | undefined; further: string }) {
  const store = useStore();
  const texts = auditTexts.use();
  if (!gaps) return null;
  return archiveTexts(store, gaps, further, texts).map((text) => (
    <Notice key={text} tone="warning" role="status">
      {text}
    </Notice>
  ));
}
