/** Raised when the database of the settings cannot be used; its message is meant for the person who starts the server. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}

/**
 * Says in one sentence why nobody got into the database at `url`, without the password in it.
 * @throws DatabaseRefused, or the error as it is where it is no refusal that we know
 */
export function explainRefusedConnection(error: unknown, url: string): never {
  const { username, host, pathname } = new URL(url)
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))]
  const { code = '', message } = error as { code?: string; message: string }
  const because = (sentence: string): never => {
    throw new DatabaseRefused(sentence, { cause: error })
  }
  if (/^E[A-Z_]+$/.test(code) || /timeout/.test(message))
    because(
      `No PostgreSQL answers at ${host} (${code || 'no answer within ten seconds'}). Is it running, and is DATABASE_URL right?`,
    )
  if (code === '28P01')
    because(`PostgreSQL at ${host} refuses the password of ${user}. Is the one in DATABASE_URL right?`)
  if (code === '28000') because(`PostgreSQL at ${host} does not let ${user} in: ${message}`)
  if (code === '3D000')
    because(
      `PostgreSQL at ${host} has no database ${database}. Make it: create database ${database} owner ${user}`,
    )
  if (code === '53300') because(`PostgreSQL at ${host} has no connection left (max_connections)`)
  if (code === '57P03') because(`PostgreSQL at ${host} is not ready yet: ${message}`)
  throw error
}
