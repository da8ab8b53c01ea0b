import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import { storableText } from '@rxweb/contracts/shared/text';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Visitor } from '../../../kernel/http/visitor.ts';

export interface DisclosureRepository {
  /** Keeps what left for a language model with a turn, under this id. */
  keepDisclosure(turn: string, id: string, disclosure: ModelDisclosure): Promise<void>;
  /** All of the id's turn, oldest first; empty when it is another visitor's, or gone. */
  readDisclosures(visitor: Visitor, id: string): Promise<ModelDisclosure[]>;
}

export function createDisclosureRepository(sql: Sql): DisclosureRepository {
  return {
    async keepDisclosure(turn, id, { at, purpose, vendor, model, texts, pictures }) {
      const stored = texts.map((each) => ({ ...each, text: storableText(each.text) }));
      await sql`
        insert into app.model_disclosures (id, turn_id, at, purpose, vendor, model, texts, pictures)
        values (${id}, ${turn}, ${at}, ${purpose}, ${vendor}, ${model}, ${sql.json(stored)}, ${pictures})`;
    },

    async readDisclosures({ hash }, id) {
      const rows = await sql<(Omit<ModelDisclosure, 'at'> & { at: Date })[]>`
        select d.at, d.purpose, d.vendor, d.model, d.texts, d.pictures
        from app.model_disclosures named
        join app.chat_turns t on t.id = named.turn_id
        join app.conversations c on c.id = t.conversation_id and c.visitor_hash = ${hash}
        join app.model_disclosures d on d.turn_id = t.id
        where named.id = ${id} order by d.at, d.id`;
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },
  };
}
