import { settings } from '@rxweb/contracts/settings';
import { widgetSettings } from '@rxweb/contracts/settings/widget';
import { expect, it } from 'vitest';
import { widgetHostOf } from './widget-host.ts';

const isAccepted = (...hosts: string[]) => widgetSettings.safeParse({ hosts }).success;

it.each([
  ['https://www.millbrook.example', 'https://www.millbrook.example'],
  ['  WWW.Millbrook.example/contact?x=1 ', 'https://www.millbrook.example'],
  ['https://clinic.example:443/', 'https://clinic.example'],
  ['https://clinic.example:8443/a', 'https://clinic.example:8443'],
  ['http://localhost:8080/index.html', 'http://localhost:8080'],
  ['https://farmacia-peña.example', 'https://xn--farmacia-pea-khb.example'],
])('%s is the website %s', (typed, host) => {
  expect(widgetHostOf(typed)).toBe(host);
  expect(isAccepted(host)).toBe(true);
});

it.each([
  '',
  'millbrook',
  'https://',
  'http://millbrook.example',
  'https://*.millbrook.example',
  '*',
  'https://a.example;script-src *',
  "https://a.example 'self'",
  'https://a.example,https://b.example',
  'https://a.example/path',
  'https://A.example',
  'https://a.example:443',
  'https://10.0.0.1',
  'javascript:alert(1)',
  'null',
  `https://${'a'.repeat(64)}.example`,
])('settings refuse %j, which could widen the header it goes into', (host) => {
  expect(isAccepted(host)).toBe(false);
});

it('settings hold at most twenty websites, each once, and none at first', () => {
  const hosts = Array.from({ length: 21 }, (_, index) => `https://site${index}.example`);
  expect(isAccepted(...hosts.slice(1))).toBe(true);
  expect(isAccepted(...hosts)).toBe(false);
  expect(isAccepted('https://a.example', 'https://a.example')).toBe(false);
  expect(settings.shape.widget.safeParse(undefined).success).toBe(true);
});
