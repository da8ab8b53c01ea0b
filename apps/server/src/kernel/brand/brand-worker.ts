import { handleTasks } from '../sandbox/handle-tasks.ts';
import type { BrandTask } from './brand-pictures.ts';
import { drawIcons } from './draw-icons.ts';
import { drawLogo } from './draw-logo.ts';

handleTasks(async (task: BrandTask) => ('picture' in task ? drawLogo(task.picture) : drawIcons(task)));
