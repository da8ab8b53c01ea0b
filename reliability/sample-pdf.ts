/** A PDF around these bytes, so that the check of uploads takes it. */
export function samplePdf(content: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%'), content, Buffer.from('\ntrailer<<>>\n%%EOF\n')]);
}
