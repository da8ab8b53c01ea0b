import { type WidgetData, widgetFragment, widgetMessage, widgetPath } from '@rxweb/contracts/widget';
import type { WidgetTexts } from '../texts/widget-en.ts';
import { element } from './elements.ts';

/** After this long without a sign of life, the frame counts as blocked. */
const patienceMs = 10_000;

export interface Panel {
  element: HTMLElement;
  show(): void;
  hide(): void;
}

interface PanelOptions {
  origin: string;
  data: WidgetData;
  texts: WidgetTexts;
  language: string;
  onClose(): void;
}

/** The frame, and a notice until it answers. The frame is created when first shown. */
export function createPanel({ origin, data, texts, language, onClose }: PanelOptions): Panel {
  const fragment = new URLSearchParams({ [widgetFragment.host]: location.origin, [widgetFragment.language]: language });
  const frame = element('iframe', { title: texts.panel(data.name), allow: 'camera;clipboard-write' });
  const wait = createWait(origin, data, texts, onClose);
  const panel = element(
    'section',
    { role: 'dialog', 'aria-label': texts.panel(data.name), tabindex: '-1', class: 'panel', hidden: '' },
    wait.element,
  );
  let isReady = false;

  const focusFrame = () => {
    frame.focus();
    frame.contentWindow?.postMessage(widgetMessage.open, origin);
  };
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    if (event.data === widgetMessage.close) onClose();
    if (event.data !== widgetMessage.ready) return;
    isReady = true;
    wait.element.hidden = true;
    // Unless the visitor returned to the page.
    if (!panel.hidden && panel.getRootNode() instanceof ShadowRoot && panel.matches(':focus-within')) focusFrame();
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });

  return {
    element: panel,
    show() {
      panel.hidden = false;
      if (isReady) return focusFrame();
      panel.focus();
      if (frame.isConnected) return;
      frame.src = `${origin}${widgetPath}#${fragment}`;
      panel.append(frame);
      wait.begin();
    },
    hide() {
      panel.hidden = true;
    },
  };
}

/** Says that the chat is coming, later that it isn't, with another way to reach the pharmacy. */
function createWait(origin: string, { phone }: WidgetData, texts: WidgetTexts, onClose: () => void) {
  const message = element('p', { role: 'status' }, texts.loading);
  const close = element('button', { type: 'button' }, texts.close);
  close.addEventListener('click', onClose);
  const others = [pageLink(origin, texts.fullPage), element('a', { href: `tel:${phone}` }, texts.call)];
  for (const other of others) other.hidden = true;
  return {
    element: element('div', { class: 'wait' }, message, ...others, close),
    begin() {
      setTimeout(() => {
        message.textContent = texts.failed;
        for (const other of others) other.hidden = false;
      }, patienceMs);
    },
  };
}

/** To the page itself, for websites that can't show it. */
export function pageLink(origin: string, ...children: (Node | string)[]): HTMLAnchorElement {
  return element('a', { href: `${origin}/`, target: '_blank', rel: 'noopener' }, ...children);
}
