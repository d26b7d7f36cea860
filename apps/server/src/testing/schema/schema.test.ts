import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { packageRoot } from '../../platform/package-root'
import { asAdmin, templateDatabase, urlAs } from '../database'
import { readSchema } from './read-schema'

/** As the embedded PostgreSQL writes it; others put their parentheses elsewhere. */
const embedded = process.env.BALCAO_POSTGRES_BIN === undefined

describe.runIf(embedded)('schema.sql', () => {
  it('is the schema as all migrations leave it', async () => {
    const url = new URL(inject('postgresUrl'))
    const text = await asAdmin(
      urlAs(url.href, templateDatabase, url.username, decodeURIComponent(url.password)),
      readSchema,
    )
    await expect(
      text,
      'apps/server/schema.sql is not what the migrations make. Run: npm run schema',
    ).toMatchFileSnapshot(join(packageRoot(), 'schema.sql'))
  })
})
