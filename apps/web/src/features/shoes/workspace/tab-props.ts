import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { OpenCase } from '../form/use-case.ts';
import type { ShoesApi } from '../shoes.api.ts';
import type { CaseModel } from './case-model.ts';
import type { CaseTab } from './case-tabs.ts';

/** What each tab gets. */
export interface TabProps {
  api: ShoesApi;
  open: OpenCase;
  model: CaseModel;
  owners: readonly NonNullable<ShoeCaseFile['owner']>[];
  onGo: (place: { tab: CaseTab; at: string | null }) => void;
}
