import { themeLimits } from '@rxweb/contracts/limits';
import { rejectionText } from '@rxweb/domain/file-acceptance';
import { telHref } from '@rxweb/domain/format';
import { useCallback, useRef, useState } from 'react';
import { useBoot } from '../../lib/boot.tsx';
import { cx } from '../../lib/class-names.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { arrowDownIcon, offlineIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { announcementOf } from './announcement.ts';
import { loadMarkdown } from './answer-text.tsx';
import { useCamera } from './camera/use-camera.tsx';
import { ChatBar } from './chat-bar.tsx';
import layout from './chat-layout.module.css';
import { MessageList } from './message-list.tsx';
import { Tray } from './uploads/tray.tsx';
import { useDropZone } from './uploads/use-drop-zone.tsx';
import { useMissingBucket } from './uploads/use-missing-bucket.ts';
import { useUploads } from './uploads/use-uploads.ts';
import { loadEmergencyGate, useChat } from './use-chat.ts';
import { useOnline } from './use-online.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';
import { Welcome } from './welcome.tsx';

const offlineAlert = 'No internet connection. Please check your network and try again.';

/** What scrolls must be reachable by keyboard, also while an answer comes and nothing in it can take the focus. */
const conversationRegion = { role: 'region', 'aria-label': 'Conversation', tabIndex: 0 };

/** The public chat screen: welcome or conversation, and the bar to type in (spec section 2). */
export function ChatPage() {
  const { store, backend } = useBoot();
  const isOnline = useOnline();
  const showAlert = useAlert();
  const chat = useChat();
  const uploads = useUploads(backend);
  const dropZone = useDropZone(uploads, !isOnline);
  const takePhoto = (photo: File) => {
    if (uploads.room > 0) uploads.add([photo]);
    else uploads.reject([{ file: photo, message: rejectionText(photo.name, 'Too many files') }]);
  };
  const camera = useCamera({ onPhoto: takePhoto, pickFiles: dropZone.open });
  const scroll = usePinnedScroll();
  const now = useNow(themeLimits.recheckMs);
  const inputRef = useRef<HTMLTextAreaElement | null>(null);
  const [note, setNote] = useState('');
  const hasBegun = chat.messages.length > 0;

  const alertOffline = useCallback(() => void showAlert(offlineAlert), [showAlert]);
  const focusInput = () => inputRef.current?.focus({ preventScroll: true });

  const send = (text: string): boolean => {
    if (!isOnline) alertOffline();
    if (!isOnline || uploads.isUploading || chat.isAnswering) return false;
    setNote('');
    chat.ask(text, uploads.take());
    scroll.scrollToEnd();
    focusInput();
    return true;
  };

  const askAgain = (answerId: string) => {
    chat.askAgain(answerId);
    focusInput();
  };

  const clear = () => {
    chat.clear();
    scroll.scrollToTop();
    setNote('The conversation was cleared.');
    focusInput();
  };

  const prepareAnswer = () => {
    dropZone.load();
    void loadMarkdown();
    loadEmergencyGate().catch(() => undefined);
  };

  return (
    <div className={layout.screen}>
      {!isOnline && <OfflineBar phone={store.phone} />}
      <div className={layout.chat}>
        {hasBegun && <h1 className="visually-hidden">Chat with {store.name}</h1>}
        <div className={layout.scroll} ref={scroll.scrollRef} {...(hasBegun ? conversationRegion : {})}>
          <div ref={scroll.contentRef}>
            {hasBegun ? (
              <MessageList chat={{ ...chat, askAgain }} onClear={clear} />
            ) : (
              <Welcome now={now} onAsk={send} />
            )}
          </div>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {announcementOf(chat.messages) || note}
        </p>
        <ChatBar
          inputRef={inputRef}
          isOnline={isOnline}
          isAnswering={chat.isAnswering}
          isUploading={uploads.isUploading}
          hasBegun={hasBegun}
          tray={<Tray uploads={uploads} />}
          above={
            <>
              {hasBegun && !scroll.isAtEnd && <ToLatest onPress={scroll.scrollToEnd} />}
              <StorageWarning />
            </>
          }
          onSend={send}
          onStop={chat.stop}
          onPickFiles={dropZone.open}
          onTakePhoto={camera.open}
          onOfflineAttempt={alertOffline}
          onReady={prepareAnswer}
        />
      </div>
      {dropZone.element}
      {camera.element}
    </div>
  );
}

function OfflineBar({ phone }: { phone: string }) {
  return (
    <Notice tone="warning" isBar role="alert" icon={offlineIcon} action={<a href={telHref(phone)}>Call us</a>}>
      <b>No internet connection</b>
    </Notice>
  );
}

function ToLatest({ onPress }: { onPress(): void }) {
  return (
    <div className={layout.toLatest}>
      <Button icon={arrowDownIcon} onClick={onPress}>
        Jump to latest
      </Button>
    </div>
  );
}

function StorageWarning() {
  const bucket = useMissingBucket();
  if (!bucket) return null;
  return (
    <Notice tone="warning" role="status" className={cx(layout.above)}>
      The storage bucket “{bucket}” does not exist. Files cannot be sent; please ask for it to be created.
    </Notice>
  );
}
