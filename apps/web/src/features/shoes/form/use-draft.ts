import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { dropTabDraft, keepTabDraft, readTabDraft } from '../../../storage/tab-draft.ts';
import { emptyValues, type FormValues } from '../shared/form-values.ts';
import { isFieldPath } from '../shared/shoe-fields.ts';

/** Of whom, and on which page: nobody else and nowhere else is it taken up. */
export interface DraftPlace {
  userId: string;
  page: string;
}

/** Under which key which content was sent last, so that sending it again makes no second record. */
export interface Attempt {
  key: string;
  content: string;
}

export interface Draft {
  values: FormValues;
  /** The case as it was when the work on it began; null for a new one. */
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

/** What was left unsaved here before the page was loaded again; null when nothing was. */
export function readDraft({ userId, page }: DraftPlace): Draft | null {
  const parsed = z.safeParse(storedDraft, parseJson(readTabDraft()));
  if (!parsed.success || parsed.data.userId !== userId || parsed.data.page !== page) return null;
  const { values, base, attempt } = parsed.data;
  return { values: inflated(values), base: base && inflated(base), attempt };
}

/**
 * Keeps a draft for a reload of the tab while there is one, and only while the page is shown; gives when that was done last. Null: nothing is
 * unsaved. Undefined: not known yet, and what is kept stays.
 */
export function useDraft({ userId, page }: DraftPlace, draft: Draft | null | undefined): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const text = draft
    ? JSON.stringify({
        userId,
        page,
        values: deflated(draft.values),
        base: draft.base && deflated(draft.base),
        attempt: draft.attempt,
      })
    : draft;
  useEffect(() => {
    if (text === undefined) return;
    if (text === null) dropTabDraft();
    setKeptAt(text !== null && keepTabDraft(text) ? new Date() : null);
  }, [text]);
  const isKnown = text !== undefined;
  // Leaving and locking end it; loading the page again does not run this.
  useEffect(() => {
    if (isKnown) return dropTabDraft;
  }, [isKnown]);
  return keptAt;
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
