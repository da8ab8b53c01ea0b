import {
  type Settings,
  type SettingsState,
  settings as settingsSchema,
  settingsState,
} from '@rxweb/contracts/settings';
import {
  changesBetween,
  type DocumentChange,
  type DocumentMerge,
  mergeDocuments,
  type Side,
} from '@rxweb/domain/settings/document-changes';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import type { DraftStore } from '../../data/drafts/draft-store.ts';
import type { SettingsApi } from './settings.api.ts';

type Saved = Pick<SettingsState, 'version' | 'settings'>;

/** Someone else saved meanwhile. */
export interface Conflict {
  theirs: SettingsState;
  merge: DocumentMerge<Settings>;
  /** Both sides in one document. */
  combine: (choices: ReadonlyMap<string, Side>) => Settings;
}

export interface Editing {
  settings: Settings;
  /** Against what was loaded. */
  changes: readonly DocumentChange[];
  problems: ReadonlySet<string>;
  /** Grows with each replacement of all values, so that fields start anew. */
  generation: number;
  isSending: boolean;
  /** Restored from an earlier visit. */
  isRestored: boolean;
  conflict: Conflict | null;
  outcome: 'saved' | { failed: string } | null;
  change: (change: (settings: Settings) => Settings) => void;
  discard: () => void;
  save: () => Promise<void>;
  /** Saves on top of what the other person saved. */
  saveMerged: (settings: Settings) => Promise<void>;
  putOff: () => void;
  /** Newer settings, from the server or a revert. Keeps what isn't saved. */
  follow: (state: SettingsState) => void;
}

const place = '/app/settings';
const savedDocument = z.object({ version: z.number(), settings: z.unknown() });
const storedDraft = z.object({ base: savedDocument, settings: z.unknown() });

interface Values {
  base: Saved;
  settings: Settings;
  generation: number;
  isRestored: boolean;
}

/** One form state for the whole document. Unsaved values are kept as the user's draft. */
export function useEditing(api: SettingsApi, drafts: DraftStore, state: SettingsState): Editing {
  const [values, setValues] = useState<Values>(() => startingValues(drafts, state));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [outcome, setOutcome] = useState<Editing['outcome']>(null);
  const [isSending, setIsSending] = useState(false);
  const { base, settings } = values;
  const changes = useMemo(() => changesBetween(base.settings, settings), [base.settings, settings]);
  const problems = useMemo(() => problemsOf(settings), [settings]);
  const isUnsaved = changes.length > 0;
  useEffect(() => {
    drafts.keep(place, isUnsaved ? JSON.stringify({ base, settings }) : null);
  }, [drafts, base, settings, isUnsaved]);

  const replace = ({ version, settings: next }: Saved) =>
    setValues(({ generation }) => ({
      base: { version, settings: next },
      settings: next,
      generation: generation + 1,
      isRestored: false,
    }));

  const send = async (version: number, next: Settings) => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    try {
      replace(await api.save(version, next));
      setConflict(null);
      setOutcome('saved');
    } catch (error) {
      const theirs = error instanceof ApiError && error.code === 'conflict' ? currentOf(error) : null;
      if (theirs) setConflict(conflictOf(base.settings, next, theirs));
      else setOutcome({ failed: error instanceof Error ? error.message : String(error) });
    } finally {
      setIsSending(false);
    }
  };

  return {
    settings,
    changes,
    problems,
    generation: values.generation,
    isSending,
    isRestored: values.isRestored,
    conflict,
    outcome,
    change: (change) => {
      setOutcome(null);
      setValues((before) => ({ ...before, settings: change(before.settings) }));
    },
    discard: () => {
      setOutcome(null);
      replace(base);
    },
    save: () => send(base.version, settings),
    saveMerged: (merged) => send(conflict?.theirs.version ?? base.version, merged),
    putOff: () => setConflict(null),
    follow: (newer) => {
      if (newer.version > base.version && !isUnsaved) replace(newer);
    },
  };
}

function conflictOf(base: Settings, mine: Settings, theirs: SettingsState): Conflict {
  const combine = (choices: ReadonlyMap<string, Side>) => mergeDocuments(base, mine, theirs.settings, choices).document;
  return { theirs, merge: mergeDocuments(base, mine, theirs.settings), combine };
}

function startingValues(drafts: DraftStore, { version, settings, isReadOnly }: SettingsState): Values {
  const fresh = { base: { version, settings }, settings, generation: 0, isRestored: false };
  if (isReadOnly) return fresh;
  const parsed = z.safeParse(storedDraft, parseJson(drafts.read(place)));
  if (!parsed.success) return fresh;
  const base = z.safeParse(settingsSchema, parsed.data.base.settings);
  // Half-typed values are no valid settings, but have their shape; anything else would break the page.
  if (!base.success || !isShaped(parsed.data.settings)) return fresh;
  return {
    base: { version: parsed.data.base.version, settings: base.data },
    settings: parsed.data.settings,
    generation: 0,
    isRestored: true,
  };
}

function isShaped(draft: unknown): draft is Settings {
  const issues = z.safeParse(settingsSchema, draft).error?.issues ?? [];
  return issues.every(({ code }) => code !== 'invalid_type' && code !== 'unrecognized_keys');
}

function problemsOf(settings: Settings): ReadonlySet<string> {
  const issues = z.safeParse(settingsSchema, settings).error?.issues ?? [];
  return new Set(issues.map(({ path }) => path.join('.')));
}

function currentOf({ body }: ApiError): SettingsState | null {
  const current = z.safeParse(settingsState, body?.current);
  return current.success ? current.data : null;
}

function parseJson(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
}
