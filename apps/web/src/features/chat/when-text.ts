import { formatClock } from '@rxweb/domain/format';

/** A moment on the reader's own clock: `9:38 am`. */
export function timeText(atMs: number): string {
  const at = new Date(atMs);
  return formatClock(`${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`);
}

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** The reader's own day: `Tuesday, May 19`. */
export function dayText(atMs: number): string {
  return dayFormat.format(atMs);
}

const checkedFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** When a person last checked a source: `checked today`, `checked May 4`, with the year when it is another. */
export function checkedText(lastChecked: string, today: string): string {
  const date = lastChecked.slice(0, 10);
  if (date === today) return 'checked today';
  const at = Date.parse(date);
  if (Number.isNaN(at)) return '';
  const day = checkedFormat.format(at);
  return date.slice(0, 4) === today.slice(0, 4) ? `checked ${day}` : `checked ${day}, ${date.slice(0, 4)}`;
}

const megabyte = 1_000_000;

/** A file's size: `1.2 MB`, `340 kB`. */
export function sizeText(bytes: number): string {
  return bytes < megabyte / 10 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes(bytes)} MB`;
}

/** How much of a file has left: `1.4 of 2.2 MB`. */
export function sentText(sentBytes: number, totalBytes: number): string {
  if (totalBytes < megabyte / 10) return `${Math.round(sentBytes / 1000)} of ${sizeText(totalBytes)}`;
  return `${megabytes(sentBytes)} of ${sizeText(totalBytes)}`;
}

function megabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
