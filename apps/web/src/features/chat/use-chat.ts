import type { FormValues } from '@rxweb/domain/requests/form/form-fields';
import { type Dispatch, type RefObject, useCallback, useReducer, useRef, useState } from 'react';
import { logFailure } from '../../browser/log.ts';
import { localValues } from '../../storage/browser-storage.ts';
import { currentLanguage } from '../../texts/use/use-texts.ts';
import type { FormConfirmation } from './chat-form-props.ts';
import { newScreen, storedChatId, storedScreen } from './chat-id.ts';
import type { ChatFormName } from './chat-parts.ts';
import {
  type ChatAction,
  type ChatMessage,
  type ChatState,
  chatReducer,
  emptyChat,
  isAnswering,
  type MessageAttachment,
  type NewAnswer,
  previousQuestions,
  questionOf,
} from './chat-reducer.ts';
import { maskSync } from './safety/mask-sync.ts';
import { areMasksLoaded } from './safety/masks.ts';
import { useAnswerStream } from './use-answer-stream.ts';
import { useClear } from './use-clear.ts';

export interface Chat {
  messages: readonly ChatMessage[];
  isAnswering: boolean;
  openForm: ChatFormName | null;
  /** Forms sent in this conversation. */
  leftForms: readonly ChatFormName[];
  /** What was already said, for the open form's fields. */
  said?: FormValues;
  /** Sends a message; false when it is empty or an answer is still coming. */
  ask(text: string, attachments: readonly MessageAttachment[]): boolean;
  /** Retries a failed or interrupted answer with the same text and files. */
  askAgain(answerId: string): void;
  /** Asks the question of a card again, because it is no emergency. */
  setAside(cardId: string): void;
  /** Stops the answer and keeps the part received. */
  stop(): void;
  /** Starts an empty chat. */
  clear(): void;
  /** Brings it back, for a while and until the next message. */
  undoClear(): void;
  canUndoClear: boolean;
  /** Of what can be undone; then the server forgets it. */
  clearedScreen: string | null;
  showForm(form: ChatFormName, said?: FormValues): void;
  closeForm(): void;
  /** The store confirmed the form's request. */
  confirmForm(form: ChatFormName, said: FormConfirmation): void;
  /** What an answer's stream said of a person in the chat. */
  live?: ChatState['live'];
  /** Names the empty chat that the conversation began with. */
  screen: RefObject<string>;
  /** By a part that loads later. */
  change(change: (state: ChatState) => ChatState): void;
}

/** The page's conversation. One abort signal ends its stream and the server's work on it. */
export function useChat(): Chat {
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const [firstScreen] = useState(() => storedScreen(localValues) ?? newScreen());
  const screen = useRef(firstScreen);
  const { running, run } = useAnswerStream(screen, dispatch);
  const lastId = useRef(0);
  const nextId = useCallback(() => {
    lastId.current += 1;
    return `message-${lastId.current}`;
  }, []);

  const ask = useCallback(
    (text: string, attachments: readonly MessageAttachment[]) => {
      const typed = text.trim();
      if (running.current || (typed === '' && attachments.length === 0)) return false;
      // Before the finders load, the bubble shows the text as typed; the sent text is masked in any case.
      const shown = areMasksLoaded() ? maskSync(typed) : { text: typed };
      const question = { id: nextId(), key: newScreen(), attachments, ...shown };
      const answerId = nextId();
      dispatch({ type: 'asked', question, answerId, at: Date.now(), language: currentLanguage() });
      void run(question, previousQuestions(state), answerId).then(notifyPipeline);
      return true;
    },
    [nextId, running, run, state],
  );

  const stop = useCallback(() => running.current?.abort.abort(), [running]);

  const drop = useCallback(() => {
    running.current?.abort.abort();
    running.current = null;
  }, [running]);

  return {
    ...state,
    isAnswering: isAnswering(state),
    screen,
    change: useCallback((change) => dispatch({ type: 'changed', change }), []),
    ask,
    ...useRepeats({ state, dispatch, nextId, running, run }),
    stop,
    ...useClear(state, screen, dispatch, drop),
    ...useFormState(dispatch, nextId),
  };
}

interface Repeating extends ReturnType<typeof useAnswerStream> {
  state: ChatState;
  dispatch: Dispatch<ChatAction>;
  nextId(): string;
}

/** Asking a question again: after a failure, or because its card is no emergency. */
function useRepeats({ state, dispatch, nextId, running, run }: Repeating) {
  const repeat = useCallback(
    (earlierId: string, isNotEmergency: boolean, announce: (answer: NewAnswer) => ChatAction) => {
      const question = questionOf(state, earlierId);
      if (running.current || !question) return;
      const answer = { answerId: nextId(), at: Date.now(), language: currentLanguage() };
      dispatch(announce(answer));
      const again = { ...question, key: question.key ?? newScreen(), attachments: question.attachments ?? [] };
      void run(again, previousQuestions(state, question.id), answer.answerId, isNotEmergency);
    },
    [state, dispatch, nextId, running, run],
  );
  const askAgain = useCallback(
    (failedId: string) => {
      const failed = state.messages.find(({ id }) => id === failedId);
      repeat(failedId, failed?.isNotEmergency ?? false, (answer) => ({ type: 'asked-again', failedId, ...answer }));
    },
    [state.messages, repeat],
  );
  const setAside = useCallback(
    (cardId: string) => repeat(cardId, true, (answer) => ({ type: 'set-aside', cardId, ...answer })),
    [repeat],
  );
  return { askAgain, setAside };
}

function useFormState(dispatch: Dispatch<ChatAction>, nextId: () => string) {
  const showForm = useCallback(
    (form: ChatFormName, said?: FormValues) => dispatch({ type: 'form-opened', form, ...(said && { said }) }),
    [dispatch],
  );
  const closeForm = useCallback(() => dispatch({ type: 'form-closed' }), [dispatch]);
  const confirmForm = useCallback(
    (form: ChatFormName, said: FormConfirmation) => {
      const confirmation = { ...said, id: nextId(), at: Date.now(), language: currentLanguage() };
      dispatch({ type: 'form-left', form, confirmation });
    },
    [dispatch, nextId],
  );
  return { showForm, closeForm, confirmForm };
}

function notifyPipeline(text: string): void {
  if (text === '') return;
  import('./stream/pipeline.api.ts')
    .then(({ sendToPipeline }) => sendToPipeline({ chatId: storedChatId(localValues, Date.now()), text }))
    .catch((error: unknown) => logFailure('The message was not passed on', error));
}
