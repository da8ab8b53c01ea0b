import type { FormValues } from '@rxweb/domain/requests/form/form-fields';

/** What the store says when it has a form's request. */
export interface FormConfirmation {
  text: string;
  /** Personal numbers were removed from the request. */
  isMasked: boolean;
  /** Where to follow it up; `text` says what can be done there. */
  link?: { href: string; label: string; text: string };
}

/** What every form at the end of the conversation gets. */
export interface ChatFormProps {
  /** The visitor has sent this form before; a new request replaces the pending one. */
  wasLeft: boolean;
  /** The visitor asked for the form. */
  takesFocus: boolean;
  /** What the visitor already said, for the form's fields; never who they are. */
  said: FormValues;
  onLeft(said: FormConfirmation): void;
  /** Gives way to the other; what is typed is kept. */
  onShowForm(form: 'callback' | 'by_text'): void;
  onClose(): void;
}
