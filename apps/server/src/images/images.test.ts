import { IMAGE_QUOTA_BYTES } from '@balcao/domain/images'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { MAX_MENU_IMAGES } from './change-menu-image'
import {
  changeGallery,
  fetchImage,
  galleryOf,
  startImageServer,
  upload,
  type ImageServer,
} from './testing/image-shop'
import { pictureOf } from './testing/picture-files'

const base64Of = async (format: 'png' | 'jpeg' = 'png') => (await pictureOf(format)).toString('base64')

describe.each(['folder', 'bucket'] as const)('pictures in a %s', (store) => {
  let server: ImageServer
  let company: TestCompany

  beforeAll(async () => {
    server = await startImageServer(store)
    company = await givenCompany(server)
  })
  afterAll(() => server.stop())

  const rows = async (table: 'images' | 'menu_images', of = company) => {
    const { rows } = await server.app.db.owner.query(`select * from ${table} where company_id = $1`, [of.id])
    return rows
  }
  const filesOf = async (of: TestCompany) => (await server.stored()).filter((name) => name.startsWith(of.id))

  it('an uploaded picture is served as WebP, whole and small, for ever and without script', async () => {
    const big = await pictureOf('jpeg', { width: 3000, height: 1500 })
    const { status, body } = await upload(server, company, big, 'x-bacon.jpg')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/api/images/${company.id}/${body.id}.webp`,
      thumb: `/api/images/${company.id}/${body.id}-p.webp`,
    })
    const sizes = []
    for (const path of [body.url, body.thumb]) {
      const { headers, bytes } = await fetchImage(server, path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      const { format, width, height } = await sharp(bytes).metadata()
      sizes.push([format, width, height])
    }
    expect(sizes).toEqual([
      ['webp', 2000, 1000],
      ['webp', 400, 200],
    ])
  })

  it('a browser that has it is told so, and HEAD tells its size', async () => {
    const { body } = await upload(server, company, await pictureOf('png'))
    const first = await fetchImage(server, body.url)
    const etag = first.headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await fetchImage(server, body.url, { headers: { 'if-none-match': known } })
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag])
    }
    const thumb = await fetchImage(server, body.thumb, { headers: { 'if-none-match': etag } })
    expect(thumb.status).toBe(200)
    const head = await fetchImage(server, body.url, { method: 'HEAD' })
    expect([head.status, head.bytes.length, head.headers.get('content-length')]).toEqual([
      200,
      0,
      String(first.bytes.length),
    ])
    expect(head.headers.get('content-type')).toBe('image/webp')
  })

  it('what is not there is not found, in one way, and not remembered', async () => {
    const { body } = await upload(server, company, await pictureOf('png'))
    const neighbour = await givenCompany(server)
    const missing = [
      body.url.replace(body.id, '0'.repeat(32)),
      body.url.replace(company.id, neighbour.id),
      body.url.replace(company.id, '00000000-0000-4000-8000-000000000000'),
    ]
    for (const path of missing) {
      for (const headers of [{}, { 'if-none-match': `"${body.id}"` }]) {
        const answer = await call(server, path, { headers })
        expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'IMAGE_NOT_FOUND'])
        expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
      }
    }
    for (const path of ['x.png', 'x.webp.draft', '..%2f..%2fsecret.webp', '.webp', 'x%00.webp'])
      expect([path, (await fetchImage(server, `/api/images/${company.id}/${path}`)).status]).toEqual([
        path,
        400,
      ])
  })

  it('CALL-16 IMG-15 IMG-20 a menu image is added under its name, and every screen hears of it', async () => {
    const shop = await givenCompany(server)
    const stream = await openStream(server, shop)
    const names = ['Cardápio frente.png', '../../etc/passwd', '2.jpg']
    for (const fileName of names) {
      const added = await changeGallery(server, shop, { action: 'add', fileName, base64: await base64Of() })
      expect([added.status, added.body.ok]).toEqual([200, true])
    }
    const gallery = await galleryOf(server, shop)
    expect(gallery.map(({ fileName }) => fileName)).toEqual(names)
    for (const { url } of gallery)
      expect((await fetchImage(server, url)).headers.get('content-type')).toBe('image/webp')
    await stream.until((events) => events.filter(({ name }) => name === 'COMPANY_CHANGED').length === 3)
    expect(stream.events.at(-1)!.data).toEqual({ fields: ['imagem_cardapio'] })
    expect((await filesOf(shop)).every((name) => /^[0-9a-f-]{36}\/[0-9a-f]{32}(-p)?\.webp$/.test(name))).toBe(
      true,
    )
    stream.close()
  })

  it('IMG-20 a name that is taken is refused, and nothing is kept of the second', async () => {
    const shop = await givenCompany(server)
    const add = async () =>
      changeGallery(server, shop, { action: 'add', fileName: 'frente.png', base64: await base64Of() })
    await add()
    expect(await add()).toMatchObject({ status: 409, body: { code: 'IMAGE_NAME_TAKEN' } })
    expect([(await rows('images', shop)).length, (await filesOf(shop)).length]).toEqual([1, 2])
  })

  it('IMG-20 of two that are added at once under one name, one stays whole', async () => {
    const shop = await givenCompany(server)
    const base64 = await base64Of()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        changeGallery(server, shop, { action: 'add', fileName: 'a.png', base64 }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect([(await rows('images', shop)).length, (await filesOf(shop)).length]).toEqual([1, 2])
    expect((await fetchImage(server, (await galleryOf(server, shop))[0]!.url)).status).toBe(200)
  })

  it('IMG-21 a replaced one keeps its place, takes the new name and leaves no file behind', async () => {
    const shop = await givenCompany(server)
    for (const fileName of ['a.png', 'b.png', 'c.png'])
      await changeGallery(server, shop, { action: 'add', fileName, base64: await base64Of() })
    const before = await galleryOf(server, shop)
    const replace = async (oldFileName: string, newFileName: string) =>
      changeGallery(server, shop, {
        action: 'replace',
        oldFileName,
        newFileName,
        base64: await base64Of('jpeg'),
      })
    expect((await replace('b.png', 'nova.jpg')).status).toBe(200)
    expect((await replace('a.png', 'a.png')).status).toBe(200)
    const after = await galleryOf(server, shop)
    expect(after.map(({ fileName }) => fileName)).toEqual(['a.png', 'nova.jpg', 'c.png'])
    expect(after.map(({ url }, n) => url === before[n]!.url)).toEqual([false, false, true])
    expect((await fetchImage(server, before[1]!.url)).status).toBe(404)
    expect(await replace('a.png', 'c.png')).toMatchObject({ status: 409, body: { code: 'IMAGE_NAME_TAKEN' } })
    expect(await replace('gone.png', 'd.png')).toMatchObject({
      status: 404,
      body: { code: 'IMAGE_NOT_FOUND' },
    })
    expect(await galleryOf(server, shop)).toEqual(after)
    expect((await filesOf(shop)).length).toBe(6)
  })

  it('IMG-22 a deleted one is gone with its files, and an unknown one is not found', async () => {
    const shop = await givenCompany(server)
    await changeGallery(server, shop, { action: 'add', fileName: 'a.png', base64: await base64Of() })
    const [image] = await galleryOf(server, shop)
    expect((await changeGallery(server, shop, { action: 'delete', fileName: 'a.png' })).status).toBe(200)
    expect(await galleryOf(server, shop)).toEqual([])
    expect((await fetchImage(server, image!.url)).status).toBe(404)
    expect([await rows('images', shop), await filesOf(shop)]).toEqual([[], []])
    expect(await changeGallery(server, shop, { action: 'delete', fileName: 'a.png' })).toMatchObject({
      status: 404,
      body: { code: 'IMAGE_NOT_FOUND' },
    })
  })

  it('a menu image that a product shows too stays when it leaves the gallery', async () => {
    const shop = await givenCompany(server)
    await changeGallery(server, shop, { action: 'add', fileName: 'a.png', base64: await base64Of() })
    const [image] = await galleryOf(server, shop)
    await showOnProduct(shop, /([0-9a-f]{32})\.webp$/.exec(image!.url)![1]!)
    await changeGallery(server, shop, { action: 'delete', fileName: 'a.png' })
    expect((await fetchImage(server, image!.url)).status).toBe(200)
  })

  it('IMG-16 IMG-17 a file and a name are needed', async () => {
    for (const [fileName, base64] of [
      ['', await base64Of()],
      ['   ', await base64Of()],
      ['a.png', ''],
    ]) {
      expect((await upload(server, company, base64!, fileName)).status).toBe(400)
      const added = await changeGallery(server, company, {
        action: 'add',
        fileName: fileName!,
        base64: base64!,
      })
      expect(added.status).toBe(400)
    }
  })

  it('IMG-18 IMG-19 W8 what is no picture is refused by the rule it breaks', async () => {
    const shop = await givenCompany(server)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    const added = await changeGallery(server, shop, { action: 'add', fileName: 'a.svg', base64: svg })
    expect(added).toMatchObject({
      status: 422,
      body: {
        code: 'IMAGE_REFUSED',
        mensagem: 'Erro ao processar imagem. Tente novamente.',
        fields: [
          { path: 'imagem_cardapio.base64', mensagem: 'O arquivo não é uma imagem PNG, JPG, GIF ou WebP.' },
        ],
      },
    })
    expect((await upload<Record<string, unknown>>(server, shop, svg)).body).toMatchObject({
      fields: [{ path: 'base64', mensagem: 'O arquivo não é uma imagem PNG, JPG, GIF ou WebP.' }],
    })
    const named = await changeGallery(server, shop, {
      action: 'add',
      fileName: 'a\u202eb',
      base64: await base64Of(),
    })
    expect(named.body).toMatchObject({
      code: 'IMAGE_REFUSED',
      fields: [{ path: 'imagem_cardapio.fileName' }],
    })
    expect([await rows('images', shop), await filesOf(shop)]).toEqual([[], []])
  })

  it('a company keeps as much as its quota, also when two upload the last of it at once', async () => {
    const shop = await givenCompany(server)
    const { body } = await upload(server, shop, await pictureOf('png'))
    const [{ bytes }] = (await rows('images', shop)) as [{ bytes: number }]
    await server.app.db.owner.query('update images set bytes = $2 where id = $1', [
      body.id,
      IMAGE_QUOTA_BYTES - bytes,
    ])
    const picture = await pictureOf('png')
    const answers = await Promise.all([1, 2, 3].map(() => upload<{ code?: string }>(server, shop, picture)))
    expect(answers.map(({ status, body: { code } }) => [status, code]).sort()).toEqual([
      [201, undefined],
      [422, 'IMAGE_QUOTA'],
      [422, 'IMAGE_QUOTA'],
    ])
    expect([(await rows('images', shop)).length, (await filesOf(shop)).length]).toEqual([2, 4])
  })

  it('a gallery has an end', async () => {
    const shop = await givenCompany(server)
    const { body } = await upload(server, shop, await pictureOf('png'))
    await server.app.db.owner.query(
      `insert into menu_images (company_id, file_name, image_id, position)
       select $1, 'image ' || n, $2, n from generate_series(1, $3) n`,
      [shop.id, body.id, MAX_MENU_IMAGES],
    )
    const more = { action: 'add' as const, fileName: 'a.png', base64: await base64Of() }
    expect((await changeGallery(server, shop, more)).body.code).toBe('IMAGE_QUOTA')
  })

  async function showOnProduct(shop: TestCompany, imageId: string) {
    const { owner } = server.app.db
    await owner.query('insert into catalogues (company_id) values ($1) on conflict do nothing', [shop.id])
    await owner.query(
      `insert into catalogue_rows (company_id, kind, id, category_id, position, version, content)
       values ($1, 'item', $2, 'c', 1, 1, jsonb_build_object('imagem', $2::text))`,
      [shop.id, imageId],
    )
  }
})

describe('the size of a call', () => {
  it('15 MB for pictures, and 64 kB as ever for calls beside them', async () => {
    const server = await startImageServer()
    const company = await givenCompany(server)
    const send = (path: string, size: number) =>
      call(server, path, { cookie: company.cookie, body: { fileName: 'a', base64: 'A'.repeat(size) } })
    expect((await send('/api/images', 14_200_000)).status).toBe(422)
    expect((await send('/api/images', 15 * 1024 * 1024)).status).toBe(413)
    expect((await send('/webhook/page-verify', 70_000)).status).toBe(413)
    await server.stop()
  })
})
