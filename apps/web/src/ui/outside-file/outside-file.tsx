import { type FileState, maxViewPages } from '@rxweb/contracts/shared/file-state';
import { Suspense, useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import type { OutsideFileTexts } from '../../texts/staff/outside-file-en.ts';
import { useOutsideFileTexts } from '../../texts/staff/use-outside-file-texts.ts';
import { lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { alertIcon, fileIcon } from '../more-icons.ts';
import { OpeningPicture } from '../opening-picture.tsx';
import { downloadIcon, eyeIcon } from '../staff-icons.ts';
import { infectedText, refusalText, scanText, warningText } from './file-state.ts';
import styles from './outside-file.module.css';
import { useFileView, type ViewedPage } from './use-file-view.ts';

const FileDialog = lazyPartOf(async () => (await import('./file-dialog.tsx')).FileDialog);

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
  isLarge?: boolean;
}

const drawn = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];
const canBeShown = (type: string) => drawn.includes(type);

/** A file from outside: staff see it redrawn, get the original after a warning, and open nothing infected. */
export function OutsideFile(props: OutsideFileProps) {
  const { name, facts, type, alt, calls, isShownAtOnce = false, isLarge = false, ...initial } = props;
  const texts = useOutsideFileTexts();
  const [changed, setChanged] = useState<FileState | null>(null);
  const [asks, setAsks] = useState<'original' | 'delete' | null>(null);
  const state = changed ?? initial.state;
  const infected = infectedText(state, texts);
  const words = infected ?? `${facts} · ${scanText(state, texts)}`;
  const isShowable = canBeShown(type) && infected === null;
  const { shown, step, failure, show } = useFileView(calls.view, isShownAtOnce && isShowable);
  return (
    <div className={styles.outside}>
      {shown && isLarge && <img src={shown.address} alt={pageAlt(alt, shown, texts)} className={styles.large} />}
      {shown && !isLarge && (
        <OpeningPicture address={shown.address} alt={pageAlt(alt, shown, texts)} title={isShownAtOnce ? alt : name} />
      )}
      {shown && shown.pages > 1 && <Pages name={name} shown={shown} isBusy={step === 'busy'} onShow={show} />}
      <div className={styles.file}>
        <Icon drawing={infected === null ? fileIcon : alertIcon} size={24} />
        <span className={styles.words}>
          <span>{name}</span>
          <span className={styles.facts}>{failure === null ? words : <span role="alert">{failure}</span>}</span>
        </span>
        {isShowable && !shown && <ShowButton name={name} isBusy={step === 'busy'} onShow={() => show(1)} />}
        {infected === null && (
          <Button
            variant="quiet"
            icon={downloadIcon}
            aria-label={shown ? texts.originalOf(name) : texts.downloadFile(name)}
            onClick={() => setAsks('original')}
          >
            {shown ? texts.original : texts.download}
          </Button>
        )}
        {infected !== null && !state.isDeleted && (
          <Button variant="quiet" aria-label={texts.deleteFile(name)} onClick={() => setAsks('delete')}>
            {texts.delete}
          </Button>
        )}
      </div>
      {asks && (
        <FileQuestion
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

function ShowButton({ name, isBusy, onShow }: { name: string; isBusy: boolean; onShow: () => void }) {
  const texts = useOutsideFileTexts();
  return (
    <Button variant="quiet" icon={eyeIcon} aria-label={texts.showFile(name)} aria-disabled={isBusy} onClick={onShow}>
      {isBusy ? texts.loading : texts.show}
    </Button>
  );
}

interface FileQuestionProps {
  asks: 'original' | 'delete';
  name: string;
  state: FileState;
  calls: OutsideFileCalls;
  onDeleted: (state: FileState) => void;
  onClose: () => void;
}

export function FileQuestion({ asks, name, state, calls, onDeleted, onClose }: FileQuestionProps) {
  const texts = useOutsideFileTexts();
  const inWords = (error: unknown): never => {
    throw new Error(refusalText(error) ?? texts.failed);
  };
  return (
    <Suspense>
      {asks === 'original' ? (
        <FileDialog
          title={texts.dialog.download(name)}
          text={warningText(state, texts)}
          action="download"
          act={async () => saveFile(await calls.original().catch(inWords), name)}
          onClose={onClose}
        />
      ) : (
        <FileDialog
          title={texts.dialog.delete(name)}
          text={texts.dialog.deleteText}
          action="delete"
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
  const texts = useOutsideFileTexts();
  const last = Math.min(pages, maxViewPages);
  const turn = (label: string, fullLabel: string, to: number) => (
    <Button
      variant="quiet"
      aria-label={fullLabel}
      aria-disabled={isBusy || to < 1 || to > last}
      onClick={() => isBusy || to < 1 || to > last || onShow(to)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.pages}>
      {turn(texts.previous, texts.previousPage(name), page - 1)}
      <span role="status">{isBusy ? texts.loading : texts.page(page, pages)}</span>
      {turn(texts.next, texts.nextPage(name), page + 1)}
      {page === last && last < pages && <span>{texts.otherPages}</span>}
    </div>
  );
}

const pageAlt = (alt: string, { page, pages }: { page: number; pages: number }, texts: OutsideFileTexts) =>
  pages > 1 ? texts.pageAlt(alt, page, pages) : alt;
