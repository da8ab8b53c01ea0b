import { drawBlock } from '../drawing/draw-block.ts';
import { letter, margin, type Pen } from '../drawing/pen.ts';
import { isLandscape } from './fit-page.ts';
import { drawFrame, drawPicture } from './frame.ts';
import type { Attachment } from './read-attachment.ts';

/** A PDF gets an empty frame per page. */
export function drawAttachment(pen: Pen, header: string, { shows }: Attachment): void {
  if (shows.kind === 'pages') for (const page of shows.pages) drawFrame(pen, header, isLandscape(page));
  else if (shows.kind === 'picture') drawPicture(pen, header, shows.bytes);
  else drawNotice(pen, header, shows.text);
}

function drawNotice(pen: Pen, header: string, text: string): void {
  drawFrame(pen, header, false);
  pen.x = margin.side;
  pen.y = letter.height / 3;
  drawBlock(pen, { kind: 'heading', text: header });
  drawBlock(pen, { kind: 'text', text });
}
