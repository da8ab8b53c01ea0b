import { pagesHeader } from '@rxweb/contracts/shared/file-state';

export async function toViewedPage(answer: Response): Promise<{ blob: Blob; pages: number }> {
  return { blob: await answer.blob(), pages: Number(answer.headers.get(pagesHeader) ?? 1) };
}
