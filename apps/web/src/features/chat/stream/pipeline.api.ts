import { sendOutbound } from '@rxweb/contracts/chat';
import { callEndpoint } from '../../../api/call-endpoint.ts';

/** Reports one visitor message to the pipeline after its stream (spec section 7). */
export async function sendToPipeline(message: { chatId: string; text: string }): Promise<void> {
  await callEndpoint(sendOutbound, { body: message }, {});
}
