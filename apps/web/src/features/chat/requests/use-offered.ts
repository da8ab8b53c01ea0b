import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import { listServices } from '@rxweb/contracts/requests/slots';
import type { VaccineRule } from '@rxweb/contracts/settings/appointments';
import type { OfferedServices } from '@rxweb/domain/requests/form/service-choice';
import { useEffect, useState } from 'react';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { logFailure } from '../../../browser/log.ts';

interface Offered {
  /** Null while they load. */
  services: OfferedServices | null;
  vaccines: readonly VaccineRule[];
  isDelivering: boolean;
}

const usual: Offered = { services: [], vaccines: [], isDelivering: true };

/** What the store offers by appointment, and whether it delivers; without an answer, the usual services and deliveries. */
export function useOffered(kind: RequestKind): Offered {
  const [offered, setOffered] = useState<Offered>(kind === 'appointment' ? { ...usual, services: null } : usual);
  useEffect(() => {
    if (kind !== 'appointment' && kind !== 'refill') return;
    let isGone = false;
    callEndpoint(listServices, {}).then(
      (answer) => isGone || setOffered(answer),
      (error) => {
        logFailure('The services could not be loaded', error);
        if (!isGone) setOffered(usual);
      },
    );
    return () => {
      isGone = true;
    };
  }, [kind]);
  return offered;
}
