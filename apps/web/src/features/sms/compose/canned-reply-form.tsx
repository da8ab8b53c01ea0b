import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import { useId, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import field from '../../../ui/text-field.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { useInboxApi } from '../inbox.api.ts';
import { useErrorText } from '../use-error-text.ts';
import { cannedReplyError, variableLabels } from './canned-replies.ts';
import styles from './compose.module.css';

interface CannedReplyFormProps {
  reply: CannedReply | null;
  onSaved: (replies: CannedReply[]) => void;
  onClose: () => void;
}

/** Edits, adds or removes a template for everyone. */
export function CannedReplyForm({ reply, onSaved, onClose }: CannedReplyFormProps) {
  const api = useInboxApi();
  const { compose, person } = useSmsTexts();
  const { canned: texts } = compose;
  const languages = [
    { value: 'en', label: person.languages.en },
    { value: 'es', label: person.languages.es },
  ] as const;
  const [title, setTitle] = useState(reply?.title ?? '');
  const [text, setText] = useState(reply?.text ?? '');
  const [language, setLanguage] = useState<CannedReply['language']>(reply?.language ?? 'en');
  const { isBusy, failure, setFailure, attempt } = useAttempt(onSaved);
  const save = () => {
    const fault = text.trim() === '' ? texts.missing : cannedReplyError(text, texts);
    if (fault) return setFailure(fault);
    const fields = { title: title.trim(), text: text.trim(), language };
    void attempt(() => (reply ? api.updateReply(reply.id, fields) : api.addReply(fields)));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={texts.titleField}
        name="template-title"
        autoComplete="off"
        defaultValue={title}
        isRequired
        takesFocus
        onChange={setTitle}
        problem={title !== '' && title.trim() === '' ? texts.required : null}
      />
      <SelectField label={texts.language} value={language} options={languages} onChange={setLanguage} />
      <ReplyTextArea text={text} language={language} onChange={setText} />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <FormButtons
        reply={reply}
        isBusy={isBusy}
        onRemove={({ id }) => void attempt(() => api.removeReply(id))}
        onClose={onClose}
      />
    </Form>
  );
}

function useAttempt(onSaved: CannedReplyFormProps['onSaved']) {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (save: () => Promise<CannedReply[]>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onSaved(await save());
    } catch (error) {
      setFailure(errorText(error));
      setIsBusy(false);
    }
  };
  return { isBusy, failure, setFailure, attempt };
}

interface ReplyTextAreaProps {
  text: string;
  language: CannedReply['language'];
  onChange: (text: string) => void;
}

function ReplyTextArea({ text, language, onChange }: ReplyTextAreaProps) {
  const id = useId();
  const { canned: texts } = useSmsTexts().compose;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {texts.textField}
      </label>
      <textarea
        id={id}
        rows={4}
        lang={language}
        maxLength={smsLimits.maxChars}
        value={text}
        aria-describedby={`${id}-hint`}
        className={`${field.input} ${styles.area}`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-hint`} className={field.hint}>
        {texts.filledIn(variableLabels)}
      </p>
    </div>
  );
}

interface FormButtonsProps extends Pick<CannedReplyFormProps, 'reply' | 'onClose'> {
  isBusy: boolean;
  onRemove: (reply: CannedReply) => void;
}

function FormButtons({ reply, isBusy, onRemove, onClose }: FormButtonsProps) {
  const { canned: texts } = useSmsTexts().compose;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      {isRemoving && reply ? (
        <Notice tone="warning" role="alert">
          {texts.removeAsk(reply.title)}
        </Notice>
      ) : null}
      <DialogActions>
        {reply && !isRemoving && (
          <Button variant="quiet" onClick={() => setIsRemoving(true)}>
            {texts.remove}
          </Button>
        )}
        {reply && isRemoving ? (
          <>
            <Button onClick={() => setIsRemoving(false)}>{texts.keep}</Button>
            <Button variant="danger" aria-disabled={isBusy} onClick={() => onRemove(reply)}>
              {texts.removeReply}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="primary" aria-disabled={isBusy}>
              {isBusy ? texts.saving : texts.save}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}
