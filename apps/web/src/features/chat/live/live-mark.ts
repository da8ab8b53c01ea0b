import type { LiveFile, LiveKind, LiveOffer, StaffInChat } from '@rxweb/contracts/live/messages';

/** What makes a message one of a live chat. */
export interface LiveMark {
  /** Its number in the conversation; null until the server has it. */
  seq: number | null;
  kind: LiveKind;
  /** The sender's own name for it: sent twice, it is one message. */
  key?: string | null;
  /** The author, or whom the line is about; null for the visitor and the store. */
  staff: StaffInChat | null;
  /** Files from staff, opened by the message's id. */
  files?: readonly LiveFile[];
  messageId?: string;
  offer?: LiveOffer;
  /** The server refused it. `silent`: no person is in the chat any more. */
  refused?: 'silent' | 'failed';
}
