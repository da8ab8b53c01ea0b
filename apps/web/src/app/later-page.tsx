import { calendarIcon } from '../ui/icons.ts';
import { CentredPage } from './centred-page.tsx';

/** Stands where a feature will be, and says so. */
export function LaterPage({ title }: { title: string }) {
  return <CentredPage icon={calendarIcon} title={title} text="This page is not part of this version yet" />;
}
