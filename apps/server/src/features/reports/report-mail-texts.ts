import type { PromiseCounts, WeekFigures } from '@rxweb/contracts/reports';
import type { Language } from '@rxweb/contracts/shared/language';
import { durationText, totalOf } from '@rxweb/domain/reports/figures';

interface ReportMailTexts {
  subject: (week: string) => string;
  quiet: string;
  /** One sentence or two about each part. */
  lines: (now: WeekFigures, before: WeekFigures) => string[];
  open: string;
  ending: string;
}

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const median = ({ medianMinutes }: PromiseCounts, language: Language, text: (duration: string) => string) =>
  medianMinutes === null ? '' : ` ${text(durationText(medianMinutes, language))}`;

const en: ReportMailTexts = {
  subject: (week) => `Weekly report, ${week}`,
  quiet: 'Nothing was asked or sent in this week.',
  lines(now, before) {
    const { received, done, declined, canceled, open } = totalOf(now.requests);
    const { answers, ready, callbacks, solved, questions, alarms, notices } = now;
    const inTime = ({ kept, late }: PromiseCounts) => `${kept} in time, ${late} late.`;
    return [
      `Requests: ${received} received (week before: ${totalOf(before.requests).received}). ${done} done, ${declined} declined, ${canceled} canceled, ${open} still open.`,
      `First answer: ${inTime(answers)}${median(answers, 'en', (time) => `Half of them within ${time}.`)}`,
      `Ready or done: ${inTime(ready)}${median(ready, 'en', (time) => `Half of them within ${time}.`)}`,
      `Callbacks: ${callbacks.asked} asked for (week before: ${before.callbacks.asked}), ${callbacks.done} done. ${inTime(callbacks)}`,
      `Without a call: ${solved.chatsWithoutCall} of ${solved.chats} chats, ${solved.requestsWithoutCall} of ${solved.requests} requests that are done.`,
      `Questions in the chat: ${questions.asked} (week before: ${before.questions.asked}), ${questions.unanswered} without an answer.`,
      `Safety cards shown: ${sumOf(now.cards)} (week before: ${sumOf(before.cards)}).`,
      `Texts that raised an alarm: ${sumOf(alarms)}. Order notices: ${notices.sent} sent, ${notices.held} held for the morning, ${notices.refused} not sent.`,
    ];
  },
  open: 'Open the report',
  ending: 'You switched these emails on. Switch them off on the page of the report.',
};

const es: ReportMailTexts = {
  subject: (week) => `Informe semanal, ${week}`,
  quiet: 'En esta semana no se pidió ni se envió nada.',
  lines(now, before) {
    const { received, done, declined, canceled, open } = totalOf(now.requests);
    const { answers, ready, callbacks, solved, questions, alarms, notices } = now;
    const inTime = ({ kept, late }: PromiseCounts) => `${kept} a tiempo, ${late} tarde.`;
    return [
      `Solicitudes: ${received} recibidas (semana anterior: ${totalOf(before.requests).received}). ${done} hechas, ${declined} rechazadas, ${canceled} canceladas, ${open} abiertas.`,
      `Primera respuesta: ${inTime(answers)}${median(answers, 'es', (time) => `La mitad en menos de ${time}.`)}`,
      `Listas o hechas: ${inTime(ready)}${median(ready, 'es', (time) => `La mitad en menos de ${time}.`)}`,
      `Llamadas al visitante: ${callbacks.asked} pedidas (semana anterior: ${before.callbacks.asked}), ${callbacks.done} hechas. ${inTime(callbacks)}`,
      `Sin llamada: ${solved.chatsWithoutCall} de ${solved.chats} chats, ${solved.requestsWithoutCall} de ${solved.requests} solicitudes hechas.`,
      `Preguntas en el chat: ${questions.asked} (semana anterior: ${before.questions.asked}), ${questions.unanswered} sin respuesta.`,
      `Tarjetas de seguridad mostradas: ${sumOf(now.cards)} (semana anterior: ${sumOf(before.cards)}).`,
      `Mensajes que dieron una alarma: ${sumOf(alarms)}. Avisos de pedidos: ${notices.sent} enviados, ${notices.held} en espera hasta la mañana, ${notices.refused} no enviados.`,
    ];
  },
  open: 'Abrir el informe',
  ending: 'Usted activó estos correos. Puede desactivarlos en la página del informe.',
};

export const reportMailTexts: Record<Language, ReportMailTexts> = { en, es };
