import { readAppointmentDay } from '@rxweb/contracts/requests/day';
import * as contract from '@rxweb/contracts/requests/slots';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import type { RequestsDeps } from '../requests-deps.ts';
import { readDay } from './appointment-day.ts';
import { hold } from './book.ts';
import { listSlotsOf, readServices } from './list-slots.ts';
import * as own from './own-appointment.ts';

/** What can be booked, and what a visitor does with a booked time. */
export function appointmentRoutes(
  app: FastifyInstance,
  { requests, ...deps }: HttpDeps & { requests: RequestsDeps },
): void {
  registerEndpoint(app, deps, contract.listServices, { limit: 'read' }, async () => readServices(requests));

  registerEndpoint(app, deps, contract.listSlots, { limit: 'read' }, ({ input: { query }, visitor }) =>
    listSlotsOf(requests, { ...query, holder: visitor.hash }),
  );

  registerEndpoint(app, deps, contract.holdSlot, { limit: 'hold' }, ({ input: { body }, visitor }) =>
    hold(requests, visitor, { service: body.service, startsAt: new Date(body.startsAt) }),
  );

  registerEndpoint(app, deps, contract.moveOwnRequest, { limit: 'ownRequest' }, ({ input, visitor }) => {
    const { startsAt, ...which } = input.body;
    return own.move(requests, visitor, which, new Date(startsAt));
  });

  registerEndpoint(app, deps, contract.listOwnSlots, { limit: 'ownRequest' }, ({ input, visitor }) =>
    own.slotsToMoveTo(requests, visitor, input.body),
  );

  registerEndpoint(app, deps, contract.readOwnCalendar, { limit: 'ownRequest' }, ({ input, visitor }) =>
    own.readCalendar(requests, visitor, input.body),
  );

  registerEndpoint(app, deps, readAppointmentDay, { limit: 'staff' }, ({ input, ...call }) =>
    readDay(requests, toActor(call), input.query.date),
  );
}
