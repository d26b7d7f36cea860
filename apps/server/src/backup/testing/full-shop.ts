import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { upload } from '../../images/testing/image-shop'
import { pictureOf } from '../../images/testing/picture-files'
import { openFileStore, type FileStore } from '../../gateways/files'
import { givenCompany } from '../../testing/builders'
import { createTestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenOwnedThings } from '../../testing/owned-things'

interface FullShop {
  ownerUrl: string
  files: FileStore
  /** Where files lie that the rows name. */
  keys: string[]
}

/** A folder of this test's own, gone when it ends. */
export async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'backup-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A database in which a company has one of everything, files of each kind in the store, jobs that wait, and one that
 * was parked. Nothing changes in it by itself. It is a copy of one that is made once a worker.
 */
export async function givenFullShop(): Promise<FullShop> {
  const { database, filesFolder, keys } = await (made ??= makeFullShop())
  const copy = await createTestDatabase(inject('postgresUrl'), new URL(database.ownerUrl).pathname.slice(1))
  onTestFinished(() => copy.drop())
  const folder = join(await givenFolder(), 'files')
  await cp(filesFolder, folder, { recursive: true })
  return { ownerUrl: copy.ownerUrl, files: openFileStore({ folder }), keys }
}

let made: ReturnType<typeof makeFullShop> | undefined

async function makeFullShop() {
  const folder = await mkdtemp(join(inject('scratch'), 'full-shop-'))
  const server = await startTestServer({ env: { DATA_DIR: folder, BALCAO_ROLE: 'web' } })
  const company = await givenCompany(server)
  await givenOwnedThings(server, company)
  const picture = await upload(server, company, await pictureOf('png'))
  const [, , , companyId, image] = picture.body.url.split('/')
  const filesFolder = join(folder, 'files')
  const pictures = [`${companyId}/${image}`, `${companyId}/${image!.replace('.webp', '-p.webp')}`]
  const named = await givenFiles(server, openFileStore({ folder: filesFolder }), pictures)
  await server.app.db.owner.query(
    `insert into events (company_id, id, name, data)
     select $1, 1000 + n, 'NOTHING', jsonb_build_object('text', E'line one\\nline two\\t' || n) from generate_series(1, 12000) n`,
    [company.id],
  )
  await givenJobs(server)
  await server.app.stop()
  return { database: server.database, filesFolder, keys: [...pictures, ...named] }
}

/** A menu beside the examples, and bytes for every row that names a file and has none yet. */
async function givenFiles(
  server: TestServer,
  files: FileStore,
  except: readonly string[],
): Promise<string[]> {
  const { owner } = server.app.db
  const [leadId, menuId] = [randomUUID(), randomUUID()]
  await owner.query(
    `insert into leads (id, empresa, cnpj, email, responsavel, telefone, nicho)
     values ($1, 'Padaria', '11222333000181', 'a@b.example', 'Ana', '92991234567', 'delivery')`,
    [leadId],
  )
  await owner.query(
    `insert into menu_files (lead_id, id, file_name, file_type, bytes) values ($1, $2, 'menu.pdf', 'application/pdf', 9)`,
    [leadId, menuId],
  )
  await owner.query(`update media set state = 'ready', mime = 'application/pdf'`)
  const { rows } = await owner.query<{ key: string }>(
    `select 'media/' || company_id || '/' || id as key from media
     union all select 'onboarding/' || lead_id || '/' || id from menu_files
     union all select company_id || '/' || id || '.webp' from images
     union all select company_id || '/' || id || '-p.webp' from images`,
  )
  const keys = rows.map(({ key }) => key).filter((key) => !except.includes(key))
  for (const key of keys) await files.put(key, Buffer.from(`bytes of ${key}`), 'application/pdf')
  return keys
}

async function givenJobs(server: TestServer): Promise<void> {
  const { owner } = server.app.db
  await owner.query(`select graphile_worker.add_job('test:later', '{"to": "ana\\nlima"}', queue_name => 'chats:1',
    run_at => now() + interval '3 days', max_attempts => 8, job_key => 'once', priority => 5, flags => array['a', 'b'])`)
  await owner.query(`select graphile_worker.add_job('test:parked', '{}', max_attempts => 8)`)
  await owner.query(`update graphile_worker._private_jobs set attempts = 8, last_error = E'no\\nanswer'
    where id = (select max(id) from graphile_worker._private_jobs)`)
  await owner.query(`select graphile_worker.add_job('test:plain', '[1]')`)
}
