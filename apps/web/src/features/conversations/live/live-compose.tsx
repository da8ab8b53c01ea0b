import type { StaffLiveMessage, StaffLiveState } from '@rxweb/contracts/live/staff';
import type { Language } from '@rxweb/contracts/shared/language';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { paperclipIcon } from '../../../ui/icons.ts';
import { closeIcon } from '../../../ui/more-icons.ts';
import { ChatRepliesDialog } from './chat-replies-dialog.tsx';
import styles from './live.module.css';
import { type LiveFiles, useLiveFiles } from './use-live-files.ts';
import { useLiveReply } from './use-live-reply.ts';

const TextTools = lazyPartOf(async () => (await import('./text-tools.tsx')).TextTools);

interface LiveComposeProps {
  id: string;
  ownId: string;
  /** The visitor's name, if a callback request gave one. */
  name: string | null;
  language: Language | null;
  /** They have just joined; not when they come back to their chat. */
  takesFocus: boolean;
  /** What they write goes out as a text, too. */
  isTexted: boolean;
  onSent(state: StaffLiveState, messages: readonly StaffLiveMessage[]): void;
  /** Someone else is in the chat by now. */
  onLate(): void;
}

/** Writes to the visitor. What isn't sent stays in the box, and with its author. */
export function LiveCompose({ id, ownId, takesFocus, isTexted, onSent, onLate, ...visitor }: LiveComposeProps) {
  const { compose: texts } = useLiveChatTexts();
  const box = useRef<HTMLTextAreaElement>(null);
  const files = useLiveFiles(id);
  const reply = useLiveReply({ id, ownId, files, onSent, onLate });
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const send = async () => {
    await reply.send();
    box.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.compose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {reply.failure && (
        <p role="alert" className={styles.failure}>
          {reply.failure}
        </p>
      )}
      <FileChips files={files} />
      <label>
        <span className="visually-hidden">{texts.label}</span>
        <textarea
          ref={box}
          rows={2}
          className={styles.field}
          value={reply.text}
          maxLength={liveLimits.maxTextChars}
          placeholder={texts.placeholder}
          autoComplete="off"
          onChange={({ currentTarget }) => reply.change(currentTarget.value)}
          onKeyDown={handleKey}
        />
      </label>
      <ComposeFoot {...{ files, reply, isTexted }} onChoose={() => setIsChoosing(true)} />
      {isChoosing && (
        <ChatRepliesDialog
          {...visitor}
          onUse={(words) => {
            setIsChoosing(false);
            reply.insert(words, box.current);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </form>
  );
}

interface ComposeFootProps extends Pick<LiveComposeProps, 'isTexted'> {
  files: LiveFiles;
  reply: ReturnType<typeof useLiveReply>;
  onChoose(): void;
}

function ComposeFoot({ files, reply, isTexted, onChoose }: ComposeFootProps) {
  const { compose: texts, replies } = useLiveChatTexts();
  const { text, change, isBusy } = reply;
  return (
    <>
      <Suspense>{isTexted && <TextTools text={text} onChange={change} />}</Suspense>
      <p className={styles.hint}>{texts.noIds}</p>
      <div className={styles.composeFoot}>
        <FilePicker files={files} />
        <Button variant="quiet" onClick={onChoose}>
          {replies.open}
        </Button>
        <p className={styles.hint}>{texts.hint}</p>
        <Button type="submit" variant="primary" aria-disabled={isBusy || files.isBusy || undefined}>
          {isBusy ? texts.sending : texts.send}
        </Button>
      </div>
    </>
  );
}

function FilePicker({ files }: { files: LiveFiles }) {
  const { compose: texts } = useLiveChatTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={texts.addFiles} drawing={paperclipIcon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function FileChips({ files }: { files: LiveFiles }) {
  const { compose: texts } = useLiveChatTexts();
  if (files.list.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.list.map(({ key, name, state }) => (
        <li key={key} className={styles.file}>
          <span
            role={state === 'failed' ? 'alert' : undefined}
            className={state === 'failed' ? styles.failure : undefined}
          >
            {state === 'sending' && texts.uploading(name)}
            {state === 'failed' && texts.fileFailed(name)}
            {state === 'done' && name}
          </span>
          <IconButton label={texts.remove(name)} drawing={closeIcon} size={20} onClick={() => files.remove(key)} />
        </li>
      ))}
    </ul>
  );
}
