import { type WidgetMessage, widgetFragment, widgetMessage } from '@rxweb/contracts/widget';

/*
 * The page around the frame, as its loader named it in the address. Only allowed websites can frame us (frame-ancestors), and a wrong name
 * only makes messages go nowhere.
 */
const named = new URLSearchParams(location.hash.slice(1));
const host = window.parent === window ? null : (URL.parse(named.get(widgetFragment.host) ?? '')?.origin ?? null);

export const hostLanguage = named.get(widgetFragment.language);

/** False when opened as a page of its own. */
export const isFramed = host !== null;

export function tellHost(message: WidgetMessage): void {
  if (host) window.parent.postMessage(message, host);
}

/** `onOpen`: the panel was opened. Esc asks the host to close it, but a dialog of ours comes first. */
export function followHost(onOpen: () => void): void {
  addEventListener('message', ({ source, origin, data }) => {
    if (host && source === window.parent && origin === host && data === widgetMessage.open) onOpen();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    tellHost(widgetMessage.close);
  });
}
