import { themeLimits, uploadLimits } from '@rxweb/contracts/limits';
import { telHref } from '@rxweb/domain/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { startNewVersion, useNewVersion } from '../../lib/app-version.ts';
import { useBoot } from '../../lib/boot.tsx';
import { cx } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { useMissingBucket } from '../../lib/use-missing-bucket.ts';
import { useNow } from '../../lib/use-now.ts';
import { useBackOnline, useOnline } from '../../lib/use-online.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { loadMarkdown } from '../../ui/answer-text.tsx';
import { Button } from '../../ui/button.tsx';
import { arrowDownIcon, offlineIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { announcementOf, maskedAnnouncementOf } from './announcement.ts';
import { useCamera } from './camera/use-camera.tsx';
import { ChatBar } from './chat-bar.tsx';
import layout from './chat-layout.module.css';
import { saidBefore } from './chat-reducer.ts';
import { HandOffPlace } from './hand-off/hand-off-place.tsx';
import { MessageList } from './message-list.tsx';
import { DraftCare } from './safety/draft-care.tsx';
import { loadMasks } from './safety/masks.ts';
import { loadSafety } from './safety/safety.ts';
import { useUploads } from './uploads/use-uploads.tsx';
import { useChat } from './use-chat.ts';
import { useEarlyActs } from './use-early-acts.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';
import { Welcome } from './welcome.tsx';

/** What scrolls must be reachable by keyboard, also while an answer comes and nothing in it can take the focus. */
const conversationRegion = { role: 'region', tabIndex: 0 };

/**
 * The public chat screen: welcome or conversation, and the bar to type in (spec section 2).
 * `onBegin`: told whether there is a conversation, which then needs the room.
 */
export function ChatPage({ onBegin }: { onBegin(hasBegun: boolean): void }) {
  const { store, backend } = useBoot();
  const texts = useTexts();
  const isOnline = useOnline();
  const isBackOnline = useBackOnline(isOnline);
  const showAlert = useAlert();
  const chat = useChat();
  const pickerRef = useRef<HTMLButtonElement | null>(null);
  const { offlineAlert } = texts.chat;
  const alertOffline = useCallback(() => void showAlert(offlineAlert), [showAlert, offlineAlert]);
  const uploads = useUploads(backend, pickerRef, alertOffline);
  const takePhoto = (photo: File) => {
    if (uploads.room > 0) uploads.add([photo]);
    else uploads.reject([{ file: photo, message: texts.uploads.rejected(photo.name, texts.uploads.tooMany) }]);
  };
  const camera = useCamera({ onPhoto: takePhoto, pickFiles: uploads.open });
  const scroll = usePinnedScroll();
  const now = useNow(themeLimits.recheckMs);
  const inputRef = useRef<HTMLTextAreaElement | null>(null);
  const [wasCleared, setWasCleared] = useState(false);
  const hasBegun = chat.messages.length > 0 || chat.isHandOffOpen;
  const [wantsForm, setWantsForm] = useState(false);
  useEffect(() => onBegin(hasBegun), [onBegin, hasBegun]);
  useEarlyActs(inputRef, uploads);
  // With files in the bar, on their way or waiting, loading the page anew would lose them.
  const isIdle = isOnline && !chat.isAnswering && !uploads.isUploading && uploads.room === uploadLimits.chatMaxFiles;

  const { closeHandOff: closeForm } = chat;
  const handleUnavailable = useCallback(() => {
    closeForm();
    alertOffline();
  }, [closeForm, alertOffline]);

  const focusInput = () => inputRef.current?.focus({ preventScroll: true });

  const send = (text: string): boolean => {
    if (!isOnline) alertOffline();
    if (!isOnline || uploads.isUploading || chat.isAnswering) return false;
    setWasCleared(false);
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
    setWasCleared(true);
    focusInput();
  };

  const goToLatest = () => {
    scroll.scrollToEnd();
    // The button goes.
    scroll.scrollRef.current?.focus({ preventScroll: true });
  };

  const prepareAnswer = () => {
    uploads.load();
    void loadMarkdown();
    void loadMasks();
    loadSafety().catch(() => undefined);
  };

  const talkToPerson = () => {
    setWantsForm(true);
    chat.openHandOff();
    scroll.scrollToEnd();
  };
  const closeHandOff = () => {
    setWantsForm(false);
    chat.closeHandOff();
    focusInput();
  };
  const confirmHandOff: typeof chat.confirmHandOff = (said) => {
    setWantsForm(false);
    chat.confirmHandOff(said);
    scroll.scrollToEnd();
    focusInput();
  };

  return (
    <div className={layout.screen}>
      {!isOnline && <OfflineBar phone={store.phone} />}
      <div role="status">
        {isBackOnline && (
          <Notice tone="positive" isBar>
            {texts.chat.backOnline}
          </Notice>
        )}
      </div>
      <div className={layout.chat}>
        {hasBegun && <h1 className="visually-hidden">{texts.chat.title(store.name)}</h1>}
        <div
          className={layout.scroll}
          ref={scroll.scrollRef}
          {...(hasBegun && { ...conversationRegion, 'aria-label': texts.chat.conversation })}
        >
          <div ref={scroll.contentRef}>
            {hasBegun ? (
              <MessageList
                chat={{ ...chat, askAgain }}
                onAsk={send}
                onClear={clear}
                end={
                  chat.isHandOffOpen && (
                    <HandOffPlace
                      hasLeftMessage={chat.hasLeftMessage}
                      takesFocus={wantsForm}
                      onLeft={confirmHandOff}
                      onClose={closeHandOff}
                      onUnavailable={handleUnavailable}
                    />
                  )
                }
              />
            ) : (
              <Welcome now={now} onAsk={send} />
            )}
          </div>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {maskedAnnouncementOf(chat.messages, texts)}
        </p>
        <p className="visually-hidden" aria-live="polite">
          {announcementOf(chat.messages, texts) || (wasCleared && texts.chat.cleared)}
        </p>
        <ChatBar
          inputRef={inputRef}
          pickerRef={pickerRef}
          isPicking={uploads.isPicking}
          isOnline={isOnline}
          isAnswering={chat.isAnswering}
          isUploading={uploads.isUploading}
          hasBegun={hasBegun}
          tray={uploads.tray}
          above={
            <>
              {hasBegun && !scroll.isAtEnd && <ToLatest onPress={goToLatest} />}
              <StorageWarning />
            </>
          }
          aboveWhenEmpty={isIdle && <NewVersion />}
          aboveOffline={(text) => <DraftCare text={text} before={saidBefore(chat)} />}
          onTalkToPerson={talkToPerson}
          onSend={send}
          onStop={chat.stop}
          onPickFiles={uploads.open}
          onTakePhoto={camera.open}
          onOfflineAttempt={alertOffline}
          onReady={prepareAnswer}
        />
      </div>
      {uploads.zone}
      {camera.element}
    </div>
  );
}

function OfflineBar({ phone }: { phone: string }) {
  const { chat } = useTexts();
  return (
    <Notice tone="warning" isBar role="alert" icon={offlineIcon} action={<a href={telHref(phone)}>{chat.callUs}</a>}>
      <b>{chat.offline}</b>
    </Notice>
  );
}

function ToLatest({ onPress }: { onPress(): void }) {
  const { chat } = useTexts();
  return (
    <div className={layout.toLatest}>
      <Button icon={arrowDownIcon} onClick={onPress}>
        {chat.jumpToLatest}
      </Button>
    </div>
  );
}

/** Says that there is a newer version of the page; it comes when the visitor wants it. */
function NewVersion() {
  const { chat } = useTexts();
  if (!useNewVersion()) return null;
  return (
    <Notice
      tone="info"
      role="status"
      className={cx(layout.above, layout.newVersion)}
      action={<Button onClick={startNewVersion}>{chat.startNewVersion}</Button>}
    >
      {chat.newVersion}
    </Notice>
  );
}

function StorageWarning() {
  const bucket = useMissingBucket();
  const { chat } = useTexts();
  if (!bucket) return null;
  return (
    <Notice tone="warning" role="status" className={cx(layout.above)}>
      {chat.missingBucket(bucket)}
    </Notice>
  );
}
