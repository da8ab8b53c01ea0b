import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { AlertProps } from './alert-dialog.tsx';
import { alertBy } from './lazy-alert.ts';

interface PendingAlert {
  id: number;
  text: string;
  settle: () => void;
}

let pending: readonly PendingAlert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The page's stand-in for `alert()`: shows one text, and goes on after OK. Alerts wait for each other, as a browser's own do. */
export function showAlert(text: string): Promise<void> {
  lastId += 1;
  const id = lastId;
  return new Promise((settle) => change([...pending, { id, text, settle }]));
}

/** Loads the dialog before it is needed. */
export const loadAlertDialog = (): Promise<ComponentType<AlertProps>> =>
  import('./alert-dialog.tsx').then((module) => module.AlertDialog);

// Without a connection the dialog may be missing. What it says still counts.
const AlertDialog = lazy(async () => ({ default: await loadAlertDialog().catch(() => BrowserAlert) }));

/** Where alerts appear. Once on the page. */
export function AlertPlace() {
  useEffect(() => alertBy(showAlert), []);
  const [current] = useSyncExternalStore(subscribe, currentAlerts, noAlerts);
  if (!current) return null;
  const handleClose = () => {
    change(pending.slice(1));
    current.settle();
  };
  return (
    <Suspense>
      <AlertDialog key={current.id} text={current.text} onClose={handleClose} />
    </Suspense>
  );
}

function BrowserAlert({ text, onClose }: AlertProps) {
  useEffect(() => {
    alert(text);
    onClose();
  }, [text, onClose]);
  return null;
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
