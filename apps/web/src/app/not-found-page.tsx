import { homePath } from '../navigation/location.ts';
import { useStaffTexts } from '../texts/use/use-staff-texts.ts';
import { PageLink } from '../ui/page-link.tsx';
import { searchIcon } from '../ui/staff-icons.ts';
import { CentredPage } from './centred-page.tsx';

export function NotFoundPage() {
  const texts = useStaffTexts().pages.notFound;
  return (
    <CentredPage icon={searchIcon} title={texts.title} text={texts.text}>
      <PageLink href={homePath}>{texts.home}</PageLink>
    </CentredPage>
  );
}
