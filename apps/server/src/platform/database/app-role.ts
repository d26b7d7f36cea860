import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseRefused } from './database-refused'
import { sqlStateOf } from './failures'
import { withClient } from './with-client'

/**
 * What the product's role has of its own. Kept with the role and not asked for at the connection: a pooler between refuses
 * what it does not know. None of our statements runs long enough to win back what compiling it costs.
 */
const roleSettings = {
  jit: 'off',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
}

interface Role {
  /** Passes by row-level security. */
  bypasses: boolean
  /** Is or has the owner, to whom the policies do not apply. */
  owns: boolean
  owner: string
  config: string[]
  /** Other databases of this PostgreSQL in which it may do something. */
  elsewhere: string[]
}

/** `url` for another user of the same database. */
export function urlAsRole(url: string, role: string, password: string): string {
  const own = new URL(url)
  own.username = role
  own.password = password
  return own.href
}

/**
 * Makes the role that the product works as, or gives it the password of this installation. One that opens already stays as
 * it is; the role of another installation is left alone.
 * @throws DatabaseRefused when it could pass by the walls between companies, is another installation's, or the owner may
 *   not make it
 */
export async function ensureAppRole(
  client: pg.Client,
  options: { ownerUrl: string; appRole: string; appPassword: string },
  tries = 20,
): Promise<void> {
  const { appRole: role, appPassword } = options
  const known = await findRole(client, role)
  if (known?.bypasses || known?.owns)
    throw new DatabaseRefused(
      `The role ${role} could pass by row-level security, because ` +
        `${known.bypasses ? 'it may bypass it' : `it is or has the owner ${known.owner}`}. ` +
        'Choose another DATABASE_APP_ROLE; a role that is missing is made',
    )
  const isOurs = known !== undefined && (await opens(urlAsRole(options.ownerUrl, role, appPassword)))
  if (known && !isOurs && known.elsewhere.length > 0)
    throw new DatabaseRefused(
      `The role ${role} belongs to another installation (database ${known.elsewhere.join(', ')}) and has another password. ` +
        'Two installations in one PostgreSQL need two roles: choose another DATABASE_APP_ROLE',
    )
  try {
    await writeRole(client, { role, password: isOurs ? undefined : appPassword, known })
  } catch (error) {
    if (tries > 1 && isWrittenByAnother(error)) {
      await pause(randomInt(10, 50))
      return ensureAppRole(client, options, tries - 1)
    }
    if ((error as pg.DatabaseError).code !== '42501') throw error
    const { rows } = await client.query<{ owner: string }>('select current_user as owner')
    throw new DatabaseRefused(
      `The owner in DATABASE_URL may not ${known ? 'alter' : 'create'} the role ${role}. Grant it CREATEROLE: ` +
        `alter role ${rows[0]!.owner} createrole`,
      { cause: error },
    )
  }
}

async function findRole(client: pg.Client, role: string): Promise<Role | undefined> {
  const { rows } = await client.query<Role>(
    `select rolsuper or rolbypassrls as bypasses, pg_has_role(r.oid, current_user, 'member') as owns,
       current_user as owner, coalesce(rolconfig, '{}') as config,
       array(select distinct datname::text from pg_shdepend s join pg_database d on d.oid = s.dbid
             where s.refclassid = 'pg_authid'::regclass and s.refobjid = r.oid
               and datname <> current_database() order by 1) as elsewhere
     from pg_roles r where rolname = $1`,
    [role],
  )
  return rows[0]
}

/** A wrong password, and a role that may not sign in. */
const refusals = new Set(['28P01', '28000'])

/** Whether the address lets its user in. @throws what is no answer to that */
async function opens(url: string): Promise<boolean> {
  try {
    await withClient(url, 'balcao-migrate', async () => {})
    return true
  } catch (error) {
    if (refusals.has(sqlStateOf(error) ?? '')) return false
    throw error
  }
}

async function writeRole(
  client: pg.Client,
  { role, password, known }: { role: string; password: string | undefined; known: Role | undefined },
): Promise<void> {
  const name = pg.escapeIdentifier(role)
  // Only a superuser may name NOSUPERUSER of a role that is there; what it may do was looked at above.
  const limits = known ? '' : 'nosuperuser nocreatedb nocreaterole noinherit'
  if (password !== undefined)
    await client.query(
      `${known ? 'alter' : 'create'} role ${name} login ${limits} password ${pg.escapeLiteral(password)}`,
    )
  for (const [setting, value] of Object.entries(roleSettings))
    if (!known?.config.includes(`${setting}=${value}`))
      await client.query(`alter role ${name} set ${setting} = ${pg.escapeLiteral(value)}`)
}

/**
 * Roles belong to the whole PostgreSQL, our lock to one database: a Balcão that starts on the database beside this one
 * may write the same role at the same moment.
 */
function isWrittenByAnother(error: unknown): boolean {
  const { code, message } = error as pg.DatabaseError
  // Made by another, as a role or as its row.
  return code === '42710' || code === '23505' || message === 'tuple concurrently updated'
}
