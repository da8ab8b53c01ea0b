import { expect, type Page } from '@playwright/test';
import { allEn, allEs } from '../apps/web/src/texts/all-texts.ts';
import { liveChatEn as staffEn } from '../apps/web/src/texts/live/live-chat-en.ts';
import { liveEn } from '../apps/web/src/texts/live/live-en.ts';
import { liveEs } from '../apps/web/src/texts/live/live-es.ts';
import { chatPage } from './chat-page.ts';
import { conversationsPage } from './conversations-page.ts';

const words = { en: { all: allEn, live: liveEn }, es: { all: allEs, live: liveEs } };

/** The chat of a new visitor at a shop. */
export async function openVisitor(page: Page, url: string, language: 'en' | 'es' = 'en') {
  // The journeys' browser forgets only what belongs to their own server.
  await page.addInitScript((chosen) => {
    if (sessionStorage.getItem('is-fresh')) return;
    localStorage.clear();
    localStorage.setItem('rx-language', chosen);
    sessionStorage.setItem('is-fresh', '1');
  }, language);
  await page.goto(url);
  const { all, live } = words[language];
  const chat = chatPage(page, all);
  return { chat, live, bar: chat.bar, talk: chat.bar.getByRole('button', { name: all.chat.talkToPerson }) };
}

/** Opens the chat of the visitor who asked this. On a phone the list goes away then. */
export async function openLive(desk: Page, question: string, mark = '') {
  await desk.goto('/app/conversations?view=live');
  const parts = conversationsPage(desk);
  const row = parts.rows.filter({ hasText: question });
  await expect(row).toContainText(mark);
  await row.focus();
  await desk.keyboard.press('Enter');
  return { parts, box: desk.getByRole('textbox', { name: staffEn.compose.label }) };
}

/** The row of who asked last; its chat is joined by the keyboard alone. */
export async function joinNewest(desk: Page, question: string) {
  const { parts, box } = await openLive(desk, question, 'Wants a person');
  const join = desk.getByRole('button', { name: staffEn.join });
  await expect(desk.getByRole('status').filter({ hasText: staffEn.wants })).toBeVisible();
  await join.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(staffEn.youAreIn)).toBeVisible();
  return { parts, box };
}
