/** The same for whoever makes the conversations and whoever opens them. */
export const liveSecret = (n: number) => `live${String(n).padStart(39, '0')}`;
export const liveChatId = (n: number) => `chat-${1_763_744_400_000 + n}`;
