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

/** A connection for the replication protocol (PostgreSQL manual, "Streaming Replication Protocol"). */
export interface ReplicationConnection {
  run(command: string): Promise<void>;
  /**
   * Starts a stream in both directions; each chunk is one message. Resolves when the server streams and has received `first`. The stream emits an
   * error when the connection is lost.
   */
  stream(command: string, first: Uint8Array): Promise<Duplex>;
  close(): void;
}

export async function openReplicationConnection(url: string, options: ClientOptions): Promise<ReplicationConnection> {
  const client = await openClient(url, { ...options, replication: 'database' }, (client) =>
    client.on('error', () => {}),
  );
  return {
    run: async (command) => void (await client.query(command)),
    async stream(command, first) {
      const stream = client.query(copyStreams.both(command, { alignOnCopyDataFrame: true, readableObjectMode: true }));
      // Start reading: the server's answer releases the first write.
      stream.read(0);
      await new Promise<void>((resolve, reject) => {
        stream.once('error', reject);
        stream.write(first, (error) => (error ? reject(error) : resolve()));
      });
      return stream;
    },
    close() {
      client.connection.stream.destroy();
    },
  };
}
