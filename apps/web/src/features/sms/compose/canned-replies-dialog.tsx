import type { Language } from '@rxweb/contracts/shared/language';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import { findReplies } from '@rxweb/domain/sms/canned-replies';
import { useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { penIcon } from '../icons.ts';
import { CannedReplyForm } from './canned-reply-form.tsx';
import { CannedReplyText } from './canned-reply-text.tsx';
import styles from './compose.module.css';

interface TemplatesDialogProps {
  replies: readonly CannedReply[];
  /** Of the person; their language comes first. */
  language: Language | null;
  firstName: string | null;
  onReplies: (replies: CannedReply[]) => void;
  onUse: (reply: CannedReply) => void;
  onClose: () => void;
}

export function CannedRepliesDialog({ replies, language, firstName, onReplies, onUse, onClose }: TemplatesDialogProps) {
  const { canned: texts } = useSmsTexts().compose;
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null);
  const found = findReplies(replies, query, language);
  if (edited !== null) {
    return (
      <Dialog title={edited === 'new' ? texts.new : texts.edit} onClose={() => setEdited(null)}>
        <CannedReplyForm
          reply={edited === 'new' ? null : edited}
          onSaved={(all) => {
            onReplies(all);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <div className={styles.tools}>
        <SearchField label={texts.search} placeholder={texts.search} value={query} onChange={setQuery} />
      </div>
      {found.length === 0 ? (
        <p className={styles.empty}>{replies.length === 0 ? texts.none : texts.noMatch}</p>
      ) : (
        <ul className={styles.replies}>
          {found.map((reply) => (
            <li key={reply.id}>
              <button type="button" className={styles.reply} onClick={() => onUse(reply)}>
                <CannedReplyText reply={reply} firstName={firstName} />
              </button>
              <IconButton
                label={texts.editOne(reply.title)}
                drawing={penIcon}
                size={20}
                onClick={() => setEdited(reply)}
              />
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button variant="quiet" icon={plusIcon} onClick={() => setEdited('new')}>
          {texts.new}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
