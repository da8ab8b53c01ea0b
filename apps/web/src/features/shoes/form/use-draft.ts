import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { DraftStore } from '../../../data/drafts/draft-store.ts';
import { clearTabDraft, readTabDraft, saveTabDraft } from '../../../storage/tab-draft.ts';
import { emptyValues, type FormValues } from '../shared/form-values.ts';
import { isFieldPath } from '../shared/shoe-fields.ts';

/** Whose draft, and on which page; restored only there. */
export interface DraftPlace {
  userId: string;
  page: string;
  store: DraftStore;
}

/** The last sent content and its key, so a retry creates no second record. */
export interface Attempt {
  key: string;
  content: string;
}

export interface Draft {
  values: FormValues;
  /** The case when editing began; null for a new one. */
  base: FormValues | null;
  attempt: Attempt | null;
}

const filledFields = z.record(z.string(), z.string());
const storedDraft = z.object({
  userId: z.string(),
  page: z.string(),
  values: filledFields,
  base: z.nullable(filledFields),
  attempt: z.nullable(z.object({ key: z.string(), content: z.string() })),
});

/** From before a reload, or from the server: after a crash, a sign-out, or on another device. Null without one. */
export function readDraft(place: DraftPlace): Draft | null {
  return parseDraft(place, readTabDraft()) ?? parseDraft(place, place.store.read(place.page));
}

function parseDraft({ userId, page }: DraftPlace, text: string | null): Draft | null {
  const parsed = z.safeParse(storedDraft, parseJson(text));
  if (!parsed.success || parsed.data.userId !== userId || parsed.data.page !== page) return null;
  const { values, base, attempt } = parsed.data;
  return { values: inflated(values), base: base && inflated(base), attempt };
}

/** Saves a draft here and on the server; returns when. Null: nothing unsaved. Undefined: unknown yet, keep what is stored. */
export function useDraft({ userId, page, store }: DraftPlace, draft: Draft | null | undefined): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const text = draft ? draftText(userId, page, draft) : draft;
  useEffect(() => {
    if (text === undefined) return;
    if (text === null) clearTabDraft();
    store.keep(page, text);
    setKeptAt(text !== null && saveTabDraft(text) ? new Date() : null);
  }, [text, store, page]);
  const isKnown = text !== undefined;
  // Cleanup runs on leaving and locking, but not on reload.
  useEffect(() => {
    if (isKnown) return clearTabDraft;
  }, [isKnown]);
  return keptAt;
}

function draftText(userId: string, page: string, { values, base, attempt }: Draft): string {
  return JSON.stringify({ userId, page, values: deflated(values), base: base && deflated(base), attempt });
}

function deflated(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function inflated(fields: Record<string, string>): FormValues {
  return { ...emptyValues, ...Object.fromEntries(Object.entries(fields).filter(([path]) => isFieldPath(path))) };
}

function parseJson(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
}
