import type { PromiseCounts, WeekFigures } from '@rxweb/contracts/reports';
import { durationText, keptPercent } from '@rxweb/domain/reports/figures';
import { useReportsTexts } from '../../texts/reports/use-reports-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { Cell, Table } from '../../ui/table.tsx';
import { Figure } from './figure.tsx';
import styles from './figures.module.css';

const promises = ['answers', 'ready', 'callbacks'] as const;

/** What was promised to visitors, and how long it took. */
export function TimeFigures({ now, before }: { now: WeekFigures; before: WeekFigures }) {
  const { times: texts } = useReportsTexts();
  const head = [texts.title, texts.kept, texts.late, texts.share, texts.median];
  return (
    <Panel title={texts.title} note={texts.hint}>
      <Table
        label={texts.title}
        head={head.map((name, place) => (
          <th key={name} scope="col">
            {place === 0 ? <span className="visually-hidden">{name}</span> : name}
          </th>
        ))}
      >
        {promises.map((name) => (
          <Row key={name} name={texts[name]} now={now[name]} before={before[name]} />
        ))}
      </Table>
    </Panel>
  );
}

function Row({ name, now, before }: { name: string; now: PromiseCounts; before: PromiseCounts }) {
  const { times: texts, none } = useReportsTexts();
  const language = useLanguage();
  const median = ({ medianMinutes }: PromiseCounts) =>
    medianMinutes === null ? none : durationText(medianMinutes, language);
  return (
    <tr>
      <Cell>
        <b>{name}</b>
      </Cell>
      <Cell label={texts.kept}>
        <Figure now={now.kept} before={before.kept} />
      </Cell>
      <Cell label={texts.late}>
        <Figure now={now.late} before={before.late} />
      </Cell>
      <Cell label={texts.share}>
        <Share now={keptPercent(now)} before={keptPercent(before)} />
      </Cell>
      <Cell label={texts.median}>
        <Figure now={median(now)} before={median(before)} />
      </Cell>
    </tr>
  );
}

function Share({ now, before }: { now: number | null; before: number | null }) {
  const { none } = useReportsTexts();
  const text = (percent: number | null) => (percent === null ? none : `${percent}%`);
  return (
    <span className={styles.share}>
      <Figure now={text(now)} before={text(before)} />
      {now !== null && (
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.part} style={{ width: `${now}%` }} />
        </span>
      )}
    </span>
  );
}
