/** What the store says when it has a form's request. */
export interface FormConfirmation {
  text: string;
  /** Personal numbers were removed from the request. */
  isMasked: boolean;
}

/** What every form at the end of the conversation gets. */
export interface ChatFormProps {
  /** The visitor has sent this form before; a new request replaces the pending one. */
  wasLeft: boolean;
  /** The visitor asked for the form. */
  takesFocus: boolean;
  onLeft(said: FormConfirmation): void;
  onClose(): void;
}
