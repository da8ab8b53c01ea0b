import {
  type Settings,
  type SettingsState,
  settings as settingsSchema,
  settingsState,
} from '@rxweb/contracts/settings';
import { withHonestConfirmations } from '@rxweb/domain/legal/confirmation';
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
  /** The newest that can be saved: half-typed ones have no preview. */
  valid: Settings;
  /** Against what was loaded. */
  changes: readonly DocumentChange[];
  problems: ReadonlySet<string>;
  /** Grows with each replacement of all values, so that fields start again. */
  generation: number;
  isSending: boolean;
  /** Restored from an earlier visit. */
  isRestored: boolean;
  conflict: Conflict | null;
  outcome: 'saved' | { failed: string } | null;
  change: (change: (settings: Settings) => Settings) => void;
  discard: () => void;
  /** True when it was saved. */
  save: () => Promise<boolean>;
  /** Saves on top of what the other person saved. */
  saveMerged: (settings: Settings) => Promise<boolean>;
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
  valid: Settings;
  generation: number;
  isRestored: boolean;
}

/** One form state for the whole document. Unsaved values are kept as the user's draft. */
export function useEditing(
  api: SettingsApi,
  drafts: DraftStore,
  state: SettingsState,
  onSaved: (state: SettingsState) => void,
): Editing {
  const [values, setValues] = useState<Values>(() => startingValues(drafts, state));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [outcome, setOutcome] = useState<Editing['outcome']>(null);
  const [isSending, setIsSending] = useState(false);
  const { base, settings } = values;
  const { changes, problems } = useComparison(base.settings, settings);
  const isUnsaved = changes.length > 0;
  useKeptDraft(drafts, values, isUnsaved);

  const replace = (saved: Saved) => setValues(({ generation }) => savedValues(saved, generation + 1));
  const send = async (version: number, next: Settings) => {
    if (isSending) return false;
    setIsSending(true);
    setOutcome(null);
    try {
      const saved = await api.save(version, next);
      replace(saved);
      onSaved(saved);
      setConflict(null);
      setOutcome('saved');
      return true;
    } catch (error) {
      const theirs = currentOf(error);
      if (theirs) setConflict(conflictOf(base.settings, next, theirs));
      else setOutcome({ failed: error instanceof Error ? error.message : String(error) });
      return false;
    } finally {
      setIsSending(false);
    }
  };

  return {
    settings,
    valid: values.valid,
    changes,
    problems,
    generation: values.generation,
    isSending,
    isRestored: values.isRestored,
    conflict,
    outcome,
    change: (change) => {
      setOutcome(null);
      setValues((before) => withSettings(before, change(before.settings)));
    },
    discard: () => replace(base),
    save: () => send(base.version, settings),
    saveMerged: (merged) => send(conflict?.theirs.version ?? base.version, merged),
    putOff: () => setConflict(null),
    follow: (newer) => {
      if (newer.version > base.version && !isUnsaved) replace(newer);
    },
  };
}

function useComparison(base: Settings, settings: Settings): Pick<Editing, 'changes' | 'problems'> {
  const changes = useMemo(() => changesBetween(base, settings), [base, settings]);
  const problems = useMemo(() => problemsOf(settings), [settings]);
  return { changes, problems };
}

function useKeptDraft(drafts: DraftStore, { base, settings }: Values, isUnsaved: boolean): void {
  useEffect(() => {
    drafts.keep(place, isUnsaved ? JSON.stringify({ base, settings }) : null);
  }, [drafts, base, settings, isUnsaved]);
}

function savedValues({ version, settings }: Saved, generation: number): Values {
  return { base: { version, settings }, settings, valid: settings, generation, isRestored: false };
}

function withSettings(before: Values, settings: Settings): Values {
  return { ...before, settings, valid: problemsOf(settings).size === 0 ? settings : before.valid };
}

function conflictOf(base: Settings, mine: Settings, theirs: SettingsState): Conflict {
  const combine = (choices: ReadonlyMap<string, Side>) =>
    withSeenConfirmations(mergeDocuments(base, mine, theirs.settings, choices).document, [mine, theirs.settings]);
  return { theirs, merge: mergeDocuments(base, mine, theirs.settings), combine };
}

/** Neither side has seen the other's words, so neither confirmed them. */
function withSeenConfirmations(merged: Settings, sides: readonly Settings[]): Settings {
  if (!merged.legal) return merged;
  const sources = sides.map(({ legal }) => legal ?? {});
  return { ...merged, legal: withHonestConfirmations(merged.legal, sources) };
}

function startingValues(drafts: DraftStore, state: SettingsState): Values {
  const fresh = savedValues(state, 0);
  if (state.isReadOnly) return fresh;
  const parsed = z.safeParse(storedDraft, parseJson(drafts.read(place)));
  if (!parsed.success) return fresh;
  const base = z.safeParse(settingsSchema, parsed.data.base.settings);
  // Half-typed values are no valid settings, but have their shape; anything else would break the page.
  if (!base.success || !isShaped(parsed.data.settings)) return fresh;
  return {
    base: { version: parsed.data.base.version, settings: base.data },
    settings: parsed.data.settings,
    valid: problemsOf(parsed.data.settings).size === 0 ? parsed.data.settings : base.data,
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

/** What someone else saved meanwhile; null for any other failure. */
function currentOf(error: unknown): SettingsState | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const current = z.safeParse(settingsState, error.body?.current);
  return current.success ? current.data : null;
}

function parseJson(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
}
