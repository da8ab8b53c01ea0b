import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { ReactNode } from 'react';
import { useStore } from '../../../../boot/boot.tsx';
import { cx } from '../../../../browser/class-names.ts';
import type { ShoesTexts } from '../../../../texts/shoes/shoes-en.ts';
import { useCaseTexts } from '../../../../texts/shoes/use-case-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { MenuButton } from '../../../../ui/menu-button.tsx';
import { alertIcon, checkCircleIcon } from '../../../../ui/more-icons.ts';
import { scanText } from '../../../../ui/outside-file/file-state.ts';
import { dashedCircleIcon } from '../../../../ui/staff-icons.ts';
import { documentEntries } from '../../documents/document-entries.ts';
import { useShoeForm } from '../../form/form-context.ts';
import { daysFrom, personText } from '../../labels.ts';
import type { FieldPath } from '../../shared/shoe-fields.ts';
import { useCaseWords } from '../case-words.ts';
import type { PaperRowProps } from './paper-row-props.ts';
import { paperSlots } from './paper-slots.ts';
import styles from './papers.module.css';
import { shortDate } from './slot-views.ts';

const looks = { done: checkCircleIcon, late: alertIcon, open: dashedCircleIcon };

interface MarkProps {
  label: string;
  look: keyof typeof looks;
  /** Nothing is there, and nothing to do. */
  isIdle?: boolean;
  children: ReactNode;
}

function Mark({ label, look, isIdle = false, children }: MarkProps) {
  return (
    <div className={cx(styles.mark, styles[look], isIdle && styles.idle)} data-look={look}>
      <Icon drawing={looks[look]} />
      <span className={styles.label}>{label}</span>
      <div className={styles.fact}>{children}</div>
    </div>
  );
}

/** After so many days, ask again. */
const lateDays = 7;

export function RequestedMark({ view, marks, today }: PaperRowProps) {
  const { shared, own } = useCaseWords();
  const texts = own.papers;
  const label = texts.columns.requested;
  const { change } = useShoeForm();
  const { slot, isRequested, requestedOn, documents } = view;
  const { source } = paperSlots[slot];
  const { name } = shared.slots[slot];
  if (!('requested' in source))
    return (
      <Mark label={label} look="open" isIdle>
        <span className={styles.by}>{texts.ours}</span>
      </Mark>
    );
  if (!isRequested)
    return (
      <Mark label={label} look={documents.length > 0 ? 'done' : 'open'} isIdle={documents.length > 0}>
        {documents.length > 0 ? (
          <span className={styles.by}>{texts.notRecorded}</span>
        ) : (
          <Verb
            words={texts.markRequested}
            about={name}
            isRequest
            onClick={() => {
              if (source.requestedTick) change(source.requestedTick, 'yes');
              change(source.requested, today);
            }}
          />
        )}
      </Mark>
    );
  const days = requestedOn ? daysFrom(requestedOn, today) : 0;
  const isLate = documents.length === 0 && days >= lateDays;
  const by = (marks.get(source.requested) ?? marks.get(source.requestedTick ?? ''))?.by;
  const more = [by && personText(by, shared), isLate && texts.daysAgo(days)].filter(Boolean).join(' · ');
  return (
    <Mark label={label} look={isLate ? 'late' : 'done'}>
      {requestedOn ? shortDate(requestedOn, today, own.language) : own.yes} <span className={styles.by}>{more}</span>
    </Mark>
  );
}

export function ReceivedMark({ view, marks, today, onGo }: PaperRowProps) {
  const { shared, own } = useCaseWords();
  const texts = own.papers;
  const label = texts.columns.received;
  const { change } = useShoeForm();
  const dayOf = useDayOf(today);
  const { slot, documents, isReceived } = view;
  const { source } = paperSlots[slot];
  const { name } = shared.slots[slot];
  const [first] = documents;
  if ('tab' in source) {
    if (view.writtenOn)
      return (
        <Mark label={label} look={first ? 'done' : 'open'}>
          {shortDate(view.writtenOn, today, own.language)}{' '}
          <span className={styles.by}>{writer(marks, slot, shared)}</span>
        </Mark>
      );
    if (source.tab !== 'claim' && !first)
      return (
        <Mark label={label} look="open">
          <Verb words={texts.record} about={name} onClick={() => onGo({ tab: source.tab, at: null })} />
        </Mark>
      );
  }
  const receivedTick = 'requested' in source ? source.receivedTick : undefined;
  const ticked = receivedTick && isReceived ? marks.get(receivedTick) : undefined;
  const mark = ticked ?? (first && { at: first.addedAt, by: first.addedBy });
  if (isReceived)
    return (
      <Mark label={label} look="done">
        {mark ? dayOf(mark.at) : own.yes}{' '}
        <span className={styles.by}>{mark ? personText(mark.by, shared) : texts.notSaved}</span>
      </Mark>
    );
  return (
    <Mark label={label} look="open" isIdle={!receivedTick}>
      {receivedTick ? (
        <Verb words={texts.markReceived} about={name} onClick={() => change(receivedTick, 'yes')} />
      ) : (
        <span className={styles.by}>{texts.whenAdded}</span>
      )}
    </Mark>
  );
}

