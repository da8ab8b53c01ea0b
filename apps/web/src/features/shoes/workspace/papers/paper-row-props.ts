import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import type { ReactNode } from 'react';
import type { AskedPaper } from '../../documents/document-entries.ts';
import type { DocumentActions } from '../../documents/use-document-actions.ts';
import type { CaseTab } from '../case-tabs.ts';
import type { StepMarks } from '../use-step-marks.ts';
import type { SlotView } from './slot-views.ts';

export interface PaperRowProps {
  view: SlotView;
  acts: DocumentActions;
  isOnline: boolean;
  marks: StepMarks;
  today: string;
  uploads: ReactNode[];
  onAsk: (asked: AskedPaper) => void;
  onPick: (requirement: ShoeRequirement) => void;
  onGo: (place: { tab: CaseTab; at: string | null }) => void;
}
