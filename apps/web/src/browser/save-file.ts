export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // By now the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
