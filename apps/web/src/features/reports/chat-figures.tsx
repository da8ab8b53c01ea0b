import { careTiers } from '@rxweb/contracts/chat';
import type { WeekFigures } from '@rxweb/contracts/reports';
import { useReportsTexts } from '../../texts/reports/use-reports-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  now: WeekFigures;
  before: WeekFigures;
}

/** What was solved without a call, and what else the chat and texts brought. */
export function ChatFigures({ now, before }: FiguresProps) {
  const { solved: solvedTexts, chat: texts } = useReportsTexts();
  const solved = ({ solved: { chats, chatsWithoutCall, requests, requestsWithoutCall } }: WeekFigures) => [
    { name: solvedTexts.chats, value: solvedTexts.of(chatsWithoutCall, chats) },
    { name: solvedTexts.requests, value: solvedTexts.of(requestsWithoutCall, requests) },
  ];
  const counts = ({ questions, callbacks, cards, alarms, notices }: WeekFigures) => [
    { name: texts.asked, value: questions.asked },
    { name: texts.unanswered, value: questions.unanswered },
    { name: texts.callbacks, value: callbacks.asked },
    { name: texts.callbacksDone, value: callbacks.done },
    ...careTiers.map((tier) => ({ name: texts.cards[tier], value: cards[tier] })),
    ...(['danger', 'attention'] as const).map((level) => ({ name: texts[level], value: alarms[level] })),
    ...(['sent', 'held', 'refused'] as const).map((result) => ({ name: texts[result], value: notices[result] })),
  ];
  return (
    <>
      <Panel title={solvedTexts.title} note={solvedTexts.hint}>
        <Compared label={solvedTexts.title} now={solved(now)} before={solved(before)} />
      </Panel>
      <Panel title={texts.title}>
        <Compared label={texts.title} now={counts(now)} before={counts(before)} />
      </Panel>
    </>
  );
}

interface Line {
  name: string;
  value: number | string;
}

interface ComparedProps {
  label: string;
  now: readonly Line[];
  before: readonly Line[];
}

function Compared({ label, now, before }: ComparedProps) {
  const texts = useReportsTexts();
  return (
    <table className={styles.compared} aria-label={label}>
      <thead>
        <tr>
          {[texts.figure, texts.now, texts.before].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {now.map(({ name, value }, place) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <b>{value}</b>
            </td>
            <td>{before[place]?.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
