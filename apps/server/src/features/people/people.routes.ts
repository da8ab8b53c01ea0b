import * as contract from '@rxweb/contracts/people';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { addNumber } from './add-number.ts';
import { mergePeople, undoMerge } from './merge.ts';
import * as service from './people.service.ts';
import { separate, undoSeparation } from './separate.ts';
import { sightOf } from './sight.ts';

const limit = { limit: 'staff' } as const;

export interface PeopleDeps {
  sql: Sql;
  config: { sms: { countryCodes: readonly string[] } };
}

/** The staff's view of people and its actions. */
export function peopleRoutes(app: FastifyInstance, { sql, config, ...deps }: HttpDeps & PeopleDeps): void {
  registerEndpoint(app, deps, contract.listPeople, limit, ({ input, ...call }) =>
    service.list(sql, toActor(call), sightOf(call.principal.role), input.body),
  );

  registerEndpoint(app, deps, contract.readPerson, limit, ({ input, ...call }) =>
    service.read(sql, toActor(call), sightOf(call.principal.role), input.params.id),
  );

  registerEndpoint(app, deps, contract.listPersonItems, limit, ({ input, ...call }) =>
    service.items(sql, toActor(call), sightOf(call.principal.role), input.params.id, input.query.after),
  );

  registerEndpoint(app, deps, contract.changePerson, limit, ({ input, ...call }) => {
    const { version, ...change } = input.body;
    return service.change(sql, toActor(call), sightOf(call.principal.role), { id: input.params.id, version, change });
  });

  registerEndpoint(app, deps, contract.mergePeople, limit, ({ input, ...call }) =>
    mergePeople(sql, toActor(call), sightOf(call.principal.role), { id: input.params.id, ...input.body }),
  );

  registerEndpoint(app, deps, contract.undoMerge, limit, ({ input, ...call }) =>
    undoMerge(sql, toActor(call), sightOf(call.principal.role), input.params.id),
  );

  registerEndpoint(app, deps, contract.addNumber, limit, ({ input, ...call }) =>
    addNumber(sql, config.sms.countryCodes, toActor(call), sightOf(call.principal.role), {
      id: input.params.id,
      ...input.body,
    }),
  );

  registerEndpoint(app, deps, contract.separate, limit, ({ input, ...call }) =>
    separate(sql, toActor(call), sightOf(call.principal.role), { id: input.params.id, ...input.body }),
  );

  registerEndpoint(app, deps, contract.undoSeparation, limit, ({ input, ...call }) =>
    undoSeparation(sql, toActor(call), sightOf(call.principal.role), input.params.id),
  );

  registerEndpoint(app, deps, contract.findPersonOf, limit, ({ input, principal }) =>
    service.findOf(sql, sightOf(principal.role), input.body),
  );

  registerEndpoint(app, deps, contract.linkCase, limit, ({ input, ...call }) =>
    service.linkShoeCase(sql, toActor(call), sightOf(call.principal.role), input.body),
  );
}
