import { serveTasks } from '../../../../http/workbench/serve-tasks.ts';
import { countPages } from '../attached/open-pdf.ts';

serveTasks(countPages);
