/** Settings for a small shop's machine, as PostgreSQL names them; `extra` has the last word. */
export function serverSettings({
  port,
  clusterName,
  durable,
  extra = {},
}: {
  port: number
  clusterName: string
  durable: boolean
  extra?: Record<string, string> | undefined
}): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    cluster_name: clusterName,
    max_connections: '60',
    shared_buffers: '96MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    // Compiling a query costs more than the short ones here ever take.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The server's events go to our log. Errors of single statements belong to whoever sent them, and their text and
    // details would carry customers' data into the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...syncMethod[process.platform],
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...extra,
  }
}

// PostgreSQL's own choices there stop at the drive's cache, which a power cut empties. Linux's fdatasync does not.
const syncMethod: Partial<Record<NodeJS.Platform, Record<string, string>>> = {
  darwin: { wal_sync_method: 'fsync_writethrough' },
  win32: { wal_sync_method: 'fsync' },
}

/** The settings as arguments of the `postgres` program. */
export function settingArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
