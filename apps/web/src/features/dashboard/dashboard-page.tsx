import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { greetingAt } from '../../format/greeting.ts';
import { useDashboardTexts } from '../../texts/staff/use-dashboard-texts.ts';
import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { useStoreTexts } from '../../texts/use/use-store-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
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
import { useSampleFold } from './use-sample-fold.ts';

const greetingRenewMs = 60_000;

/** The work queue, then samples that say so (spec section 2). */
export function DashboardPage({ user: { id, firstName }, role, queue, overview }: PageProps) {
  const store = useStore();
  const now = useNow(greetingRenewMs);
  const texts = useDashboardTexts();
  const language = useLanguage();
  const greeting = greetingAt(store, now, useStoreTexts());
  return (
    <StaffPage
      title={firstName ? `${greeting}, ${firstName}` : greeting}
      text={formatDate(storeDate(store, now), language)}
    >
      {queue}
      <SampleFrame {...useSampleFold(id, role)} note={texts.note}>
        <Tiles>
          {sampleTiles.map(({ name, value }) => (
            <Tile key={name} label={texts.tiles[name]} value={value} />
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
  const { recent, states, filled, refillDue, days } = useDashboardTexts();
  const prescriptions = [
    { name: 'Lisinopril 10 mg', note: filled(days.may18), state: states.ready, tone: 'pass' },
    { name: 'Metformin 500 mg', note: filled(days.may16), state: states.pickedUp, tone: 'pass' },
    { name: 'Atorvastatin 20 mg', note: refillDue(days.may22), state: states.due, tone: 'warn' },
  ] as const;
  return (
    <Card title={recent}>
      <Rows>
        {prescriptions.map(({ name, note, state, tone }) => (
          <Row key={name} name={name} note={note} end={<State tone={tone}>{state}</State>} />
        ))}
      </Rows>
    </Card>
  );
}

function QuickActions() {
  const { quick, actions } = useDashboardTexts();
  const { sample } = useFrameTexts();
  return (
    <Card title={quick}>
      <div className={styles.actions}>
        {sampleActions.map(({ name, icon }) => (
          <Button key={name} icon={icon} aria-describedby="quick-actions-note">
            {actions[name]}
          </Button>
        ))}
        <p id="quick-actions-note" className={styles.note}>
          {sample.noButtons}
        </p>
      </div>
    </Card>
  );
}

const sampleTiles = [
  { name: 'active', value: 3 },
  { name: 'refills', value: 2 },
  { name: 'messages', value: 1 },
] as const;

const sampleActions = [
  { name: 'refill', icon: bottleIcon },
  { name: 'message', icon: messageIcon },
  { name: 'book', icon: calendarIcon },
] as const;
