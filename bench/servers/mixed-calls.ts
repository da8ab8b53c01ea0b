import { ask, newVisitor } from '../chat/ask.ts';
import { call } from '../tools/http-call.ts';

/** What staff pages read, most of all. */
const reads = ['/api/waiting', '/api/sms/desk', '/api/conversations', '/api/session', '/api/twilio/messages?limit=50'];
const questions = [
  'Until when are you open on Friday?',
  'Do you deliver, and what does it cost?',
  'Where can I park?',
  'Can I bring back medicine that I have not used?',
];

export const callsPerQuestion = 5;

/** The calls of a store's day, by number: of five, one visitor's question, whose answer is read to its end, and four reads of staff. */
export async function mixedCall(url: string, token: string, number: number): Promise<void> {
  const pick = Math.floor(number / callsPerQuestion);
  if (number % callsPerQuestion === 0) {
    const { last } = await ask(`${url}/api/chat-stream`, newVisitor(number), questions[pick % questions.length] ?? '');
    if (last !== 'end') throw new Error(`the answer ended with ${last}`);
    return;
  }
  const path = reads[(pick + number) % reads.length] ?? '';
  const address = `10.200.${(number >> 8) & 255}.${number & 255}`;
  await call(url + path, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } });
}
