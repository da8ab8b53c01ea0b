import type { SessionRole } from '@rxweb/contracts/roles';
import { type Area, areaAccess } from '@rxweb/domain/permissions';
import { navigate } from '../lib/location.ts';
import { roleBadges } from '../lib/role-badges.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { arrowLeftIcon, lockIcon } from '../ui/icons.ts';
import styles from './access-denied-page.module.css';
import { CentredPage } from './centred-page.tsx';
import { paths } from './paths.ts';

/** What a guard without a redirect shows (spec section 2). */
export function AccessDeniedPage({ area, role }: { area: Area; role: SessionRole }) {
  const access: string | readonly SessionRole[] = areaAccess[area];
  const required = typeof access === 'string' ? [] : access;
  return (
    <CentredPage icon={lockIcon} title="Access Denied" text="Your role does not open this page.">
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.name}>Required roles</dt>
          <dd className={styles.badges}>
            {required.map((each) => (
              <RoleBadge key={each} role={each} />
            ))}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>Your role</dt>
          <dd className={styles.badges}>
            <RoleBadge role={role} />
          </dd>
        </div>
      </dl>
      <Button variant="primary" icon={arrowLeftIcon} onClick={goBack}>
        Go Back
      </Button>
    </CentredPage>
  );
}

function RoleBadge({ role }: { role: SessionRole }) {
  return <Badge tone={roleBadges[role].tone}>{roleBadges[role].word}</Badge>;
}

/** A page opened in a tab of its own has nothing before it. */
function goBack(): void {
  if (history.length > 1) history.back();
  else navigate(paths.dashboard);
}
