const actions = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&#x73;cript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.test/x',
  'tel:900',
  'https://evil.test/beacon',
  '//evil.test/beacon',
  'http://169.254.169.254/latest/meta-data',
  'https://localhost@evil.test/',
  'https://evil.test/#@localhost',
  '\\\\evil.test\\x',
  'https:evil.test',
  'ftp://evil.test/x',
];

/** The ways in which an answer could carry an address, or a script itself. */
const carriers: ((address: string) => string)[] = [
  (address) => `[words](${address})`,
  (address) => `[words](<${address}>)`,
  (address) => `![picture](${address})`,
  (address) => `![picture](<${address}> "title")`,
  (address) => `[![picture](${address})](${address})`,
  (address) => `<${address}>`,
  (address) => `[words][ref]\n\n[ref]: ${address}`,
  (address) => `![picture][ref]\n\n[ref]: <${address}>`,
  (address) => `<a href="${address}">words</a>`,
  (address) => `<img src="${address}" onerror="alert(1)">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<svg onload="alert(1)"><use href="${address}"/></svg>`,
  (address) => `<object data="${address}"></object><embed src="${address}">`,
  (address) => `<form action="${address}"><button autofocus onfocus="alert(1)">words</button></form>`,
  (address) => `<link rel="stylesheet" href="${address}"><style>@import url("${address}")</style>`,
  (address) => `<video poster="${address}" src="${address}" onerror="alert(1)" autoplay></video>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address) => `<script src="${address}"></script><script>alert(1)</script>`,
  (address) => `\`\`\`html\n<img src="${address}" onerror="alert(1)">\n\`\`\``,
  (address) => `| a |\n|---|\n| ![x](${address}) |\n\n> [words](${address} "onmouseover=alert(1)")`,
];

/** What an answer must not do: each address in each way of carrying it. */
export const payloads = carriers.flatMap((carry) => actions.map(carry));
