import { handleTasks } from '../../../../kernel/sandbox/handle-tasks.ts';
import { countPages } from '../attachments/open-pdf.ts';

handleTasks(countPages);
