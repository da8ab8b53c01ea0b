import type { ComponentType } from 'react';
import type { ChatFormProps } from './chat-form-props.ts';

const requestForms = () => import('./requests/request-form.tsx');

/** The forms for visitors by name, each loaded on first need. A new form is one line here: the conversation knows only the names. */
export const chatForms = {
  callback: async () => (await import('./callback/callback-form.tsx')).CallbackForm,
  by_text: async () => (await import('./by-text/by-text-form.tsx')).ByTextForm,
  refill: async () => (await requestForms()).RefillForm,
  transfer: async () => (await requestForms()).TransferForm,
  new_patient: async () => (await requestForms()).NewPatientForm,
  appointment: async () => (await requestForms()).AppointmentForm,
  delivery: async () => (await requestForms()).DeliveryForm,
} satisfies Record<string, () => Promise<ComponentType<ChatFormProps>>>;

export type ChatFormName = keyof typeof chatForms;
