/** Replies to small talk in English: first something fitting, then an offer. */
export const socialEn = {
  howAreYou: 'I’m doing well, thanks for asking! How can I help you today?',
  thanks: 'You’re welcome! Is there anything else I can help with?',
  bye: 'Goodbye, and take care!',
  wish: 'Thank you, and the same to you! Let me know if I can help with anything.',
  compliment: 'Thank you, that’s very kind! I’m glad to help. Is there anything else you need?',
  anger: (phone: string, open: string, message: string) =>
    `I’m sorry this is so frustrating. A person can help you better: call **${phone}**. ${open}${message} If you like, tell me in a few words what you need, and I’ll try again.`,
  oops: 'No problem at all! If you need anything from the pharmacy, I’m here.',
  question: 'Of course, go ahead! I know our hours, refills, transfers, vaccines, insurance and more.',
  jokes: [
    'Here’s one: Why did the pill bottle go to school? It wanted to be a little more childproof!',
    'Here’s another: What’s a pharmacist’s favorite dance? The cap twist!',
    'One more: Why was the thermometer so smart? It had so many degrees!',
  ],
  afterJoke: 'Is there anything I can help with at the pharmacy?',
  time: (time: string, date: string, open: string) => `It’s ${time} on ${date}, here at the store. ${open}`,
  weather: (open: string) => `I can’t see the weather outside, but I can tell you about the store. ${open}`,
  politics:
    'I leave opinions on that to people. I’m a pharmacy’s assistant, and I’m happy to help with anything about the store.',
  test: 'Yes, I’m here and it works! What can I help you with?',
  mash: (phone: string, open: string) =>
    `I didn’t catch that. Could you say it another way? You can also call us at **${phone}**. ${open}`,
  chat: (store: string) =>
    `That’s nice of you to chat! I’m just the AI assistant at ${store}, so I don’t have much to say about myself. What can I help you with?`,
  ack: 'All right! I’m here if you need anything else.',
  name: (store: string) => `I don’t have a name of my own: I’m the AI assistant at ${store}. What can I help you with?`,
  confused:
    'I’m sorry if that wasn’t clear. Tell me in a few words what you need, such as our hours, a refill or a vaccine, and I’ll try again.',
  emoji: '🙂 How can I help you today?',

  /** Short forms before the answer to a question. */
  first: {
    thanks: 'You’re welcome!',
    compliment: 'Thank you, that’s very kind!',
    anger: 'I’m sorry for the trouble.',
    howAreYou: 'I’m doing well, thanks for asking!',
    wish: 'Thank you, and the same to you!',
    oops: 'No problem!',
    weather: 'I can’t see the weather outside.',
    politics: 'I leave opinions on that to people.',
  },

  /** Follows an answer to a message that contained personal details. */
  noDetails:
    'You don’t need to share personal details such as a name, birth date or number here: I can’t see records, and our staff will ask you by phone or in the store.',
  /** Follows an answer that says nothing of what was asked for. */
  noMore: (things: string) => `I don’t have more details about ${things}; our staff can tell you.`,
  openPart: (parts: string) => `I don’t know about ${parts}.`,
  /** Leads in the store's answer below the card of the pharmacist. */
  beside: 'For the rest of your message:',
  openQuestion: 'I don’t know the answer to the other question.',
  openMedicine: (parts: string) => `Our pharmacist can answer ${parts}.`,
  openMedicineQuestion: 'Your question about a medicine is one for our pharmacist.',
  callForOpen: (phone: string) => `For that, call us at **${phone}**, and someone will help you.`,
  otherBusiness: (store: string, phone: string) =>
    `I only know about ${store}, not about other businesses. If there’s something you need from us, call us at **${phone}**.`,
};

/** Replies to small talk; every language needs them. */
export type SocialTexts = typeof socialEn;
