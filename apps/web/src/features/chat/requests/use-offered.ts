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
}

const none: Offered = { services: [], vaccines: [] };

/** What the store offers by appointment; without an answer, the usual services. */
export function useOffered(kind: RequestKind): Offered {
  const [offered, setOffered] = useState<Offered>(kind === 'appointment' ? { ...none, services: null } : none);
  useEffect(() => {
    if (kind !== 'appointment') return;
    let isGone = false;
    callEndpoint(listServices, {}).then(
      (answer) => isGone || setOffered(answer),
      (error) => {
        logFailure('The services could not be loaded', error);
        if (!isGone) setOffered(none);
      },
    );
    return () => {
      isGone = true;
    };
  }, [kind]);
  return offered;
}
