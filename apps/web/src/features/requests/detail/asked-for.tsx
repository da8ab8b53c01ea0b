import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { useStore } from '../../../boot/boot.tsx';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { dayTime } from '../labels.ts';
import type { RequestsApi } from '../requests.api.ts';
import { askedFacts } from './asked-facts.ts';
import styles from './detail.module.css';
import { RequestAttachment } from './request-attachment.tsx';

interface AskedForProps {
  api: RequestsApi;
  request: RequestFile;
  now: Date;
}

/** What the visitor wrote, by kind, and the files. */
export function AskedFor({ api, request, now }: AskedForProps) {
  const texts = useStaffRequestsTexts();
  const { fields } = texts;
  const store = useStore();
  const language = useLanguage();
  const { kind, startsAt, attachments, fileStates } = request;
  const facts = askedFacts(request.details, fields, language);
  const time = startsAt ? dayTime(store, new Date(startsAt), now, language) : fields.noTime;
  const shown = kind === 'appointment' ? [{ label: fields.startsAt, value: time }, ...facts] : facts;
  return (
    <section className={styles.part} aria-labelledby="asked-for">
      <h3 id="asked-for">{fields.title}</h3>
      {attachments.map((attachment, index) => (
        <RequestAttachment key={attachment.path} api={api} attachment={attachment} state={fileStates[index]} />
      ))}
      {shown.length === 0 && attachments.length === 0 && <p className={styles.muted}>{fields.nothing}</p>}
      <dl className={styles.facts}>
        {shown.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {request.conversationId && (
        <p>
          <AppLink className={styles.link} href={`/app/conversations?view=all&conversation=${request.conversationId}`}>
            {texts.detail.conversation}
          </AppLink>
        </p>
      )}
    </section>
  );
}
