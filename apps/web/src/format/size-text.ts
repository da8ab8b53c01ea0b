const megabyte = 1_000_000;

/** `1.2 MB`, `340 kB`. */
export function sizeText(bytes: number): string {
  return isSmallSize(bytes) ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes(bytes)} MB`;
}

export function isSmallSize(bytes: number): boolean {
  return bytes < megabyte / 10;
}

/** Bytes in MB with one decimal: `1.2`. */
export function megabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}
