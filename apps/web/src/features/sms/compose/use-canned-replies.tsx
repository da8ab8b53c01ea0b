import type { Language } from '@rxweb/contracts/shared/language';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import { fillFor, findReplies } from '@rxweb/domain/sms/canned-replies';
import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { firstNameOf } from '../person/person-labels.ts';
import { CannedReplyText } from './canned-reply-text.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { replaceAt, type Suggestions, useSuggestions } from './suggestions.ts';

/** Loaded when it is asked for, to keep the inbox light. */
const CannedRepliesDialog = lazyPartOf(async () => (await import('./canned-replies-dialog.tsx')).CannedRepliesDialog);
const MissingName = lazyPartOf(async () => (await import('./missing-name.tsx')).MissingName);

interface CannedOptions {
  replies: readonly CannedReply[];
  onReplies: (replies: CannedReply[]) => void;
  name: string | null;
  language: Language | null;
  text: string;
  onChange: (text: string) => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

interface Place {
  from: number;
  to: number;
}

export interface Canned {
  fieldProps: Suggestions<CannedReply>['fieldProps'];
  onKeyDown: Suggestions<CannedReply>['onKeyDown'];
  open: () => void;
  /** Shown above the text box. */
  list: ReactNode;
  dialogs: ReactNode;
}

/** Canned replies by `/` or from a dialog. Asks for a missing first name. */
export function useCannedReplies({ replies, onReplies, name, language, text, onChange, box }: CannedOptions): Canned {
  const store = useStore();
  const { canned: texts } = useSmsTexts().compose;
  const [isOpen, setIsOpen] = useState(false);
  const [waiting, setWaiting] = useState<{ reply: CannedReply; place: Place } | null>(null);

  const insert = useInsert({ text, onChange, box });
  const use = (reply: CannedReply, place: Place, firstName = firstNameOf(name)) => {
    const filled = fillFor(reply, store, new Date(), firstName);
    if (filled.isReady) return insert(filled.text, place);
    if (filled.missing.includes('first_name')) return setWaiting({ reply, place });
    // Canned replies are checked when saved; insert an invalid one as is, so that staff see and fix it.
    insert(reply.text, place);
  };
  const suggestions = useSuggestions({
    text,
    sign: '/',
    find: (query) => findReplies(replies, query, language),
    onPick: use,
  });

  return {
    fieldProps: suggestions.fieldProps,
    onKeyDown: suggestions.onKeyDown,
    open: () => setIsOpen(true),
    list: (
      <SuggestionList label={texts.list} suggestions={suggestions} keyOf={(reply) => reply.id}>
        {(reply) => <CannedReplyText reply={reply} firstName={firstNameOf(name)} />}
      </SuggestionList>
    ),
    dialogs: (
      <Suspense>
        {isOpen && (
          <CannedRepliesDialog
            replies={replies}
            language={language}
            firstName={firstNameOf(name)}
            onReplies={onReplies}
            onUse={(reply) => {
              setIsOpen(false);
              const at = box.current?.selectionStart ?? text.length;
              use(reply, { from: at, to: box.current?.selectionEnd ?? at });
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
        {waiting && (
          <MissingName
            title={waiting.reply.title}
            onName={(firstName) => {
              setWaiting(null);
              use(waiting.reply, waiting.place, firstName);
            }}
            onClose={() => setWaiting(null)}
          />
        )}
      </Suspense>
    ),
  };
}

function useInsert({ text, onChange, box }: Pick<CannedOptions, 'text' | 'onChange' | 'box'>) {
  return (words: string, { from, to }: Place) => {
    const next = replaceAt(text, from, to, words);
    onChange(next.text);
    // After the render, and after the dialog returned the focus.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
}
