import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import type { MenuEntry } from '../../../ui/menu-button.tsx';

export interface AskedPaper {
  about: 'open' | 'original' | 'verify' | 'move' | 'remove' | 'delete';
  document: ShoeDocument;
}
type About = AskedPaper['about'];

/** An infected document is deleted instead of removed. */
export function documentEntries(
  { verifiedAt, file }: ShoeDocument,
  ask: (about: About) => void,
  onUnverify: () => void,
  texts: CaseTexts['papers'],
): MenuEntry[] {
  const isInfected = file?.scan === 'infected';
  const entry = (label: string, about: About) => ({ label, onPick: () => ask(about) });
  return [
    ...(isInfected ? [] : [entry(texts.open, 'open'), entry(texts.saveCopy, 'original')]),
    entry(texts.changeType, 'move'),
    ...(verifiedAt === null ? [] : [entry(texts.correct, 'verify'), { label: texts.unverify, onPick: onUnverify }]),
    { ...(isInfected ? entry(texts.deleteInfected, 'delete') : entry(texts.remove, 'remove')), isDanger: true },
  ];
}
