import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SignInResult } from './session-state.ts';

export interface StepProps {
  message: string | null;
  isBusy: boolean;
  submit: (act: () => Promise<SignInResult>) => void;
}

interface StepFormProps {
  message: string | null;
  isBusy: boolean;
  /** Idle and busy. */
  texts: { submit: string; busy: string };
  /** The function reads a field by name. */
  onSubmit: (field: (name: string) => string) => void;
  leaveLabel: string;
  onLeave: () => void;
  children: ReactNode;
}

export function StepForm({ message, isBusy, texts, onSubmit, leaveLabel, onLeave, children }: StepFormProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit((name) => String(form.get(name) ?? ''));
  };
  return (
    <Form onSubmit={handleSubmit}>
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      {children}
      <DialogActions>
        <Button onClick={onLeave} aria-disabled={isBusy}>
          {leaveLabel}
        </Button>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? texts.busy : texts.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
