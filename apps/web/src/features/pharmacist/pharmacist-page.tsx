import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { usePharmacistTexts } from '../../texts/staff/use-pharmacist-texts.ts';
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
  const texts = usePharmacistTexts();
  const { titles } = useFrameTexts();
  return (
    <StaffPage title={titles['Pharmacist Tools']} text={texts.text}>
      <SampleFrame note={texts.note}>
        <Tools />
        <div className={styles.columns}>
          <Card title={texts.pending}>
            <Rows>
              {pendingReviews(texts).map(({ name, note, state }) => (
                <Row key={name} name={name} note={note} end={<State tone="warn">{state}</State>} />
              ))}
            </Rows>
          </Card>
          <Card title={texts.queue}>
            <Rows>
              {priorityQueue(texts).map(({ name, note, state, tone }) => (
                <Row key={name} name={name} note={note} end={<State tone={tone}>{state}</State>} />
              ))}
            </Rows>
          </Card>
          <Card title={texts.alerts}>
            <Rows>
              {interactionAlerts(texts).map(({ name, note, state, ...look }) => (
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
  const texts = usePharmacistTexts();
  const { sample } = useFrameTexts();
  return (
    <div>
      <div className={styles.tools}>
        {tools.map(({ name, icon }) => (
          <Button key={name} icon={icon} aria-describedby="tools-note">
            {texts.tools[name]}
          </Button>
        ))}
      </div>
      <p id="tools-note" className={styles.note}>
        {sample.noButtons}
      </p>
    </div>
  );
}
