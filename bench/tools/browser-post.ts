interface BrowserPost {
  path: string;
  body: string;
  accept: string;
  /** `rx-visitor=…` */
  cookie: string;
  /** Whom the proxy in front names as the caller. */
  address: string;
  /** Whole header lines besides. */
  more?: readonly string[];
}

/** The bytes of a POST of JSON as a browser on the page sends it, behind one proxy. */
export function browserPost({ path, body, accept, cookie, address, more = [] }: BrowserPost): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: keep-alive',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `accept: ${accept}`,
    'accept-language: en-US,en;q=0.9',
    'accept-encoding: gzip, deflate, br, zstd',
    'user-agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'sec-fetch-site: same-origin',
    'sec-fetch-mode: cors',
    'sec-fetch-dest: empty',
    ...more,
    `x-forwarded-for: ${address}`,
    `cookie: ${cookie}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
