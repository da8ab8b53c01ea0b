import { describeReleases } from './describe-releases.ts';
import { clientConstants } from './sections/client-constants.ts';
import { gateway } from './sections/gateway.ts';
import { realtime } from './sections/realtime.ts';
import { rest } from './sections/rest.ts';
import { storageBuckets } from './sections/storage-buckets.ts';
import { storageManage } from './sections/storage-manage.ts';
import { storageRead } from './sections/storage-read.ts';
import { storageUpload } from './sections/storage-upload.ts';

describeReleases({
  gateway,
  rest,
  'storage: upload': storageUpload,
  'storage: read': storageRead,
  'storage: manage': storageManage,
  'storage: buckets': storageBuckets,
  realtime,
  'client constants': clientConstants,
});
