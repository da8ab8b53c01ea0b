import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  PDFArray,
  type PDFEmbeddedPage,
  PDFName,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import { type FrameSize, frameRoom } from './frame.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Turn = 0 | 90 | 180 | 270;

export interface Fit {
  scale: number;
  /** The new page in scaled coordinates. */
  media: Box;
  /** Maps visible frame coordinates to the page. */
  frameMatrix: readonly [number, number, number, number, number, number];
}

/** The page's clockwise rotation. */
function turnOf(page: PDFPage): Turn {
  const quarters = Math.round(page.getRotation().angle / 90) % 4;
  return (((quarters + 4) % 4) * 90) as Turn;
}

export function isLandscape(page: PDFPage): boolean {
  const { width, height } = page.getCropBox();
  return turnOf(page) % 180 === 0 ? width > height : height > width;
}

/** Header and footer cover nothing. */
export function fitInto(box: Box, turn: Turn, frame: FrameSize): Fit {
  const isAcross = turn % 180 !== 0;
  const [width, height] = isAcross ? [frame.height, frame.width] : [frame.width, frame.height];
  const room = turnedRoom(turn);
  const across = width - room.left - room.right;
  const up = height - room.top - room.bottom;
  const scale = Math.min(1, across / box.width, up / box.height);
  const media = {
    x: box.x * scale - room.left - (across - box.width * scale) / 2,
    y: box.y * scale - room.bottom - (up - box.height * scale) / 2,
    width,
    height,
  };
  const { x, y } = media;
  const matrices = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  } as const;
  return { scale, media, frameMatrix: matrices[turn] };
}

/** Margins in the page's own orientation, so rotation shifts them. */
function turnedRoom(turn: Turn) {
  const { top, right, bottom, left } = frameRoom;
  const sides = [top, right, bottom, left];
  const side = (index: number) => sides[(index + turn / 90) % 4] ?? 0;
  return { top: side(0), right: side(1), bottom: side(2), left: side(3) };
}

export function putInFrame(page: PDFPage, frame: PDFEmbeddedPage): void {
  const box = page.getCropBox();
  const { scale, media, frameMatrix } = fitInto(box, turnOf(page), frame);
  const { node } = page;
  const { context } = node;
  // Pages may share content, so copy the list before adding to it.
  const contents = node.Contents();
  if (contents instanceof PDFArray) node.set(PDFName.of('Contents'), context.obj(contents.asArray()));
  node.normalize();
  const before = context.contentStream([
    pushGraphicsState(),
    concatTransformationMatrix(scale, 0, 0, scale, 0, 0),
    rectangle(box.x, box.y, box.width, box.height),
    clip(),
    endPath(),
  ]);
  node.wrapContentStreams(context.register(before), context.register(context.contentStream([popGraphicsState()])));
  page.scaleAnnotations(scale, scale);
  for (const name of ['TrimBox', 'BleedBox', 'ArtBox', 'UserUnit']) node.delete(PDFName.of(name));
  page.setMediaBox(media.x, media.y, media.width, media.height);
  page.setCropBox(media.x, media.y, media.width, media.height);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...frameMatrix),
    drawObject(node.newXObject('Frame', frame.ref)),
    popGraphicsState(),
  );
}
