import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { greetingAt } from '../../format/greeting.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { bottleIcon, calendarIcon } from '../../ui/more-icons.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import { SampleFrame } from '../../ui/sample.tsx';
import { messageIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { State } from '../../ui/state.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import styles from './dashboard-page.module.css';

const greetingRenewMs = 60_000;

/** Its numbers are samples and say so (spec section 2). */
export function DashboardPage({ user: { firstName }, overview }: PageProps) {
  const store = useStore();
  const now = useNow(greetingRenewMs);
  const greeting = greetingAt(store, now);
  return (
    <StaffPage title={firstName ? `${greeting}, ${firstName}` : greeting} text={formatDate(storeDate(store, now))}>
      <SampleFrame note="Example numbers, not your store’s records.">
        <Tiles>
          {sampleTiles.map((tile) => (
            <Tile key={tile.label} {...tile} />
          ))}
        </Tiles>
        <div className={styles.columns}>
          <RecentPrescriptions />
          <QuickActions />
        </div>
      </SampleFrame>
      {overview}
    </StaffPage>
  );
}

function RecentPrescriptions() {
  return (
    <Card title="Recent prescriptions">
      <Rows>
        {samplePrescriptions.map(({ name, note, state, tone }) => (
          <Row key={name} name={name} note={note} end={<State tone={tone}>{state}</State>} />
        ))}
      </Rows>
    </Card>
  );
}

function QuickActions() {
  return (
    <Card title="Quick actions">
      <div className={styles.actions}>
        {sampleActions.map(({ label, icon }) => (
          <Button key={label} icon={icon} aria-describedby="quick-actions-note">
            {label}
          </Button>
        ))}
        <p id="quick-actions-note" className={styles.note}>
          These buttons do nothing yet.
        </p>
      </div>
    </Card>
  );
}

const sampleTiles = [
  { label: 'Active prescriptions', value: 3 },
  { label: 'Refills due', value: 2 },
  { label: 'Messages', value: 1 },
];

const samplePrescriptions = [
  { name: 'Lisinopril 10 mg', note: 'Filled May 18', state: 'Ready', tone: 'pass' },
  { name: 'Metformin 500 mg', note: 'Filled May 16', state: 'Picked up', tone: 'pass' },
  { name: 'Atorvastatin 20 mg', note: 'Refill due May 22', state: 'Refill due', tone: 'warn' },
] as const;

const sampleActions = [
  { label: 'Request refill', icon: bottleIcon },
  { label: 'Message patient', icon: messageIcon },
  { label: 'Book appointment', icon: calendarIcon },
];
