import type { WidgetData } from '@rxweb/contracts/widget';
import { widgetEn } from '../texts/widget-en.ts';
import { widgetEs } from '../texts/widget-es.ts';
import { bubblesIcon, element } from './elements.ts';
import { createPanel, pageLink } from './panel.ts';
import { styles } from './styles.ts';

/* Runs on other websites (docs/decisions/0049): one element after the body, with all of it in a shadow root, and one global name. */

/** The argument of the function that the server wraps around this script. */
declare const rxWidgetData: WidgetData;

declare global {
  interface Window {
    rxWidget?: { open(): void; close(): void };
  }
}

/** setTimeout knows no more. */
const longestMs = 2 ** 31 - 1;

// Only known while the script first runs.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

if (!window.rxWidget) {
  window.rxWidget = { open: () => undefined, close: () => undefined };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}

function start(): void {
  const data = rxWidgetData;
  const origin = new URL(script?.src || data.url).origin;
  const isSpanish = (script?.dataset.language || document.documentElement.lang || navigator.language).startsWith('es');
  const texts = isSpanish ? widgetEs : widgetEn;
  const isAllowed = location.origin === origin || data.hosts.includes(location.origin);

  const note = element('small', {});
  const label = [bubblesIcon(), element('span', {}, texts.ask, note)];
  const ask = isAllowed
    ? element('button', { type: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' }, ...label)
    : pageLink(origin, ...label);
  ask.className = 'ask';
  const box = element('div', { lang: isSpanish ? 'es' : 'en' }, ask);
  const showStatus = (isOpen: boolean) => {
    box.className = isOpen ? 'open' : 'closed';
    note.textContent = isAllowed ? texts[isOpen ? 'open' : 'closed'] : texts.newTab;
  };
  showStatus(data.isOpen);
  const leftMs = (data.changesAtMs ?? Number.POSITIVE_INFINITY) - Date.now();
  if (leftMs < longestMs) setTimeout(showStatus, leftMs, !data.isOpen);

  if (isAllowed) connect(box, ask, origin, isSpanish ? 'es' : 'en');
  attach(box);

  function connect(place: Element, button: HTMLElement, from: string, language: string): void {
    const panel = createPanel({ origin: from, data, texts, language, onClose: () => show(false) });
    const show = (isShown: boolean) => {
      button.setAttribute('aria-expanded', String(isShown));
      button.hidden = isShown;
      if (isShown) panel.show();
      else panel.hide();
      if (!isShown) button.focus();
    };
    button.addEventListener('click', () => show(true));
    place.append(panel.element);
    window.rxWidget = { open: () => show(true), close: () => show(false) };
  }
}

/** Beside the body, which some pages replace. In the top layer, above every z-index. */
function attach(box: Element): void {
  const host = element('rx-widget' as 'div', { popover: 'manual' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles(rxWidgetData));
  root.adoptedStyleSheets = [sheet];
  root.append(box);
  const put = () => {
    if (host.isConnected) return;
    document.documentElement.append(host);
    host.showPopover?.();
  };
  put();
  new MutationObserver(put).observe(document.documentElement, { childList: true });
}
