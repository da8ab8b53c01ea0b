import { editedCaseBody } from '../shared/case-body.ts';
import { type FormValues, fillForm } from '../shared/form-values.ts';
import { caseNow, type ShoesApi } from '../shoes.api.ts';
import { mergeForms } from './merge-forms.ts';

export type Again =
  | { type: 'saved'; base: FormValues }
  /** Someone else changed the same fields: the user chooses on the case's page. */
  | { type: 'conflict' };

/** Saves a checklist that is a case already, on top of others' changes. Throws as the API does. */
export async function saveAgain(api: ShoesApi, id: string, base: FormValues, mine: FormValues): Promise<Again> {
  let file = await api.open(id);
  for (;;) {
    const merge = mergeForms(base, mine, fillForm(file));
    if (merge.conflicts.length > 0) return { type: 'conflict' };
    try {
      return { type: 'saved', base: fillForm(await api.save(id, editedCaseBody(file, merge.values))) };
    } catch (error) {
      const newer = caseNow(error);
      if (!newer) throw error;
      file = newer;
    }
  }
}
