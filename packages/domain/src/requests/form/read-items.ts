import { requestLimits } from '@rxweb/contracts/requests/kinds';

/** A number as on a label, with or without a word such as `Rx` before it. */
const labelNumber =
  /^(?:(?:rx|prescription|receta|n[uú]mero|number|no\.?|num\.?|nº)\s*)*[#:.]*\s*([a-z]{0,2}\d[\d-]{2,17})$/i;

/** Splits what visitors type into Rx numbers and medicines: one a line, or separated by commas. */
export function readItems(typed: string): { rxNumbers: string[]; medicines: string } {
  const parts = typed
    .split(/[\n,;]+/)
    .flatMap((part) => (/^[\s\d#-]+$/.test(part) ? part.trim().split(/\s+/) : part.split(/\s+(?:and|y|e)\s+(?=#?\d)/i)))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const rxNumbers: string[] = [];
  const others: string[] = [];
  for (const part of parts) {
    const number = labelNumber.exec(part)?.[1];
    if (number && rxNumbers.length < requestLimits.maxRxNumbers) rxNumbers.push(number);
    else others.push(part);
  }
  return { rxNumbers: [...new Set(rxNumbers)], medicines: others.join('\n') };
}
