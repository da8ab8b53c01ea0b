import type { Settings } from '@rxweb/contracts/settings';
import { contrastRatio } from '@rxweb/domain/brand/contrast';
import { PhotonImage } from '@silvia-odwyer/photon-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../testing/staff.ts';
import { siteOf } from '../kernel/http/site-of.ts';

const path = '/api/admin/settings';
let test: TestApp;
let admin: StaffMember;
beforeAll(async () => {
  test = await createTestApp(undefined, { STORE_FILE: '' });
  admin = await hire(test, 'owner', 'admin');
});
afterAll(() => test.close());

const get = (place: string, headers = {}) => fetch(test.url + place, { headers });
const text = async (place: string, headers = {}) => (await get(place, headers)).text();

async function saveBrand(brand: Settings['brand']): Promise<number> {
  const { version, settings } = await (await admin.call('GET', path)).json();
  const { brand: _, ...rest } = settings;
  return (await admin.call('PUT', path, { version, settings: { ...rest, ...(brand && { brand }) } })).status;
}

const redraw = async (picture: Uint8Array) =>
  admin.call('POST', `${path}/logo`, { picture: Buffer.from(picture).toString('base64') });

/** Pages without a script; the last one is a status link that no longer works. */
const plainPages = ['/privacy', '/requests/new/refill', '/requests/gone'];

/** Noise compresses badly; a flat picture well. */
function picture(width: number, height: number, isNoisy = false): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).map((_, index) => {
    if (index % 4 === 3) return 255;
    return isNoisy ? (index * 2_654_435_761) >>> 24 : 90;
  });
  return new PhotonImage(pixels, width, height).get_bytes();
}

const sizeOf = (logo: string) => {
  const image = PhotonImage.new_from_base64(logo.split(',')[1] ?? '');
  return [image.get_width(), image.get_height()];
};

it('S27-304 a picture is redrawn as a small square; a program, a broken and a tiny one are refused', {
  timeout: 60_000,
}, async () => {
  const { logo } = await (await redraw(picture(600, 200))).json();
  expect(logo).toMatch(/^data:image\/png;base64,/);
  expect(sizeOf(logo)).toEqual([256, 256]);
  const noisy = await (await redraw(picture(700, 700, true))).json();
  expect(noisy.logo).toMatch(/^data:image\/jpeg;base64,/);
  expect(noisy.logo.length).toBeLessThanOrEqual(32_000);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [bytes, refused] of [
    [Buffer.from(svg), ['kind', 'broken']],
    [Buffer.from('%PDF-1.7\n'), ['kind', 'broken']],
    [picture(600, 200).subarray(0, 300), ['broken', 'kind']],
    [picture(100, 127), ['small']],
  ] as const)
    expect(refused).toContain((await (await redraw(bytes)).json()).refused);
  expect((await admin.call('POST', `${path}/logo`, { picture: 'A'.repeat(3_000_000) })).status).toBe(413);
});

it('S27-305 a logo is on every page and in every icon as soon as it is saved, and gone when it is removed', {
  timeout: 60_000,
}, async () => {
  const shipped = Buffer.from(await (await get('/icons/icon-192.png')).arrayBuffer());
  const { logo } = await (await redraw(picture(300, 300))).json();
  expect(await saveBrand({ logo })).toBe(200);
  const address = /"logo":"([^"]+)"/.exec(await text('/'))?.[1] ?? '';
  const answer = await get(address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(logo.split(',')[1]);
  expect(await text('/app/dashboard')).toContain(`"logo":"${address}"`);
  expect(await text('/widget')).toContain(`"logo":"${address}"`);
  for (const page of plainPages)
    expect(await text(page)).toContain(`<img class="logo" src="${address}" width="34" height="34" alt="">`);
  const { icons } = await (await get('/manifest.webmanifest')).json();
  for (const { src, sizes } of icons) {
    const icon = await get(src);
    expect(icon.status).toBe(200);
    const bytes = Buffer.from(await icon.arrayBuffer());
    if (sizes === 'any') expect(bytes.toString()).toContain('data:image/png;base64,');
    else expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(await text('/favicon-unread.svg')).toContain('<circle');
  expect(
    (await get(icons[0].src, { 'if-none-match': (await get(icons[0].src)).headers.get('etag') ?? '' })).status,
  ).toBe(304);

  expect(await saveBrand(undefined)).toBe(200);
  expect(await text('/')).not.toContain('"logo"');
  expect((await get(address)).status).toBe(404);
  expect(Buffer.from(await (await get('/icons/icon-192.png')).arrayBuffer()).equals(shipped)).toBe(true);
});

it('S27-306 a color that can’t be read is shown as the nearest one that can, on pages, mails and other websites', {
  timeout: 60_000,
}, async () => {
  expect(await saveBrand({ accent: '#ffcc00', shortName: 'Alder Rx' })).toBe(200);
  const [, light = ''] = /data-theme\]\{--accent:(#[0-9a-f]{6})/.exec(await text('/')) ?? [];
  expect(contrastRatio(light, '#f7f6f3')).toBeGreaterThanOrEqual(4.5);
  for (const page of plainPages) expect(await text(page)).toContain(`--accent:${light}`);
  expect(await text('/widget.js')).toContain(`"colors":[["${light}","#ffffff"]`);
  expect(siteOf(test.context.store, test.context.settings.current.brand).accent?.accent[0]).toBe(light);
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({ short_name: 'Alder Rx' });
  const icon = await get('/icons/icon-512.png');
  expect(icon.headers.get('content-type')).toBe('image/png');
  const pixels = PhotonImage.new_from_byteslice(new Uint8Array(await icon.arrayBuffer())).get_raw_pixels();
  const edge = (256 * 512 + 4) * 4;
  expect([...pixels.subarray(edge, edge + 3)]).toEqual(
    [1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16)),
  );
  // Its initials, in white.
  expect([...pixels].some((_, at) => at % 4 === 0 && pixels[at] === 255 && pixels[at + 1] === 255)).toBe(true);
  expect(await saveBrand(undefined)).toBe(200);
});

it('S27-307 settings with anything else as a color or a logo are refused, also when they are imported', async () => {
  const brands = [
    { accent: 'red' },
    { accent: '#ffcc00;}body{display:none' },
    { logo: 'https://elsewhere.example/logo.png' },
    { logo: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' },
    { logo: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(32_000)}` },
    { shortName: 'A name that is too long' },
  ];
  for (const brand of brands) expect(await saveBrand(brand)).toBe(400);
});
