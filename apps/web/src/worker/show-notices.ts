import { type WorkerMessage, workerMessage } from '../boot/worker-message.ts';
import { isOwnPath, readPush } from './notice-words.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Notices to staff that a push service brings, and what a press on them opens. */
export function showNotices(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, tag, path, language } = readPush(event.data?.text() ?? '');
    const options = { body, tag, renotify: true, lang: language, icon: '/icons/icon-192.png', data: { path } };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = Object(event.notification.data);
    if (typeof path === 'string' && isOwnPath(path)) event.waitUntil(open(worker, path));
  });
}

/** In a window of staff that is open, which may hold unsaved work and so decides itself; else in a new one. */
async function open(worker: WorkerScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const staffs = windows.find(({ url }) => new URL(url).pathname.startsWith('/app/'));
  if (!staffs) return void (await worker.clients.openWindow(path));
  const message: WorkerMessage = { type: workerMessage.open, path };
  staffs.postMessage(message);
  await staffs.focus();
}
