/** SQLSTATE of a database error, also when drizzle wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let e = error as { code?: unknown; cause?: unknown } | undefined; e; e = e.cause as typeof e) {
    if (typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) return e.code
  }
  return undefined
}

const goneCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

/**
 * Whether an error means that the database cannot do it now (restarting, refused, out of room, too slow, or
 * two transactions in each other's way), so that the same call may well succeed in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (isOutdatedPlan(error) || cannotWrite(error)) return true
  for (
    let e = error as { code?: unknown; message?: unknown; cause?: unknown } | undefined;
    e;
    e = e.cause as typeof e
  ) {
    if (
      typeof e.code === 'string' &&
      (goneCodes.has(e.code) || /^(57P0|57014|08|53|40001|40P01|25P03)/.test(e.code))
    )
      return true
    if (
      typeof e.message === 'string' &&
      /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(e.message)
    ) {
      return true
    }
  }
  return false
}

/**
 * Whether a connection holds the plan of a statement whose columns are others now, because a newer version of the
 * product has just migrated the database: the connection is of no use any more, a fresh one is.
 */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === '0A000' && typeof message === 'string' && message.includes('cached plan')
}

/**
 * Whether the server may only be read, because it is a standby now and another one the primary: a connection to it is of
 * no use any more.
 */
export function cannotWrite(error: unknown): boolean {
  return sqlStateOf(error) === '25006'
}

/** Whether the database refused a value as such (class 22: too long, out of range, not a character it knows). */
export function isBadValue(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('22') ?? false
}
