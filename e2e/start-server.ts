import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '../apps/server/src/start.ts';
import { startTwilioDouble } from '../apps/server/src/testing/twilio-double/twilio-double.ts';

// The server of the journeys, with an SMS carrier that answers as Twilio does: texts really leave it.

const carrier = await startTwilioDouble();
writeFileSync(join(process.env.RXWEB_E2E_DATA ?? '', 'carrier-url'), carrier.url);
Object.assign(process.env, carrier.env);
await start(process.env);
