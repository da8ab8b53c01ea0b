import { inflateRawSync } from 'node:zlib';
import { inspectFile } from '@rxweb/domain/uploads/inspection/inspect-file';
import { inspectMedia } from '@rxweb/domain/uploads/inspection/inspect-media';
import type { FileVerdict } from '@rxweb/domain/uploads/inspection/verdict';
import { fileTypeFromBuffer } from 'file-type';
import { handleTasks } from '../sandbox/handle-tasks.ts';
import type { InspectionTask } from './inspector.ts';

handleTasks(inspect);

async function inspect(file: InspectionTask): Promise<FileVerdict> {
  const recognized = (await fileTypeFromBuffer(file.bytes))?.mime ?? null;
  const inspectAs = file.isOfText ? inspectMedia : inspectFile;
  return inspectAs({ ...file, recognized }, (packed, maxOutputLength) => inflateRawSync(packed, { maxOutputLength }));
}
