import { AppLink } from '../lib/app-link.tsx';
import { searchIcon } from '../ui/icons.ts';
import { CentredPage } from './centred-page.tsx';
import { paths } from './paths.ts';

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  return (
    <CentredPage icon={searchIcon} title="Page not found" text="There is nothing at this address.">
      <AppLink href={paths.home}>Go to the home page</AppLink>
    </CentredPage>
  );
}
