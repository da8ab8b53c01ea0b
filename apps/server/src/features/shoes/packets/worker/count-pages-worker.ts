import { serveTasks } from '../../../../kernel/sandbox/handle-tasks.ts';
import { countPages } from '../attachments/open-pdf.ts';

serveTasks(countPages);
