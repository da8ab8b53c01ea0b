const megabyte = 1_000_000;

/** A file's size: `1.2 MB`, `340 kB`. */
export function sizeText(bytes: number): string {
  return isSmallSize(bytes) ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes(bytes)} MB`;
}

/** Whether a size is said in kB rather than in MB. */
export function isSmallSize(bytes: number): boolean {
  return bytes < megabyte / 10;
}

/** A number of bytes in MB, with one place: `1.2`. */
export function megabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}
