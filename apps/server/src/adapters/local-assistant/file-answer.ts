import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import type { Question } from '../../features/chat/answerer.ts';
import { fileTruth } from '../../features/chat/files/file-truth.ts';
import { type Answer, storeSource } from './answer.ts';
import type { ReplyTexts } from './texts/texts.ts';

/** The answer to files without words: they arrived, and staff can see them. */
export function answerFileAlone(store: StoreInfo, question: Question, words: ReplyTexts): Answer {
  const { files, now, waitsForPerson } = question;
  const truth = fileTruth(files, words.language, waitsForPerson);
  return {
    text: `${words.fileArrived(truth, formatPhone(store.phone))} ${openNowText(store, now, words.language)}`,
    sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
    outcome: 'answered',
    intent: 'sending-files',
    ...offer(question),
  };
}

/** An answer to the words beside files, with the truth about the files. */
export function withFileTruth(answer: Answer, question: Question, words: ReplyTexts): Answer {
  const truth = fileTruth(question.files, words.language, question.waitsForPerson);
  return { ...offer(question), ...answer, text: `${answer.text}\n\n*${truth}*` };
}

function offer({ waitsForPerson }: Question): Pick<Answer, 'offersPerson'> {
  return waitsForPerson ? {} : { offersPerson: 'button' };
}
