import type { Endpoint } from '@rxweb/contracts/shared/endpoint';
import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { type CallOptions, callEndpoint, type EndpointArguments, type EndpointResult } from '../api/call-endpoint.ts';
import { readSession } from '../backend/load-auth.ts';
import { useBoot } from '../boot/boot.tsx';

/** As the signed-in user. Throws {@link ApiError} `unauthorized` without a session. */
export type StaffCall = <const E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  options?: Omit<CallOptions, 'accessToken'>,
) => Promise<EndpointResult<E>>;

export function useStaffCall(): StaffCall {
  const { backend } = useBoot();
  return useCallback(
    async (endpoint, input, options) => {
      const session = await readSession(backend);
      if (!session) throw new ApiError('unauthorized', 401, errorCatalogue.unauthorized.message);
      return callEndpoint(endpoint, input, { ...options, accessToken: session.access_token });
    },
    [backend],
  );
}