const writtenPaths: Partial<Record<string, FieldPath>> = {
  evaluation: 'details.evaluation.date',
  fitting: 'details.delivery.date',
};

function writer(marks: PaperRowProps['marks'], slot: string, shared: ShoesTexts): string {
  const by = marks.get(writtenPaths[slot] ?? '')?.by;
  return by ? personText(by, shared) : '';
}

export function DocumentMarks({ view, acts, isOnline, today, onAsk, onPick }: PaperRowProps) {
  const dayOf = useDayOf(today);
  const { slot, documents, isSignedOnScreen } = view;
  const { shared, own } = useCaseWords();
  const texts = own.papers;
  const { name } = shared.slots[slot];
  return (
    <Mark label={texts.columns.document} look={documents.length > 0 || isSignedOnScreen ? 'done' : 'open'}>
      {isSignedOnScreen && documents.length === 0 && <p>{texts.onScreen}</p>}
      {documents.length > 0 && (
        <ul aria-label={texts.filesOf(name)} className={styles.documents}>
          {documents.map((document) => {
            const isBusy = acts.busy.has(document.id) || !isOnline;
            return (
              <li key={document.id} className={styles.document}>
                <div className={styles.file}>
                  <button
                    type="button"
                    className={styles.link}
                    aria-disabled={isBusy}
                    onClick={() => isBusy || onAsk({ about: 'open', document })}
                  >
                    {document.name}
                  </button>
                  <span className={styles.by}>
                    {texts.added(dayOf(document.addedAt), personText(document.addedBy, shared))}
                    {document.pages !== null && `, ${shared.pages(document.pages)}`}
                    {document.file && (
                      <>
                        {' · '}
                        <span lang="en">{scanText(document.file)}</span>
                      </>
                    )}
                  </span>
                </div>
                <MenuButton
                  label={texts.actions(document.name)}
                  entries={documentEntries(
                    document,
                    (about) => onAsk({ about, document }),
                    () => void acts.unverify(document),
                    texts,
                  )}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Verb words={documents.length > 0 ? texts.addAnother : texts.add} about={name} onClick={() => onPick(slot)} />
    </Mark>
  );
}

export function VerifiedMarks({ view, acts, isOnline, today, onAsk }: PaperRowProps) {
  const { shared, own } = useCaseWords();
  const texts = own.papers;
  const label = texts.columns.verified;
  const dayOf = useDayOf(today);
  const { documents, isSignedOnScreen, state, verifiedDate } = view;
  if (documents.length === 0)
    return (
      <Mark label={label} look={isSignedOnScreen ? 'done' : 'open'} isIdle={!isSignedOnScreen}>
        {isSignedOnScreen && verifiedDate ? (
          shortDate(verifiedDate, today, own.language)
        ) : (
          <span className={styles.by}>{texts.waiting}</span>
        )}
      </Mark>
    );
  return (
    <Mark label={label} look={state === 'verified' ? 'done' : 'open'}>
      {documents.map((document) =>
        document.verifiedAt ? (
          <p key={document.id}>
            {dayOf(document.verifiedAt)} <span className={styles.by}>{personText(document.verifiedBy, shared)}</span>
          </p>
        ) : (
          <Verb
            key={document.id}
            words={texts.verify}
            about={document.name}
            isIdle={acts.busy.has(document.id) || !isOnline}
            onClick={() => onAsk({ about: 'verify', document })}
          />
        ),
      )}
    </Mark>
  );
}

interface VerbProps {
  words: string;
  about: string;
  isIdle?: boolean;
  /** The case's next step may lead here. */
  isRequest?: boolean;
  onClick: () => void;
}

/** An empty step is a verb. */
function Verb({ words, about, isIdle = false, isRequest = false, onClick }: VerbProps) {
  return (
    <Button
      variant="quiet"
      className={styles.verb ?? ''}
      aria-label={useCaseTexts().papers.about(words, about)}
      aria-disabled={isIdle}
      data-requests={isRequest || undefined}
      onClick={() => isIdle || onClick()}
    >
      {words}
    </Button>
  );
}

function useDayOf(today: string): (iso: string) => string {
  const store = useStore();
  const { language } = useCaseTexts();
  return (iso) => shortDate(storeDate(store, new Date(iso)), today, language);
}
