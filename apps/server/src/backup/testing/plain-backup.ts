import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openFileStore } from '../../gateways/files'
import { createTestDatabase, testRootSecret } from '../../testing/database'
import { makeBackup } from '../make-backup'

/** A store in which nothing is looked for. */
export const noFiles = openFileStore({ folder: '/nowhere' })

let plain: Promise<string> | undefined

/** A backup of an installation with nothing in it, made once for all who only read it. */
export const givenPlainBackup = (): Promise<string> => (plain ??= makePlainBackup())

async function makePlainBackup(): Promise<string> {
  const source = await createTestDatabase(inject('postgresUrl'))
  const to = join(await mkdtemp(join(inject('scratch'), 'plain-')), 'backup')
  await makeBackup({ ownerUrl: source.ownerUrl, rootSecret: testRootSecret, files: noFiles, to })
  await source.drop()
  return to
}
