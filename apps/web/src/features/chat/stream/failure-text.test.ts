import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { chatEn as en } from '../../../texts/chat-en.ts';
import { chatEs as es } from '../../../texts/chat-es.ts';
import { InterruptedError, StatusError, StreamError } from '../chat.api.ts';
import { failureAdvice, failureText } from './failure-text.ts';

it.each([
  [
    'S8-03 S8-05 a status',
    new StatusError(503),
    'Sorry, there was an error: HTTP error! status: 503. Please try again.',
  ],
  [
    'S8-04 S8-05 an unnamed stream error',
    new StreamError(''),
    'Sorry, there was an error: Stream error occurred. Please try again.',
  ],
  [
    'a stream error that ends in a full stop',
    new StreamError('Too many.'),
    'Sorry, there was an error: Too many. Please try again.',
  ],
  ['anything else', new Error('odd'), 'Sorry, there was an error: odd. Please try again.'],
])('%s uses the words of the specification', (_, error, text) => {
  expect(failureText(error, en)).toBe(text);
});

it('gives each kind of failure its own Spanish text, without English words', () => {
  const failures = [
    new StatusError(503),
    new StreamError(''),
    new InterruptedError(),
    new ApiError('network', 0, 'Failed to fetch'),
  ];
  const texts = failures.map((error) => failureText(error, es));
  expect(new Set(texts).size).toBe(failures.length);
  expect(texts[0]).toContain('503');
  expect(texts.join()).not.toMatch(/error!|status|connection|fetch/i);
});

it('keeps what the server said in the language of the visitor', () => {
  expect(failureText(new StreamError('No se pudo terminar la respuesta'), es)).toContain(
    'No se pudo terminar la respuesta.',
  );
});

it.each([
  [undefined, 'in a few minutes', 'en unos minutos'],
  [0, 'in a minute', 'en un minuto'],
  [61, 'in 2 minutes', 'en 2 minutos'],
  [90 * 60, 'in 90 minutes', 'en 90 minutos'],
  [20 * 3600 - 5, 'in 20 hours', 'en 20 horas'],
])('says after too many messages when to try again: %s s', (seconds, english, spanish) => {
  const error = new StatusError(429, seconds);
  expect(failureAdvice(error, en)).toContain(`${english}.`);
  expect(failureAdvice(error, es)).toContain(`${spanish}.`);
  // The specification's own text stays beside it.
  expect(failureText(error, en)).toBe('Sorry, there was an error: HTTP error! status: 429. Please try again.');
  expect(failureAdvice(new StatusError(503, seconds), en)).toBeUndefined();
});
