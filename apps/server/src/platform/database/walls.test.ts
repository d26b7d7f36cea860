import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { companyTables } from '../../testing/company-rows'
import { givenOwnedThings } from '../../testing/owned-things'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let a: TestCompany
let b: TestCompany
let app: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  a = await givenCompany(server)
  b = await givenCompany(server)
  await givenOwnedThings(server, a)
  await call(server, '/webhook/auth/gerate-code', { body: { cnpj: a.cnpj } })
  await call(server, '/api/stream-ticket', { method: 'POST', cookie: a.cookie })
  await server.app.db.owner.query(
    `insert into password_tickets (company_id, token_hash, expires_at) values ($1, 'x', now())`,
    [a.id],
  )
  await givenTraces(a.id)
  app = new pg.Client({ connectionString: server.database.appUrl })
  await app.connect()
})
afterAll(async () => {
  await app.end()
  await server.stop()
})

/** What work in the background leaves behind, and no call makes by itself. */
async function givenTraces(companyId: string): Promise<void> {
  for (const statement of [
    `insert into bot_sessions (company_id, conversation_id) select company_id, id from conversations where company_id = $1`,
    `insert into outbox (company_id, message_id, conversation_id, state, next_at)
       select company_id, id, conversation_id, 'waiting', 'infinity' from messages
       where company_id = $1 and from_me limit 1`,
    `insert into early_marks (company_id, wa_id, ack) values ($1, 'x', 'sent')`,
    `insert into former_sends (company_id, wa_id, at) values ($1, 'x', now())`,
    `insert into transcripts (company_id, message_id, state, wait_until)
       select company_id, id, 'pending', now() from messages where company_id = $1 limit 1`,
    `insert into bot_readings (company_id, message_id, state, asked_at, wait_until)
       select company_id, id, 'pending', now(), now() from messages where company_id = $1 limit 1`,
    `insert into order_notices (company_id, order_id, notice) select company_id, id, 'analysis' from orders
       where company_id = $1 limit 1 on conflict do nothing`,
    `insert into scheduling_settings (company_id, version, settings) values ($1, 1, '{}')`,
    `insert into appointment_news (company_id, appointment_id, kind, starts_at, due_at, state)
       select company_id, id, 'dayBefore', starts_at, starts_at, 'skipped' from appointments where company_id = $1`,
    `insert into appointment_parts (company_id, appointment_id, place, service_id, service_name, price_type, price_cents, minutes)
       select company_id, id, 0, 'x', 'x', 'x', 0, 1 from appointments where company_id = $1`,
    `insert into places (company_id, id, name) values ($1, gen_random_uuid(), 'Sala 1')`,
    `insert into place_uses (company_id, appointment_id, unit, blocked, ends_at, beside)
     select company_id, id, 100, blocked, upper(blocked), '{}' from appointments where company_id = $1 limit 1`,
    `update appointments set package_id = (select id from packages where company_id = $1 limit 1) where company_id = $1`,
    `insert into package_uses (company_id, package_id, number, sessions, appointment_id)
       select p.company_id, p.id, 1, p.sessions, a.id from packages p join appointments a on a.company_id = p.company_id
       where p.company_id = $1 limit 1 on conflict do nothing`,
    `insert into google_consents (company_id, state_hash, session_id, verifier, redirect_uri, return_to, expires_at)
       values ($1, 'x', gen_random_uuid(), 'x', 'x', 'x', now())`,
    `insert into calendar_events (company_id, google_id, all_day, time, effect)
       values ($1, 'x', false, tstzrange(now(), now() + interval '1 hour'), 'none')`,
    `insert into google_busy (company_id, agenda_id, google_id, time)
       select company_id, id, 'x', tstzrange(now(), now() + interval '1 hour') from agendas
       where company_id = $1`,
    `insert into google_copies (company_id, appointment_id, agenda_id)
       select company_id, id, agenda_id from appointments where company_id = $1 on conflict do nothing`,
    `insert into google_closures (company_id, closure_id, event_id, attempts)
       values ($1, gen_random_uuid(), 'x', 1)`,
    `insert into licence_terms (company_id, id, plan, term, starts_on, ends_on, granted_by)
       values ($1, gen_random_uuid(), 'bundle', 'annual', '2026-01-01', '2026-12-31', 'ana')`,
    `insert into short_addresses (company_id, address) values ($1, 'loja')`,
    `insert into licence_notices (company_id, ends_on, days) values ($1, '2026-12-31', 7)`,
    `insert into audit_entries (id, company_id, actor_kind, act) values (gen_random_uuid(), $1, 'system', 'x')`,
    `insert into customers (company_id, id, phone_key, phone) values ($1, gen_random_uuid(), '1', '1')`,
    `insert into customer_changes (company_id, phone_key) values ($1, '1')`,
    `insert into customer_summaries (company_id, key, search, orders_count, spent_cents, first_seen_at, last_contact_at)
       values ($1, '1', '', 0, 0, now(), now())`,
    `insert into retention_settings (company_id, message_months) values ($1, 24)`,
    `insert into company_changes (company_id, id, kind, former, told, foreign_hash, expires_at)
       values ($1, gen_random_uuid(), 'pix', '{}', 'x', 'x', now())`,
    `insert into known_networks (company_id, network_hash) values ($1, 'x')`,
    `insert into employee_devices (company_id, employee_id, device)
       select company_id, employee_id, 'x' from employee_access where company_id = $1`,
    `insert into employee_device_codes (company_id, employee_id, code_hash, expires_at)
       select company_id, employee_id, 'x', now() from employee_access where company_id = $1`,
    'insert into order_search_fills (company_id) values ($1)',
    `insert into google_audit (company_id, id, type, message) values ($1, gen_random_uuid(), 'x', 'x')`,
  ]) {
    await server.app.db.owner.query(statement, [companyId])
  }
}

