import type { Page } from '@playwright/test';
import { callbackEn } from '../apps/web/src/texts/callback-en.ts';

/** Sunday noon at the store: who asks for a person is asked for a number. Before the page is opened. */
export async function whileClosed(page: Page): Promise<void> {
  // The chat's name is its time: two visitors never have the same.
  const noon = Date.parse('2026-11-29T12:00:00-08:00');
  await page.clock.setFixedTime(new Date(noon + Math.floor(Math.random() * 3_600_000)));
}

/** The form that leaves a message for a person, by names and roles. */
export function callbackForm(page: Page, texts = callbackEn) {
  const form = page.getByRole('form', { name: texts.title });
  return {
    form,
    name: form.getByLabel(texts.name),
    phone: form.getByLabel(texts.phone),
    message: form.getByLabel(texts.message),
    send: form.getByRole('button', { name: texts.send }),
    notNow: form.getByRole('button', { name: texts.notNow }),
  };
}
