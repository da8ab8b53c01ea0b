import type { RequestEvent, RequestFile } from '@rxweb/contracts/requests/staff';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import type { StaffRequestsTexts } from '../../../texts/requests/staff-requests-en.ts';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { checkCircleIcon, clockIcon, infoIcon, phoneIcon } from '../../../ui/more-icons.ts';
import { eyeIcon, messageIcon, pencilIcon, personIcon, shieldIcon } from '../../../ui/staff-icons.ts';
import { dayTime, personText } from '../labels.ts';
import type { RequestsApi } from '../requests.api.ts';
import styles from './detail.module.css';
import timeline from './history.module.css';
import { RequestAttachment } from './request-attachment.tsx';

interface HistoryProps {
  api: RequestsApi;
  request: RequestFile;
  ownId: string;
  now: Date;
}

/** What happened, newest first. */
export function History({ api, request: { events, keptUntil }, ownId, now }: HistoryProps) {
  const texts = useStaffRequestsTexts();
  const store = useStore();
  const language = useLanguage();
  const whoOf = ({ source, by }: RequestEvent) => {
    if (source !== 'staff') return texts.history[source];
    return personText(by, ownId, texts.history.you, texts.history.former);
  };
  return (
    <section className={styles.part} aria-labelledby="history">
      <h3 id="history">{texts.history.title}</h3>
      <ol className={timeline.timeline}>
        {events.toReversed().map((event) => (
          <li key={event.id} className={timeline.item}>
            <span className={timeline.mark}>
              <Icon drawing={icons[event.what]} />
            </span>
            <div className={timeline.words}>
              <p>{eventWords(event, texts)}</p>
              <p className={styles.muted}>
                {texts.history.line(dayTime(store, new Date(event.at), now, language), whoOf(event))}
              </p>
              {hasOwnText(event) && (
                <p className={timeline.text} dir="auto">
                  {event.text}
                </p>
              )}
              {event.files.map((file) => (
                <RequestAttachment key={file.path} api={api} attachment={file} state={undefined} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {keptUntil && (
        <p className={styles.muted}>
          {texts.detail.keptUntil(formatDate(storeDate(store, new Date(keptUntil)), language))}
        </p>
      )}
    </section>
  );
}

const icons: Readonly<Record<RequestEvent['what'], IconDrawing>> = {
  received: clockIcon,
  step: checkCircleIcon,
  needs_you: infoIcon,
  answered: messageIcon,
  note: pencilIcon,
  owner: personIcon,
  identity: shieldIcon,
  birth_date_shown: eyeIcon,
  text: messageIcon,
  called: phoneIcon,
  moved: clockIcon,
  closed: checkCircleIcon,
  reopened: clockIcon,
};

/** Other events keep ids and marks there. */
const hasOwnText = ({ what, text }: RequestEvent) => text !== '' && ['answered', 'note', 'text'].includes(what);

function eventWords(event: RequestEvent, { history, steps, needs, outcomes, reasons, texting }: StaffRequestsTexts) {
  const { what, step, need, outcome, reason, template, text } = event;
  if (what === 'step') return step ? history.step(steps[step]) : '';
  if (what === 'needs_you') return history.needs_you(need ? needs[need] : '');
  if (what === 'text') return history.text(template ? texting.templates[template] : '');
  if (what === 'closed') {
    const ended = outcome ? outcomes[outcome] : '';
    return reason ? history.closedWhy(ended, reasons[reason]) : history.closed(ended);
  }
  if (what === 'identity') return text === 'undone' ? history.identityUndone : history.identity;
  return history[what];
}
