import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../platform/log'
import { openFileStore } from '../gateways/files'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildCategory, buildItem, saveRows } from '../testing/catalogue'
import { sweepImages } from './sweep'
import { changeGallery, fetchImage, startImageServer, upload, type ImageServer } from './testing/image-shop'
import { pictureOf } from './testing/picture-files'

let server: ImageServer
let company: TestCompany

beforeAll(async () => {
  server = await startImageServer('bucket')
  company = await givenCompany(server)
})
afterAll(() => server.stop())

const sweep = () => {
  const { bucketUrl: url, ...s3 } = server.s3!
  const files = openFileStore({ folder: server.folder, s3: { ...s3, url } })
  return sweepImages({ db: server.app.db, files, log: createLog('silent') })
}

/** Lets this time pass for the images that have had no use. */
const letPass = (time: string) =>
  server.app.db.owner.query('update images set unused_since = unused_since - $1::interval', [time])

const uploadOne = async () => (await upload(server, company, await pictureOf('png'))).body

async function givenProductWith(imagem: string) {
  const [category, item] = [`c-${randomUUID()}`, `i-${randomUUID()}`]
  await saveRows(server, company, [
    { kind: 'category', id: category, base: null, after: buildCategory({ nome: category }) },
    { kind: 'item', id: item, base: null, after: buildItem(category, { imagem }) },
  ])
  const change = async (to: string | null, base: number) => {
    const after = buildItem(category, { imagem: to })
    const saved = await saveRows(server, company, [{ kind: 'item', id: item, base, after }])
    expect(saved.status).toBe(200)
    return saved.body.version
  }
  return { change }
}

const isThere = async ({ url, thumb }: { url: string; thumb: string }) => {
  const answers = await Promise.all([url, thumb].map((path) => fetchImage(server, path)))
  return answers.map(({ status }) => status)
}

describe('the sweep', () => {
  it('removes a picture that nothing has shown for a day, and no younger one', async () => {
    const old = await uploadOne()
    await letPass('23 hours 59 minutes')
    const young = await uploadOne()
    await sweep()
    expect(await isThere(old)).toEqual([200, 200])
    await letPass('2 minutes')
    await sweep()
    expect(await isThere(old)).toEqual([404, 404])
    expect(await isThere(young)).toEqual([200, 200])
    const { rows } = await server.app.db.owner.query('select 1 from images where id = $1', [old.id])
    expect(rows).toEqual([])
  })

  it('keeps what the gallery, a product or the shop’s page shows, however old', async () => {
    const picture = (await pictureOf('png')).toString('base64')
    await changeGallery(server, company, { action: 'add', fileName: 'kept.png', base64: picture })
    const shown = await uploadOne()
    await givenProductWith(shown.id)
    const logo = await uploadOne()
    await call(server, '/webhook/update-customer', {
      cookie: company.cookie,
      body: { cnpj: company.cnpj, logo: logo.id },
    })
    const before = (await server.stored()).length
    await letPass('2 days')
    await sweep()
    await letPass('2 days')
    await sweep()
    expect(await isThere(shown)).toEqual([200, 200])
    expect(await isThere(logo)).toEqual([200, 200])
    const { rows } = await server.app.db.owner.query<{ image_id: string }>('select image_id from menu_images')
    const url = `/api/images/${company.id}/${rows[0]!.image_id}`
    expect(await isThere({ url: `${url}.webp`, thumb: `${url}-p.webp` })).toEqual([200, 200])
    expect((await server.stored()).length).toBeLessThanOrEqual(before)
  })

  it('counts the day from when a product stopped showing it', async () => {
    const image = await uploadOne()
    const { change } = await givenProductWith(image.id)
    await letPass('5 days')
    await sweep()
    const { rows } = await server.app.db.owner.query<{ version: number }>(
      `select version from catalogue_rows where content->>'imagem' = $1`,
      [image.id],
    )
    await change(null, rows[0]!.version)
    await sweep()
    await letPass('23 hours')
    await sweep()
    expect(await isThere(image)).toEqual([200, 200])
    await letPass('2 hours')
    await sweep()
    expect(await isThere(image)).toEqual([404, 404])
  })

  it('clears what a killed process left: a row whose files never came, or came in part', async () => {
    const bare = await uploadOne()
    const partly = await uploadOne()
    const inStore = server.s3!.objects as Map<string, unknown>
    for (const key of [`${bare.id}.webp`, `${bare.id}-p.webp`, `${partly.id}-p.webp`])
      expect(inStore.delete(`${company.id}/${key}`)).toBe(true)
    await letPass('25 hours')
    await sweep()
    expect((await server.stored()).filter((key) => key.includes(bare.id) || key.includes(partly.id))).toEqual(
      [],
    )
    const { rows } = await server.app.db.owner.query('select 1 from images where id = any($1)', [
      [bare.id, partly.id],
    ])
    expect(rows).toEqual([])
  })

  it('a store that is away keeps the rows for the next time', async () => {
    const image = await uploadOne()
    await letPass('25 hours')
    server.s3!.behave('fail', ['DELETE'])
    await sweep()
    expect(await isThere(image)).toEqual([200, 200])
    server.s3!.behave('serve')
    await sweep()
    expect(await isThere(image)).toEqual([404, 404])
  })
})
