/** More than pools.ts hands out, for administrators; each costs little. */
const ownConnections = 40;

/**
 * PostgreSQL's settings, passed at each start. Durable, small, and private: statements and error details quote rows, so
 * they aren't logged.
 */
export function serverSettings(port: number, maxConnections: number = ownConnections): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: maxConnections,
    superuser_reserved_connections: 3,

    // Acknowledged data survives a power cut.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',

    // PostgreSQL ends after a crash, and postmaster.ts restarts it. Its own restart hung in 18.4 on an early disk
    // error.
    restart_after_crash: 'off',

    // For live changes. A slow reader is dropped before the disk fills; little is replayed after a crash.
    wal_level: 'logical',
    max_replication_slots: 4,
    max_wal_senders: 4,
    max_logical_replication_workers: 0,
    max_slot_wal_keep_size: '256MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',

    // A shop has few rows, and the operating system caches pages too. Touched buffers count as idle memory.
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    // A shop's queries need no parallel workers, JIT or read threads.
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
