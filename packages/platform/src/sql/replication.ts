import type { Duplex, DuplexOptions } from 'node:stream';
import type { Submittable } from 'pg';
import copyStreams from 'pg-copy-streams';
import { type ClientOptions, openClient } from './open-client.ts';

declare module 'pg-copy-streams' {
  /** Missing in the types of the library. */
  export function both(
    text: string,
    options?: DuplexOptions & { alignOnCopyDataFrame?: boolean },
  ): Duplex & Submittable;
}

/** A connection that speaks the replication protocol (PostgreSQL manual, "Streaming Replication Protocol"). */
export interface ReplicationConnection {
  run(command: string): Promise<void>;
  /** Streams in both directions from now on: each chunk is one message. It ends with an error when the connection is lost. */
  stream(command: string): Duplex;
  close(): Promise<void>;
}

export async function openReplicationConnection(url: string, options: ClientOptions): Promise<ReplicationConnection> {
  const client = await openClient(url, { ...options, replication: 'database' }, (client) =>
    client.on('error', () => {}),
  );
  return {
    run: async (command) => void (await client.query(command)),
    stream: (command) =>
      client.query(copyStreams.both(command, { alignOnCopyDataFrame: true, readableObjectMode: true })),
    async close() {
      client.connection.stream.destroy();
    },
  };
}
