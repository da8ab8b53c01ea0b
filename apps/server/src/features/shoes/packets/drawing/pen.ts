import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export type Pen = PDFKit.PDFDocument;

/** US Letter, in points. */
export const letter = { width: 612, height: 792 } as const;
export const margin = { side: 54, top: 56, bottom: 64 } as const;
export const textWidth = letter.width - 2 * margin.side;

export const ink = { text: '#1b2430', soft: '#556070', line: '#b6bec9', fill: '#f2f4f7', mark: '#b3261e' } as const;

const require = createRequire(import.meta.url);
const fonts = {
  plain: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  italic: require.resolve('@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
};

/** Fonts cover Latin, Greek and Cyrillic names. */
export function createPen({ title, author }: { title: string; author: string }): Pen {
  const pen = new PDFDocument({
    info: { Title: title, Author: author, Creator: 'RxWeb', Producer: 'RxWeb' },
    displayTitle: true,
    size: [letter.width, letter.height],
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-US',
  });
  for (const [name, file] of Object.entries(fonts)) pen.registerFont(name, file);
  return pen;
}

export async function finish(pen: Pen): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  pen.once('end', resolve).once('error', reject);
  pen.end();
  await promise;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Starts a new page unless this much space is left. */
export function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height > letter.height - margin.bottom) pen.addPage();
}
