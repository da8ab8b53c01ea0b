import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { SampleFrame } from '../../ui/sample.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { State } from '../../ui/state.tsx';
import styles from './pharmacist-page.module.css';
import { interactionAlerts, pendingReviews, priorityQueue, tools } from './sample-data.ts';

/** All samples, and it says so (spec section 2). */
export function PharmacistPage() {
  return (
    <StaffPage title="Pharmacist Tools" text="A preview of this page. Nothing here is about a real patient.">
      <SampleFrame note="Example reviews and alerts, not for use with patients.">
        <Tools />
        <div className={styles.columns}>
          <Card title="Pending reviews">
            <Rows>
              {pendingReviews.map(({ name, note, state }) => (
                <Row key={name} name={name} note={note} end={<State tone="warn">{state}</State>} />
              ))}
            </Rows>
          </Card>
          <Card title="Priority queue">
            <Rows>
              {priorityQueue.map(({ name, note, state, tone }) => (
                <Row key={name} name={name} note={note} end={<State tone={tone}>{state}</State>} />
              ))}
            </Rows>
          </Card>
          <Card title="Drug interaction alerts">
            <Rows>
              {interactionAlerts.map(({ name, note, state, ...look }) => (
                <Row key={name} name={name} note={note} end={<State {...look}>{state}</State>} />
              ))}
            </Rows>
          </Card>
        </div>
      </SampleFrame>
    </StaffPage>
  );
}

/** By the spec without behavior; the sentence below says so. */
function Tools() {
  return (
    <div>
      <div className={styles.tools}>
        {tools.map(({ label, icon }) => (
          <Button key={label} icon={icon} aria-describedby="tools-note">
            {label}
          </Button>
        ))}
      </div>
      <p id="tools-note" className={styles.note}>
        These buttons do nothing yet.
      </p>
    </div>
  );
}
