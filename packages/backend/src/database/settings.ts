/**
 * PostgreSQL's settings, given at each start so that they are the program's and not a file's. Durable, small, and silent about values:
 * statements and the details of errors (they quote rows) never reach the log.
 */
export function serverSettings(port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // More than pools.ts hands out, for whoever looks after the database; each costs a little shared memory only.
    max_connections: 40,
    superuser_reserved_connections: 3,

    // What was acknowledged survives a power cut.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',

    // When a process of it crashes it ends, and postmaster.ts starts it anew. Left to itself it stands still for ever, seen with 18.4, when the disk
    // fails in the first moments of its recovery.
    restart_after_crash: 'off',

    // Live changes are read from the log. A reader that falls behind is dropped before the disk fills; after a crash little is to be replayed.
    wal_level: 'logical',
    max_replication_slots: 4,
    max_wal_senders: 4,
    max_logical_replication_workers: 0,
    max_slot_wal_keep_size: '256MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',

    // A shop's rows are few, and the operating system keeps their pages too. What is touched of it counts as idle memory.
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    // No query of a shop is worth a second process, a compiler or a thread for reading.
    max_worker_processes: 2,
    max_parallel_workers: 0,
    max_parallel_workers_per_gather: 0,
    autovacuum_max_workers: 1,
    io_method: 'sync',
    jit: 'off',

    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_checkpoints: 'off',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
