import type { Random } from '@rxweb/platform/random/seeded-random';
import { checkWrites, type Verdict } from '../ledger/check-all.ts';
import { createLedger } from '../ledger/ledger.ts';
import { createKnown, type Writer, writeSomething } from '../ledger/write-all.ts';
import type { Carrier, Server } from '../tools/server.ts';

const lanes = 4;

export interface Writers {
  acknowledged(): number;
  /** Ends them and checks what was acknowledged. */
  check(): Promise<Verdict>;
}

/** People who write in every way until checked. `name` marks their writes at the carrier. */
export function startWriters(server: Server, carrier: Carrier, token: string, random: Random, name: string): Writers {
  const ledger = createLedger();
  const writer: Writer = { server: () => server, carrier, token, ledger, random, known: createKnown() };
  let isOver = false;
  const lane = async (number: number) => {
    for (let n = 0; !isOver; n++) await writeSomething(writer, `${name}-${number}-${n}`).catch(() => undefined);
  };
  const work = Array.from({ length: lanes }, (_, number) => lane(number));
  return {
    acknowledged: () => ledger.acknowledged(),
    async check() {
      isOver = true;
      await Promise.all(work);
      return checkWrites(server, carrier, token, ledger.writes);
    },
  };
}
