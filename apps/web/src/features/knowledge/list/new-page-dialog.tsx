import type { Language } from '@rxweb/contracts/shared/language';
import { pageIdOf } from '@rxweb/domain/knowledge/page-id';
import { type FormEvent, useState } from 'react';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { startPage } from '../started-page.ts';

interface NewPageDialogProps {
  /** Ids in use. */
  known: readonly string[];
  onStart: (id: string, language: Language) => void;
  onClose: () => void;
}

/** Asks for a title, which gives the page its id. */
export function NewPageDialog({ known, onStart, onClose }: NewPageDialogProps) {
  const { start } = useKnowledgeTexts();
  const language = useLanguage();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const id = pageIdOf(title);
    if (id === '') return setProblem(start.noLetters);
    if (!known.includes(id)) startPage(id, { title: title.trim(), questions: [] });
    onStart(id, language);
  };
  return (
    <Dialog title={start.title} onClose={onClose}>
      <Form onSubmit={submit}>
        <TextField
          label={start.name}
          name="title"
          maxLength={80}
          isRequired
          takesFocus
          hint={start.hint}
          problem={problem}
          onChange={(value) => {
            setTitle(value);
            setProblem(null);
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{start.cancel}</Button>
          <Button type="submit" variant="primary">
            {start.go}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
