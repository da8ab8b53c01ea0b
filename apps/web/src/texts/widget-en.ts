/** Texts of the button and panel on other websites. */
export const widgetEn = {
  ask: 'Ask the pharmacy',
  open: 'Open now',
  closed: 'Leave a message',
  newTab: 'Opens in a new tab',
  panel: (name: string) => `Chat with ${name}`,
  loading: 'Opening the chat…',
  failed: 'The chat didn’t open here.',
  fullPage: 'Open it in a new tab',
  call: 'Call the pharmacy',
  close: 'Close the chat',
};

export type WidgetTexts = typeof widgetEn;