/** Tables that are there before a company is, and name it later. */
const ofTheInstallation: Record<string, { policies: number; first: string }> = {
  audit_entries: { policies: 2, first: 'id' },
  leads: { policies: 4, first: 'id' },
  menu_files: { policies: 3, first: 'lead_id' },
  // By the CNPJ that was typed: nobody's are kept alike.
  verification_codes: { policies: 2, first: 'cnpj' },
}

/** Their rows are seen by who sees the row of another table that they belong to. */
const seenWithAnother = ['answer_files', 'appointment_answers', 'appointment_parts']

/** Tables with a second wall inside the company's: four restrictive policies (decision 0040). */
const withinTheCompany = [
  'appointments',
  'google_busy',
  'google_connections',
  'google_consents',
  'google_copies',
]

/** Runs as the product's role, inside a company's wall or outside of all of them, and leaves no trace. */
async function as<T>(companyId: string | undefined, work: () => Promise<T>): Promise<T> {
  await app.query('begin')
  try {
    if (companyId) await app.query(`select set_config('app.company_id', $1, true)`, [companyId])
    return await work()
  } finally {
    await app.query('rollback')
  }
}

const outcome = (text: string, values: unknown[] = []) =>
  app.query(text, values).then(
    ({ rowCount, rows }) => ({ rows: rows.length || (rowCount ?? 0) }),
    (error: { code: string }) => ({ refused: error.code }),
  )

/** What the product's role gets to see or to do of company A in one table, from a given side of the wall. */
async function leaksOf(table: string, column: string, from: string | undefined): Promise<string[]> {
  const leaks: string[] = []
  const tries: [string, string, unknown[]][] = [
    ['read', `select 1 from ${table} where ${column} = $1`, [a.id]],
    ['delete', `delete from ${table} where ${column} = $1`, [a.id]],
    ['take', `update ${table} set ${column} = $2 where ${column} = $1`, [a.id, from ?? randomUUID()]],
    ['touch', `update ${table} set ${column} = ${column} where ${column} = $1`, [a.id]],
    ['give', `insert into ${table} (${column}) values ($1)`, [a.id]],
    // Through the columns that the product may write, too.
    ...(await writable(table)).map((name): [string, string, unknown[]] => [
      `write ${name}`,
      `update ${table} set ${name} = ${name} where ${column} = $1`,
      [a.id],
    ]),
  ]
  for (const [what, text, values] of tries) {
    const result = await as(from, () => outcome(text, values))
    const harmless = 'refused' in result ? result.refused === '42501' : result.rows === 0
    if (!harmless) leaks.push(`${what}: ${JSON.stringify(result)}`)
  }
  return leaks
}

