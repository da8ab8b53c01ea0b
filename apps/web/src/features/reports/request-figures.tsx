import type { RequestCounts, WeekFigures } from '@rxweb/contracts/reports';
import { requestKinds } from '@rxweb/contracts/requests/kinds';
import { totalOf } from '@rxweb/domain/reports/figures';
import { useReportsTexts } from '../../texts/reports/use-reports-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { Cell, Table } from '../../ui/table.tsx';
import { Figure } from './figure.tsx';

const columns = ['received', 'done', 'declined', 'canceled', 'open'] as const;

interface RequestFiguresProps {
  now: WeekFigures['requests'];
  before: WeekFigures['requests'];
}

/** Kinds by outcome. */
export function RequestFigures({ now, before }: RequestFiguresProps) {
  const { requests: texts } = useReportsTexts();
  const head = [texts.kind, ...columns.map((name) => texts.columns[name])];
  return (
    <Panel title={texts.title} note={texts.hint}>
      <Table
        label={texts.title}
        head={head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      >
        {requestKinds.map((kind) => (
          <Row key={kind} name={texts.kinds[kind]} now={now[kind]} before={before[kind]} />
        ))}
        <Row name={texts.all} now={totalOf(now)} before={totalOf(before)} />
      </Table>
    </Panel>
  );
}

function Row({ name, now, before }: { name: string; now: RequestCounts; before: RequestCounts }) {
  const { requests: texts } = useReportsTexts();
  return (
    <tr>
      <Cell>
        <b>{name}</b>
      </Cell>
      {columns.map((column) => (
        <Cell key={column} label={texts.columns[column]}>
          <Figure now={now[column]} before={before[column]} />
        </Cell>
      ))}
    </tr>
  );
}
