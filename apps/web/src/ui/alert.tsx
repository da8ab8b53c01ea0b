import { useEffect, useSyncExternalStore } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { alertBy } from './lazy-alert.ts';

interface PendingAlert {
  id: number;
  text: string;
  settle: () => void;
}

let pending: readonly PendingAlert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Resolves after OK. Alerts queue up like native ones. */
export function showAlert(text: string): Promise<void> {
  lastId += 1;
  const id = lastId;
  return new Promise((settle) => change([...pending, { id, text, settle }]));
}

/** Renders alerts. Use it once per page. */
export function AlertPlace() {
  useEffect(() => alertBy(showAlert), []);
  const [current] = useSyncExternalStore(subscribe, currentAlerts, noAlerts);
  if (!current) return null;
  const handleClose = () => {
    change(pending.slice(1));
    current.settle();
  };
  return <AlertDialog key={current.id} text={current.text} onClose={handleClose} />;
}

function change(next: readonly PendingAlert[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

const none: readonly PendingAlert[] = [];

function noAlerts(): readonly PendingAlert[] {
  return none;
}

function currentAlerts(): readonly PendingAlert[] {
  return pending;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
