/** E-mail and web addresses, account names and network addresses in plain signs. Each form is replaced by its word, in this order. */

const local = String.raw`(?<![\p{L}\d._%+'-])[\p{L}\d][\p{L}\d._%+'-]{0,199}`;
const at = String.raw`(?: ?@ ?| ?[(\[{<] ?(?:at|arroba) ?[)\]}>] ?)`;
const domain = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;
const dot = String.raw`(?:\.| ?[(\[{<] ?(?:dot|punto) ?[)\]}>] ?| (?:dot|punto) )`;

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

export const onlineForms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${local}${at}${domain}(?:${dot}${domain}){1,8}`, 'giu'), '[e-mail]'],
  [new RegExp(`${local} (?:at|arroba) ${domain}(?: (?:dot|punto) ${domain}){1,4}`, 'giu'), '[e-mail]'],
  [/(?<![\p{L}\d])(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/giu, '[link]'],
  [/(?<![\p{L}\d@.-])(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,6}\p{L}{2,18}(?::\d{1,5})?[/?][^\s<>"]{1,2000}/giu, '[link]'],
  [/(?<![\p{L}\d._%+'-])[\p{L}\d][\p{L}\d._%+'-]{0,199}@[\p{L}\d][\p{L}\d-]{1,62}/gu, '[e-mail]'],
  [/(?<![\p{L}\d@.])@[\p{L}\d_][\p{L}\d_.]{1,40}/gu, '[account]'],
  [new RegExp(String.raw`(?<![\d.])${octet}(?:\.${octet}){3}(?![\d.]\d|\d)`, 'g'), '[network address]'],
  [
    /(?<![\p{L}\d:])(?=[\da-f:]{0,45}(?:::|(?::[\da-f]{0,4}){7}))[\da-f]{1,4}(?::{1,2}[\da-f]{1,4}){1,7}(?![\p{L}\d:])/giu,
    '[network address]',
  ],
];
