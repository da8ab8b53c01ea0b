import { type FileState, maxViewPages } from '@rxweb/contracts/shared/file-state';
import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../../boot/retry-import.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { alertIcon, fileIcon } from '../more-icons.ts';
import { OpeningPicture } from '../opening-picture.tsx';
import { downloadIcon, eyeIcon } from '../staff-icons.ts';
import { infectedText, refusalText, scanText, warningText } from './file-state.ts';
import styles from './outside-file.module.css';
import { useFileView, type ViewedPage } from './use-file-view.ts';

const FileDialog = lazy(async () => ({ default: (await retryImport(() => import('./file-dialog.tsx'))).FileDialog }));

export interface OutsideFileCalls {
  view: (page: number) => Promise<ViewedPage>;
  original: () => Promise<Blob>;
  deleteInfected: () => Promise<FileState>;
}

interface OutsideFileProps {
  name: string;
  facts: string;
  type: string;
  state: FileState;
  alt: string;
  calls: OutsideFileCalls;
  /** Default: on request. */
  isShownAtOnce?: boolean;
}

const drawn = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];
const canBeShown = (type: string) => drawn.includes(type);

/** A file from outside: staff see it redrawn, get the original after a warning, and open nothing infected. */
export function OutsideFile({ name, facts, type, alt, calls, isShownAtOnce = false, ...initial }: OutsideFileProps) {
  const [changed, setChanged] = useState<FileState | null>(null);
  const [asks, setAsks] = useState<'original' | 'delete' | null>(null);
  const state = changed ?? initial.state;
  const infected = infectedText(state);
  const isShowable = canBeShown(type) && infected === null;
  const { shown, step, failure, show } = useFileView(calls.view, isShownAtOnce && isShowable);
  return (
    <div className={styles.outside}>
      {shown && <OpeningPicture address={shown.address} alt={pageAlt(alt, shown)} title={isShownAtOnce ? alt : name} />}
      {shown && shown.pages > 1 && <Pages name={name} shown={shown} isBusy={step === 'busy'} onShow={show} />}
      <div className={styles.file}>
        <Icon drawing={infected === null ? fileIcon : alertIcon} size={24} />
        <span className={styles.words}>
          <span>{name}</span>
          <span className={styles.facts}>
            {failure === null ? (infected ?? `${facts} · ${scanText(state)}`) : <span role="alert">{failure}</span>}
          </span>
        </span>
        {isShowable && !shown && (
          <Button
            variant="quiet"
            icon={eyeIcon}
            aria-label={`Show ${name}`}
            aria-disabled={step === 'busy'}
            onClick={() => void show(1)}
          >
            {step === 'busy' ? 'Loading…' : 'Show'}
          </Button>
        )}
        {infected === null && (
          <Button
            variant="quiet"
            icon={downloadIcon}
            aria-label={`${shown ? 'Original of' : 'Download'} ${name}`}
            onClick={() => setAsks('original')}
          >
            {shown ? 'Original' : 'Download'}
          </Button>
        )}
        {infected !== null && !state.isDeleted && (
          <Button variant="quiet" aria-label={`Delete ${name}`} onClick={() => setAsks('delete')}>
            Delete
          </Button>
        )}
      </div>
      {asks && (
        <Question
          asks={asks}
          name={name}
          state={state}
          calls={calls}
          onDeleted={setChanged}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  asks: 'original' | 'delete';
  name: string;
  state: FileState;
  calls: OutsideFileCalls;
  onDeleted: (state: FileState) => void;
  onClose: () => void;
}

function Question({ asks, name, state, calls, onDeleted, onClose }: QuestionProps) {
  return (
    <Suspense>
      {asks === 'original' ? (
        <FileDialog
          title={`Download “${name}”?`}
          text={warningText(state)}
          action="Download original"
          act={async () => saveFile(await calls.original().catch(inWords), name)}
          onClose={onClose}
        />
      ) : (
        <FileDialog
          title={`Delete “${name}”?`}
          text="The file is deleted for good. The audit log keeps its name and what was found in it."
          action="Delete file"
          act={async () => onDeleted(await calls.deleteInfected().catch(inWords))}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

interface PagesProps {
  name: string;
  shown: { page: number; pages: number };
  isBusy: boolean;
  onShow: (page: number) => void;
}

/** Only the first pages are drawn; the original has them all. */
function Pages({ name, shown: { page, pages }, isBusy, onShow }: PagesProps) {
  const last = Math.min(pages, maxViewPages);
  const turn = (label: string, to: number) => (
    <Button
      variant="quiet"
      aria-label={`${label} page of ${name}`}
      aria-disabled={isBusy || to < 1 || to > last}
      onClick={() => isBusy || to < 1 || to > last || onShow(to)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.pages}>
      {turn('Previous', page - 1)}
      <span role="status">{isBusy ? 'Loading…' : `Page ${page} of ${pages}`}</span>
      {turn('Next', page + 1)}
      {page === last && last < pages && <span>The other pages are in the original.</span>}
    </div>
  );
}

const pageAlt = (alt: string, { page, pages }: { page: number; pages: number }) =>
  pages > 1 ? `${alt}, page ${page} of ${pages}` : alt;

function inWords(error: unknown): never {
  throw new Error(refusalText(error) ?? 'That didn’t work. Try again.');
}
