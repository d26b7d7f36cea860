import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../platform/database/sql'
import { givenCompany, type TestCompany } from '../testing/builders'
import { rowsOf } from '../testing/company-rows'
import { changeGallery, galleryOf, startImageServer, upload, type ImageServer } from './testing/image-shop'
import { pictureOf } from './testing/picture-files'

describe.each([
  { walls: 'with both walls', wallDown: false },
  { walls: 'with the database’s wall down', wallDown: true },
])('MODULE-11 pictures keep to their company, $walls', ({ wallDown }) => {
  let server: ImageServer
  let shop: TestCompany
  let rival: TestCompany
  let base64: string

  beforeAll(async () => {
    server = await startImageServer('folder', { wallDown })
    base64 = (await pictureOf('png')).toString('base64')
    shop = await givenCompany(server)
    rival = await givenCompany(server)
    for (const company of [shop, rival]) {
      await changeGallery(server, company, { action: 'add', fileName: 'frente.png', base64 })
      await upload(server, company, await pictureOf('png'))
    }
  })
  afterAll(() => server.stop())

  it('what one changes, by names that both have, leaves the other’s rows and files as they are', async () => {
    const filesBefore = (await server.stored()).filter((name) => name.startsWith(shop.id))
    const before = await rowsOf(server, shop.id)
    await changeGallery(server, rival, { action: 'add', fileName: 'verso.png', base64 })
    await changeGallery(server, rival, {
      action: 'replace',
      oldFileName: 'frente.png',
      newFileName: 'capa.png',
      base64,
    })
    await changeGallery(server, rival, { action: 'delete', fileName: 'verso.png' })
    await upload(server, rival, await pictureOf('png'))
    expect((await galleryOf(server, rival)).map(({ fileName }) => fileName)).toEqual(['capa.png'])
    expect(await rowsOf(server, shop.id)).toEqual(before)
    expect((await server.stored()).filter((name) => name.startsWith(shop.id))).toEqual(filesBefore)
  })

  it('a change in another company’s name is refused', async () => {
    const answer = await changeGallery(
      server,
      { cookie: rival.cookie, cnpj: shop.cnpj },
      { action: 'delete', fileName: 'frente.png' },
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  it('one company’s quota is not filled by another', async () => {
    await server.app.db.owner.query('update images set bytes = 524288000 where company_id = $1', [rival.id])
    expect((await upload(server, shop, await pictureOf('png'))).status).toBe(201)
    expect((await upload(server, rival, await pictureOf('png'))).status).toBe(422)
  })
})

describe('row-level security alone', () => {
  it.each(['images', 'menu_images'])('%s shows a company its own rows, and a visitor none', async (table) => {
    const server = await startImageServer()
    const base64 = (await pictureOf('png')).toString('base64')
    const shops = [await givenCompany(server), await givenCompany(server)]
    for (const shop of shops) await changeGallery(server, shop, { action: 'add', fileName: 'a.png', base64 })
    const { rows } = await server.app.db.asCompany(shops[0]!.id, (tx) =>
      tx.execute(sql`select company_id from ${sql.raw(table)}`),
    )
    expect(rows).toEqual([{ company_id: shops[0]!.id }])
    const seen = await server.app.db.asVisitor({}, (tx) => tx.execute(sql`select 1 from ${sql.raw(table)}`))
    expect(seen.rows).toEqual([])
    await server.stop()
  })
})
