import type { Page } from '@playwright/test';

/** Reads a visitor's stored file back the way staff do: sign in, then download through our server. */
export async function readStoredFile(
  url: string,
  account: { email: string; password: string },
  path: string,
): Promise<Buffer> {
  const html = await (await fetch(url)).text();
  const boot = JSON.parse(html.match(/id="rx-boot">(.*?)<\/script>/)?.[1] ?? '{}');
  const signIn = await fetch(`${url}/backend/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: boot.backend.anonKey },
    body: JSON.stringify(account),
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const file = await fetch(`${url}/api/storage/download?bucket=chat-uploads&path=${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!file.ok) throw new Error(`the file could not be read: ${file.status} ${await file.text()}`);
  return Buffer.from(await file.arrayBuffer());
}

/** A picture such as a phone would send, drawn in the browser. */
export async function photoOfALabel(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 600, 400);
    pen.fillStyle = '#222';
    pen.font = '28px sans-serif';
    pen.fillText('ALDER STREET PHARMACY', 40, 80);
    pen.fillText('Take with food. Refills: 2', 40, 140);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}
