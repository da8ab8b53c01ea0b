import { expect, it } from 'vitest';
import { cameraRequest, type Device, isIos } from './camera-request.ts';

const desktop: Device = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36',
  platform: 'Linux x86_64',
  maxTouchPoints: 0,
  isNarrow: false,
};
const android = { ...desktop, userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile Safari/537.36' };
const androidTablet = { ...desktop, userAgent: 'Mozilla/5.0 (Linux; Android 16; SM-X900) Chrome/150.0 Safari/537.36' };
const iphone = { ...desktop, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', platform: 'iPhone' };
const ipad = {
  ...desktop,
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)',
  platform: 'MacIntel',
  maxTouchPoints: 5,
};
const mac = { ...ipad, maxTouchPoints: 0 };

it('S9-11 asks for 1920 x 1080 on computers', () => {
  for (const device of [desktop, mac])
    expect(cameraRequest(device).video).toMatchObject({ width: { ideal: 1920 }, height: { ideal: 1080 } });
});

it('S9-12 asks for 1280 x 720 on phones and Android', () => {
  for (const device of [android, androidTablet, iphone, ipad, { ...desktop, isNarrow: true }])
    expect(cameraRequest(device).video).toMatchObject({ width: { ideal: 1280 }, height: { ideal: 720 } });
});

it('asks for the camera on the back, and never for the microphone', () => {
  expect(cameraRequest(android)).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } });
});

it('S8-35 knows an iPhone and an iPad, and no Mac', () => {
  expect([iphone, ipad, mac, android, desktop].map(isIos)).toEqual([true, true, false, false, false]);
});
