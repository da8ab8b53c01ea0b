const abbreviations =
  /\b(mon|tues?|weds?|thurs?|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic|lun|mie|jue|vie|sab|dom|st|jr)\./g;
const weekdayPair =
  /\b(mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|lun\w*|mar\w*|mie\w*|jue\w*|vie\w*|sab\w*|dom\w*)-(?=(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom))/g;

/**
 * A message as plain words for the time rules: lower case, no accents or apostrophes. Commas stay as ` , `, ends of clauses as ` . `,
 * dashes of spans as ` - `; dates and times keep their marks.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/(\d)([ap])\b/g, '$1 $2m')
    .replace(/\b(\d{1,2})h(\d\d)?\b/g, (_all, hour: string, minutes = '00') => `${hour}:${minutes}`)
    .replace(/\b(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)\b/g, '$1/$2/$3')
    .replace(/\b(\d{1,2})\.(\d\d)(?= [ap]m\b)/g, '$1:$2')
    .replace(abbreviations, '$1')
    .replace(/\bwk(s?)\b/g, 'week$1')
    .replace(weekdayPair, '$1 - ')
    .replace(/(\d)(am|pm)/g, '$1 $2')
    .replace(/\b(am|pm)-/g, '$1 - ')
    .replace(/(?<![\d-])(\d{1,2}(?:st|nd|rd|th|:\d\d)?)-(?=\d{1,2}(?:st|nd|rd|th|:\d\d)?\b(?!-))/g, '$1 - ')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' & ')
    .replace(/@/g, ' at ')
    .replace(/,/g, ' , ')
    .replace(/[.!?;()…¿¡\n]+/g, ' . ')
    .replace(/ - /g, ' \uE000 ')
    .replace(/(?<!\d)-|-(?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}/:\-,.&$%#\uE000]+/gu, ' ')
    .replaceAll('\uE000', '-')
    .replace(/ +/g, ' ')
    .trim();
}
