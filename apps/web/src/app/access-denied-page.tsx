import type { PersonAccess } from '@rxweb/contracts/shared/endpoint';
import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { roleBadges } from '../format/role-badges.ts';
import { navigate } from '../navigation/navigation.ts';
import { useStaffTexts } from '../texts/use/use-staff-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { arrowLeftIcon, lockIcon } from '../ui/staff-icons.ts';
import styles from './access-denied-page.module.css';
import { CentredPage } from './centred-page.tsx';
import { pathOf } from './staff-pages.ts';

/** What a guard without a redirect shows (spec section 2). */
export function AccessDeniedPage({ access, role }: { access: PersonAccess; role: SessionRole }) {
  const texts = useStaffTexts().pages.accessDenied;
  const required = typeof access === 'string' ? [] : access;
  return (
    <CentredPage icon={lockIcon} title={texts.title} text={texts.text}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.name}>{texts.required}</dt>
          <dd className={styles.badges}>
            {required.map((each) => (
              <RoleBadge key={each} role={each} />
            ))}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>{texts.yours}</dt>
          <dd className={styles.badges}>
            <RoleBadge role={role} />
          </dd>
        </div>
      </dl>
      <Button variant="primary" icon={arrowLeftIcon} onClick={goBack}>
        {texts.goBack}
      </Button>
    </CentredPage>
  );
}

function RoleBadge({ role }: { role: SessionRole }) {
  const { shell } = useStaffTexts();
  return <Badge tone={roleBadges[role].tone}>{shell.roles[role]}</Badge>;
}

/** The page before may be another site's, or a new tab's; only the browser's Navigation API can tell. */
function goBack(): void {
  const entries = 'navigation' in window ? Object(window.navigation) : null;
  if (entries ? entries.canGoBack === true : history.length > 1) history.back();
  else navigate(pathOf('dashboard'));
}
