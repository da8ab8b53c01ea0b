/** Names the conversation that this device last wrote in, so that it comes back. Absent where a visitor has only looked. */
export const screenKey = 'rx-chat-screen';
/** Cleared conversations that the server has still to forget. */
export const forgetKey = 'rx-chat-forget';
