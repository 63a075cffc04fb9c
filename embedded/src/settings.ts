/** For a small machine: one user's data, one app, a few connections. */
const common = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '128MB',
  max_connections: '60',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Fewer background processes: each backend does its own I/O, and there is no replication.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  // No error details in the log, because they quote user data.
  log_error_verbosity: 'terse',
}

/** For tests only: their data is discarded, so it need not survive a power cut. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
}

export function serverSettings(durable: boolean): Record<string, string> {
  return durable ? common : { ...common, ...throwAway }
}
