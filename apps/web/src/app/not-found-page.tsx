import { AppLink } from '../navigation/app-link.tsx';
import { useStaffTexts } from '../texts/use-staff-texts.ts';
import { searchIcon } from '../ui/staff-icons.ts';
import { CentredPage } from './centred-page.tsx';
import { paths } from './paths.ts';

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  const texts = useStaffTexts().pages.notFound;
  return (
    <CentredPage icon={searchIcon} title={texts.title} text={texts.text}>
      <AppLink href={paths.home}>{texts.home}</AppLink>
    </CentredPage>
  );
}