async function writable(table: string): Promise<string[]> {
  const { rows } = await app.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = '' and has_column_privilege(attrelid, attnum, 'update')`,
    [table],
  )
  return rows.map(({ name }) => name)
}

describe('the database’s own wall', () => {
  it('every company table has rows of A to protect, its company first in its key, and a forced policy', async () => {
    const tables = await companyTables(server)
    expect(tables.length).toBeGreaterThan(12)
    for (const { table, column } of tables) {
      const { rows } = await server.app.db.owner.query<{
        here: boolean
        secured: boolean
        forced: boolean
        policies: number
        first: string
      }>(
        `select exists (select 1 from ${table} where ${column} = $1) as here, c.relrowsecurity as secured,
           c.relforcerowsecurity as forced, (select count(*)::int from pg_policy where polrelid = c.oid) as policies,
           (select attname from pg_attribute where attrelid = c.oid and attnum = (
             select indkey[0] from pg_index where indrelid = c.oid and indisprimary)) as first
         from pg_class c where c.oid = $2::regclass`,
        [a.id, table],
      )
      const { policies, first } = ofTheInstallation[table] ?? {
        policies: withinTheCompany.includes(table) ? 6 : seenWithAnother.includes(table) ? 3 : 2,
        first: column,
      }
      expect([table, rows[0]]).toEqual([table, { here: true, secured: true, forced: true, policies, first }])
    }
  })

  it('from company B, and from no company at all, nothing of A can be read, changed, taken, deleted or added', async () => {
    for (const { table, column } of await companyTables(server)) {
      for (const from of [b.id, undefined]) {
        expect([table, from === undefined ? 'outside' : 'B', await leaksOf(table, column, from)]).toEqual([
          table,
          from === undefined ? 'outside' : 'B',
          [],
        ])
      }
    }
  })

  it('the search finds a leak in each table whose wall is taken down', async () => {
    const { owner } = server.app.db
    for (const { table, column } of await companyTables(server)) {
      await owner.query(`alter table ${table} no force row level security, disable row level security`)
      expect([table, (await leaksOf(table, column, b.id)).length > 0]).toEqual([table, true])
      await owner.query(`alter table ${table} enable row level security, force row level security`)
    }
  })

  it('views look through the eyes of whoever asks', async () => {
    const { rows } = await app.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind in ('v', 'm') and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
         and not coalesce('security_invoker=true' = any(c.reloptions), false)`,
    )
    expect(rows).toEqual([])
  })

  it('the product’s role owns nothing, rules nothing, and cannot pass by the wall', async () => {
    const { rows } = await app.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
         (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owns,
         (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
         has_schema_privilege('public', 'create') or has_schema_privilege('app', 'create') as creates
       from pg_roles r where rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owns: 0,
        memberships: 0,
        creates: false,
      },
    ])
  })

  it.each([
    ['MODULE-12 its own module flags', 'update companies set mod_gerente = true'],
    ['its own licence', 'update companies set licence_days = 9999'],
    ['its own plan', `update companies set licence_plan = 'bundle'`],
    ['a term that nobody granted', 'insert into licence_terms (company_id) values (app.company_id())'],
    ['what its request costs', 'update licence_requests set price_cents = 1'],
    ['its own CNPJ', `update companies set cnpj = '11222333000181'`],
    ['a company', 'delete from companies'],
    ['a lead', 'delete from leads'],
    ['whose lead it is', 'update leads set company_id = app.company_id()'],
    ['who operates the installation', 'select * from operators'],
    ['an operator’s session', 'select * from operator_sessions'],
    ['the job queue', 'select * from graphile_worker.jobs'],
    ['the job queue’s own tables', 'delete from graphile_worker._private_jobs'],
    ['the queue’s functions', `select graphile_worker.add_job('x')`],
    ['which migrations ran', `delete from schema_migrations`],
    ['the wall itself', `select app.build_wall('orders')`],
    ['a wall’s policy', 'drop policy own_company on orders'],
    ['events that were told', `update events set data = '{}'`],
    ['what happened to an order', 'delete from order_timeline'],
    ['another’s files', `select pg_read_file('/etc/passwd')`],
  ])('a company cannot change or read %s', async (_what, text) => {
    expect(await as(a.id, () => outcome(text))).toEqual({ refused: '42501' })
  })

  it('a company sees no lead, not even the one that it came from', async () => {
    expect(await as(a.id, () => outcome('select * from leads'))).toEqual({ rows: 0 })
  })

  it('a secret opens the row that holds it and no other', async () => {
    const { rows: before } = await app.query('select 1 from sessions')
    expect(before).toEqual([])
    await app.query('begin')
    const { rows: own } = await server.app.db.owner.query<{ hash: string }>(
      `select encode(token_hash, 'hex') as hash from sessions where company_id = $1 limit 1`,
      [a.id],
    )
    await app.query(`select set_config('app.proof', $1, true)`, [own[0]!.hash])
    expect((await app.query('select company_id from sessions')).rows).toEqual([{ company_id: a.id }])
    expect((await app.query('select 1 from orders')).rows).toEqual([])
    await app.query('rollback')
  })
})
