import type { Page } from '@playwright/test';
import { formTexts } from '../packages/domain/src/requests/form/form-texts.ts';

type Kind = keyof (typeof formTexts)['en']['titles'];

/** A request form in the chat, by names and roles. */
export function requestForm(page: Page, kind: Kind, language: 'en' | 'es' = 'en') {
  const texts = formTexts[language];
  const form = page.getByRole('form', { name: texts.titles[kind] });
  return {
    texts,
    form,
    field: (name: keyof typeof texts.labels) => form.getByRole('textbox', { name: texts.labels[name] }),
    next: form.getByRole('button', { name: texts.next }),
    send: form.getByRole('button', { name: texts.send }),
    cancel: form.getByRole('button', { name: texts.cancel }),
  };
}

/** Types as a person does who types 200 characters a minute, and counts: seconds of typing and taps, a second each. */
export function typist() {
  let seconds = 0;
  return {
    seconds: () => seconds,
    type: (text: string) => {
      seconds += (text.length / 200) * 60;
      return text;
    },
    tap: () => {
      seconds += 1;
    },
  };
}
