import { formatDate } from '@rxweb/domain/format';
import { storeDate } from '@rxweb/domain/opening-hours';
import { useStore } from '../../lib/boot.tsx';
import { greetingAt } from '../../lib/greeting.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SampleFrame } from '../../ui/sample.tsx';
import { State } from '../../ui/state.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import styles from './dashboard-page.module.css';
import { sampleActions, samplePrescriptions, sampleTiles } from './sample-data.ts';

const greetingRenewMs = 60_000;

/** The first page of staff (spec section 2). Its numbers are examples and say so. */
export function DashboardPage({ firstName }: { firstName: string | null }) {
  const store = useStore();
  const now = useNow(greetingRenewMs);
  const greeting = greetingAt(store, now);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{firstName ? `${greeting}, ${firstName}` : greeting}</h1>
        <p className={styles.date}>{formatDate(storeDate(store, now))}</p>
      </header>
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
    </div>
  );
}

function RecentPrescriptions() {
  return (
    <Card title="Recent prescriptions">
      <ul>
        {samplePrescriptions.map(({ name, note, state, tone }) => (
          <li key={name} className={styles.row}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.note}>{note}</p>
            </div>
            <State tone={tone}>{state}</State>
          </li>
        ))}
      </ul>
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
