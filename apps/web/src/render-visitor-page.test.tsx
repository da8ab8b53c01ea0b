import type { BootData, StoreInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import { renderVisitorPage } from './render-visitor-page.tsx';

const day = [{ opens: '08:30', closes: '17:30' }];
const store: StoreInfo = {
  name: 'Alder Street Pharmacy',
  address: '214 Alder Street, Millbrook, OR 97000',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  closures: [],
};
/** A Friday, in the store's own winter time. */
const at = (time: string) => Date.parse(`2026-11-20T${time}-08:00`);
const bootAt = (time: string, changes: Partial<StoreInfo> = {}): BootData => ({
  store: { ...store, ...changes },
  backend: { path: '/backend' },
  renderedAt: at(time),
});

describe('the rendered front page', () => {
  it('shows in both languages whose it is, how to call and until when it is open', async () => {
    const english = await renderVisitorPage(bootAt('10:00'), 'en');
    for (const shown of ['Alder Street Pharmacy', 'tel:+15555550100', 'Open now', 'Closes 5:30 pm', '<textarea']) {
      expect(english).toContain(shown);
    }
    const spanish = await renderVisitorPage(bootAt('10:00'), 'es');
    for (const shown of ['Abierto', 'Cierra a las 5:30', 'Buenos días']) expect(spanish).toContain(shown);
  });

  it('shows the instant it was made for, not that of the server', async () => {
    expect(await renderVisitorPage(bootAt('17:29'), 'en')).toContain('Open now');
    expect(await renderVisitorPage(bootAt('17:30'), 'en')).not.toContain('Open now');
  });

  it('is the same at any minute of an hour in which nothing changes, so that one rendering serves all', async () => {
    for (const [first, last] of [
      ['09:00:00', '09:59:59'],
      ['17:30:00', '17:59:59'],
      ['00:00:00', '00:59:59'],
    ] as const) {
      expect(await renderVisitorPage(bootAt(first), 'en')).toBe(await renderVisitorPage(bootAt(last), 'en'));
    }
  });

  it('lets nothing of the store’s data become markup', async () => {
    const hostile = `</script><img src=x onerror="alert(1)">'`;
    const page = await renderVisitorPage(bootAt('10:00', { name: hostile, address: hostile }), 'en');
    expect(page).not.toMatch(/<img|<\/script/);
    expect(page).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#x27;');
  });

  it('runs no script and loads nothing by itself', async () => {
    expect(await renderVisitorPage(bootAt('10:00'), 'en')).not.toMatch(/<script|<link|<style|<template/);
  });

  it('rejects when a part of it throws', async () => {
    await expect(renderVisitorPage(bootAt('10:00', { timeZone: 'Nowhere/Land' }), 'en')).rejects.toThrow();
  });
});
