/* Shared by the loader on foreign websites, the page in its frame, and the server. No schemas: the loader must stay small. */

/** The visitors' page in a narrow layout, for a frame. The only page that other websites may frame. */
export const widgetPath = '/widget';
/** The script that foreign websites include. */
export const widgetScriptPath = '/widget.js';

/** Names the visitor in a frame on another website, where browsers keep no cookie of ours (docs/decisions/0049). */
export const visitorHeader = 'x-rx-visitor';

/** What the server inserts into the loader. */
export interface WidgetData {
  /** Our own origin, for when the script can't tell where it came from. */
  url: string;
  name: string;
  /** E.164. */
  phone: string;
  isOpen: boolean;
  /** When `isOpen` changes, in ms; null: unknown. */
  changesAtMs: number | null;
  /** Origins that may show the panel. */
  hosts: readonly string[];
  /** The store's own accent and the words on it, while it's open and while it's closed; missing: ours. */
  colors?: readonly [open: WidgetColors, closed: WidgetColors];
}

type WidgetColors = readonly [accent: string, words: string];

/** Between the loader and the page in its frame. They carry nothing else. */
export const widgetMessage = {
  /** To the loader: the page is drawn. */
  ready: 'rx-widget-ready',
  /** To the loader: the visitor asked to close the panel. */
  close: 'rx-widget-close',
  /** To the page: the panel was opened, so take the focus. */
  open: 'rx-widget-open',
} as const;
export type WidgetMessage = (typeof widgetMessage)[keyof typeof widgetMessage];

/** Names in the frame's fragment, which never reaches the server. */
export const widgetFragment = { host: 'host', language: 'language' } as const;
