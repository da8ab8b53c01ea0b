import type { SettingsState } from '@rxweb/contracts/settings';
import { useEffect, useEffectEvent } from 'react';
import { newer } from '../../boot/new-store.ts';
import { useDraftStore } from '../../data/drafts/use-draft-store.ts';
import type { SettingsApi } from './settings.api.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { useEditing } from './use-editing.ts';

interface LoadedSettingsProps {
  userId: string;
  api: SettingsApi;
  state: SettingsState;
  onState: (state: SettingsState) => void;
}

/** With the user's draft. */
export function LoadedSettings({ userId, api, state, onState }: LoadedSettingsProps) {
  const editing = useEditing(api, useDraftStore(userId), state, onState);
  const follow = useEffectEvent(editing.follow);
  useEffect(() => {
    follow(state);
    // This page's own bar shows what was saved at once.
    newer.show(state.settings.store);
  }, [state]);
  return <SettingsEditor editing={editing} api={api} state={state} onRestored={onState} />;
}
