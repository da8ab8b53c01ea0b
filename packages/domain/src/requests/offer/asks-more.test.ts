import { expect, it } from 'vitest';
import { asksMore } from './asks-more.ts';

it.each([
  'Can I get my shingles shot, and what would it cost?',
  'move my scripts from cvs please how long does it take',
  'can i have 60 pills of it and could you send it each month by yourselves',
  'quiero pasar mis recetas, ¿cuánto tardan?',
  'necesito mi vacuna y que necesito llevar',
])('asks more than a form answers: %s', (text) => expect(asksMore(text)).toBe(true));

it.each([
  'I need a refill',
  'I’d like to move my prescriptions from Walgreens to you, please',
  'Can I get a flu shot tomorrow?',
  'Quiero que me surtan la receta otra vez',
  'Please bring my order to my house',
])('asks for the form alone: %s', (text) => expect(asksMore(text)).toBe(false));
