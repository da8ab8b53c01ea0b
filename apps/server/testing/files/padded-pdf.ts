/** A PDF that is mostly padding, for tests of transport. */
export function paddedPdf(paddingBytes: number, fill = 'x'): Buffer<ArrayBuffer> {
  const [start, end] = ['%PDF-1.7\n1 0 obj<<>>endobj\n%', '\ntrailer<</Root 1 0 R>>\n%%EOF\n'];
  return Buffer.concat([Buffer.from(start), Buffer.alloc(paddingBytes, fill), Buffer.from(end)]);
}
