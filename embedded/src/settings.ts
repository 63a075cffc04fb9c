/** For a small machine: one person's data, one app, a few connections. */
const common = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '128MB',
  max_connections: '60',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Fewer processes beside the ones that serve: reads are done by the process that wants them, and
  // nothing subscribes.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  // Without the details of an error, which quote the person's data.
  log_error_verbosity: 'terse',
}

/** For tests only: what a power cut would lose is thrown away anyway. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
}

export function serverSettings(durable: boolean): Record<string, string> {
  return durable ? common : { ...common, ...throwAway }
}
