import type { RequestText } from '@rxweb/contracts/requests/kinds';
import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { readReference } from '@rxweb/domain/requests/reference';
import { requestText } from '@rxweb/domain/requests/text-templates';
import { measureSms } from '@rxweb/domain/sms/segments';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { checkIcon, phoneIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { messageIcon } from '../../../ui/staff-icons.ts';
import { State } from '../../../ui/state.tsx';
import { dayTime, firstNameOf } from '../labels.ts';
import type { RequestsApi } from '../requests.api.ts';
import type { RequestQuery } from '../use-request.ts';
import styles from './detail.module.css';
import { useSendText } from './use-send-text.ts';
import { hasEnoughTexts, textAfter, textsFor } from './which-text.ts';

interface TextPanelProps {
  api: RequestsApi;
  request: RequestFile;
  query: RequestQuery;
  now: Date;
  /** Offered after a step; null for the panel that is always there. */
  offered: RequestText | null;
  onDone?: (() => void) | undefined;
}

/** Fixed texts without health words, with what is sent; where there is no consent, a call instead. */
export function TextPanel({ api, request, query, now, offered, onDone }: TextPanelProps) {
  const { texting } = useStaffRequestsTexts();
  const first = firstNameOf(request.name);
  const mayText = request.consent !== null && !request.isOptedOut;
  return (
    <section className={offered ? styles.offer : styles.part} aria-labelledby="text-panel">
      <h3 id="text-panel">{offered ? texting.offer(first) : texting.title(first)}</h3>
      <Consent request={request} now={now} />
      {mayText ? (
        <Texts api={api} request={request} query={query} now={now} offered={offered} onDone={onDone} />
      ) : (
        <Call request={request} query={query} onDone={onDone} />
      )}
    </section>
  );
}

function Consent({ request: { consent, isOptedOut, conversationId }, now }: Pick<TextPanelProps, 'request' | 'now'>) {
  const { texting } = useStaffRequestsTexts();
  const store = useStore();
  const language = useLanguage();
  if (!consent) return <p className={styles.wraps}>{texting.notAgreed}</p>;
  if (isOptedOut) return <p className={styles.wraps}>{texting.optedOut}</p>;
  const when = dayTime(store, new Date(consent.at), now, language);
  return (
    <div className={styles.wraps}>
      <State tone="pass">{conversationId ? texting.agreedChat(when) : texting.agreedForm(when)}</State>
      <details>
        <summary className={styles.summary}>{texting.words}</summary>
        <p className={styles.muted}>{consent.words}</p>
      </details>
    </div>
  );
}

function Call({ request: { phone }, query, onDone }: Pick<TextPanelProps, 'request' | 'query' | 'onDone'>) {
  const { texting } = useStaffRequestsTexts();
  const [isLogged, setIsLogged] = useState(false);
  const log = async () => setIsLogged((await query.change({ change: 'called' })) !== null);
  return (
    <>
      <div className={styles.acts}>
        <ButtonLink icon={phoneIcon} href={telHref(phone)}>
          {formatPhone(phone)}
        </ButtonLink>
        <Button icon={checkIcon} aria-disabled={query.isChanging} onClick={() => void log()}>
          {texting.called}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            {texting.notNow}
          </Button>
        )}
      </div>
      <p role="status">{isLogged && texting.calledLogged}</p>
    </>
  );
}

function Texts({ api, request, query, now, offered, onDone }: TextPanelProps) {
  const { texting } = useStaffRequestsTexts();
  const store = useStore();
  const choices = textsFor(request);
  const [chosen, setChosen] = useState<RequestText | null>(offered);
  const template = chosen ?? textAfter(request) ?? choices[0] ?? 'declined';
  const { isSending, result, send } = useSendText(api, request, query);
  const text = requestText(template, {
    store,
    now,
    language: request.textLanguage ?? request.language,
    reference: readReference(request.reference) ?? '',
    startsAt: request.startsAt === null ? null : new Date(request.startsAt),
  });
  const { units, segments } = measureSms(text);
  const isSent = offered !== null && result?.tone === 'positive';
  return (
    <>
      {!offered && (
        <SelectField
          label={texting.template}
          value={template}
          options={[...new Set([...choices, template])].map((value) => ({ value, label: texting.templates[value] }))}
          onChange={setChosen}
        />
      )}
      <figure className={styles.preview}>
        <figcaption>{texting.preview}</figcaption>
        <p lang={request.textLanguage ?? request.language}>{text}</p>
      </figure>
      {!result && hasEnoughTexts(request, now) && <Notice tone="info">{texting.enough}</Notice>}
      {!isSent && (
        <div className={styles.rowset}>
          <span className={styles.muted}>{texting.size(units, segments)}</span>
          <div className={styles.acts}>
            {onDone && (
              <Button variant="quiet" onClick={onDone}>
                {texting.notNow}
              </Button>
            )}
            <Button icon={messageIcon} aria-disabled={isSending} onClick={() => void send(template)}>
              {isSending ? texting.sending : texting.send}
            </Button>
          </div>
        </div>
      )}
      {result && (
        <Notice tone={result.tone} role={result.tone === 'danger' ? 'alert' : 'status'}>
          {result.words}
        </Notice>
      )}
    </>
  );
}
