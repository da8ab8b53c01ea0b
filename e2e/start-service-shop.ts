import { createTestApp } from '../apps/server/testing/create-test-app.ts';
import { saveServices, testService } from '../apps/server/testing/save-services.ts';

// A store that takes appointments, without the app's own pages, in a process of its own: says where it listens, and ends when told.

const shop = await createTestApp(undefined, { STORE_FILE: '' });
await saveServices(shop.context, [
  testService(),
  testService({ slug: 'shoe-fitting', name: { en: 'Shoe fitting', es: 'Prueba de zapatos' }, minutes: 60 }),
]);
process.on('message', async () => {
  await shop.close();
  process.exit(0);
});
process.send?.(shop.url);
