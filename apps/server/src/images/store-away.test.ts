import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import {
  changeGallery,
  fetchImage,
  galleryOf,
  startImageServer,
  upload,
  type ImageServer,
} from './testing/image-shop'
import { pictureOf } from './testing/picture-files'

describe('a store that is away', () => {
  let server: ImageServer
  let company: TestCompany
  beforeAll(async () => {
    server = await startImageServer('bucket')
    company = await givenCompany(server)
  })
  afterAll(() => server.stop())

  const imageRows = async () =>
    (await server.app.db.owner.query('select id from images where company_id = $1', [company.id])).rows

  it.each(['fail', 'drop'] as const)('%s: 503, nothing half-done, and as before afterwards', async (mode) => {
    const picture = await pictureOf('png')
    const kept = (await upload(server, company, picture)).body
    const before = [await imageRows(), await server.stored(), await galleryOf(server, company)]
    server.s3!.behave(mode, ['PUT'])
    const added = { action: 'add' as const, fileName: `${mode}.png`, base64: picture.toString('base64') }
    for (const answer of [
      await upload<Record<string, unknown>>(server, company, picture),
      await changeGallery(server, company, added),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    expect([await imageRows(), await server.stored(), await galleryOf(server, company)]).toEqual(before)
    expect((await fetchImage(server, kept.url)).status).toBe(200)
    server.s3!.behave(mode)
    expect((await fetchImage(server, kept.url)).status).toBe(503)
    server.s3!.behave('serve')
    expect((await changeGallery(server, company, added)).status).toBe(200)
    expect((await fetchImage(server, kept.url)).status).toBe(200)
  })

  it('a picture whose delivery breaks off ends the answer, not the server', async () => {
    const { body } = await upload(server, company, await pictureOf('png', { width: 900, height: 900 }))
    server.s3!.behave('cut')
    await expect(fetchImage(server, body.url)).rejects.toThrow('terminated')
    server.s3!.behave('serve')
    expect((await fetchImage(server, body.url)).status).toBe(200)
  })

  it('a folder that cannot be written answers 503, and nothing shows what did not come in', async () => {
    const broken = await startImageServer('folder')
    const shop = await givenCompany(broken)
    await writeFile(join(broken.folder, 'files'), 'a file where the folder should be')
    const answer = await upload<Record<string, unknown>>(broken, shop, await pictureOf('png'))
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
    const { rows } = await broken.app.db.owner.query('select unused_since from images')
    // Whether its files came in could not be seen either: the row waits for the sweep.
    expect(rows).toEqual([{ unused_since: expect.any(Date) }])
    expect(await galleryOf(broken, shop)).toEqual([])
    await broken.stop()
  })
})
