import type { Language } from '@rxweb/contracts/shared/language';
import type { FieldName } from './form-fields.ts';
import { type FormTexts, formTextsEn } from './form-texts-en.ts';
import { formTextsEs } from './form-texts-es.ts';

export type { FormTexts };

export const formTexts: Record<Language, FormTexts> = { en: formTextsEn, es: formTextsEs };

/** A field's label. The box for texts has the words of every phone field instead (`legal/text-consent.ts`). */
export const labelOf = ({ labels }: FormTexts, name: FieldName) => (name === 'wantsTexts' ? '' : labels[name]);
