import { handleTasks } from '../sandbox/handle-tasks.ts';
import { drawPage } from './draw-page.ts';
import { drawPicture } from './draw-picture.ts';
import type { DrawnView, ViewTask } from './file-views.ts';

handleTasks(drawView);

async function drawView({ bytes, type, page }: ViewTask): Promise<DrawnView> {
  return type === 'application/pdf' ? drawPage(bytes, page) : { jpeg: drawPicture(bytes), pages: 1 };
}
