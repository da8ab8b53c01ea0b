/**
 * What the first paint and the chat bar say, by room: all that every visitor loads. English is the language of the specification: its texts
 * are here, and in the other catalogues beside this one, to the letter. `es.ts` has the same shape, which the type checker holds.
 */
export const en = {
  shell: {
    skip: 'Skip to main content',
  },
  pages: {
    failed: 'This part of the page could not be shown. Check your connection and reload.',
    reload: 'Reload',
  },
  chat: {
    conversation: 'Conversation',
    form: 'Send a message',
    input: 'Type your question',
    addFiles: 'Add files',
    hint: 'Drag files here, click the camera, or use the sprite button',
    aiNotice: 'AI assistant, may be wrong.',
    emergency: 'Emergency?',
    call911: 'Call 911',
    noNumbers: 'Leave out ID numbers.',
    talkToPerson: 'Talk to a person',
    send: 'Send',
    stop: 'Stop answering',
    pickFiles: 'Add files to send',
    /** While the text waits for the code that sends it. */
    sending: 'Sending your message…',
    offline: 'No internet connection',
    offlineAlert: 'No internet connection. Please check your network and try again.',
    callUs: 'Call us',
  },
  camera: {
    open: 'Take a photo',
  },
};

/** The catalogue's shape: what every language has to say. */
export type Texts = typeof en;
