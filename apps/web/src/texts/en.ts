/** What every visitor loads: first paint and chat bar. The specification's English, verbatim. `es.ts` has the same shape. */
export const en = {
  shell: {
    skip: 'Skip to main content',
  },
  pages: {
    failed: 'This part of the page didn’t load. Check your connection and reload.',
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
    /** Shown until the code that sends has loaded. */
    sending: 'Sending your message…',
    offline: 'No internet connection',
    offlineAlert: 'No internet connection. Please check your network and try again.',
    queuedOffline: (count: number) =>
      `Offline: queued ${count} file(s). They will upload automatically when you're back online.`,
    callUs: 'Call us',
  },
  camera: {
    open: 'Take a photo',
  },
};

/** The shape that every language must match. */
export type Texts = typeof en;
