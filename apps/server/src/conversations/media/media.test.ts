import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayUnavailable, MediaGone } from '../../gateways/whatsapp'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openShop, type OpenShop } from '../testing/open-shop'
import type { Customer } from '../testing/sending-shop'
import { fetchMediaJob } from './fetch-media.job'

let shop: OpenShop
let maria: Customer

beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  maria = await shop.customer()
})
afterEach(() => shop.recover())
afterAll(() => shop.stop())

const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(500)])

type Sent = Parameters<Customer['phone']['sends']>[0]

/** The message that a customer's file became, once it is known what became of the file. */
async function received(what: Sent) {
  const waId = maria.phone.sends(what)
  await shop.standIn.idle()
  const { owner } = shop.server.app.db
  const { rows } = await owner.query<{ id: string }>('select id from messages where wa_id = $1', [waId])
  const read = async () => (await shop.message(rows[0]!.id))!
  await expect.poll(async () => (await read()).media!.state, { timeout: 10_000 }).not.toBe('fetching')
  return read()
}

const read = (mediaId: string, headers: Record<string, string> = {}, cookie = shop.company.cookie) =>
  fetch(`${shop.sending.url}/api/media/${mediaId}`, { headers: { cookie, ...headers } })

describe('files of customers', () => {
  it('are fetched when they are heard of, announced, and read by the shop alone', async () => {
    const { media } = await received({ image: jpeg, caption: 'o comprovante' })
    expect(media).toMatchObject({ state: 'ready', mime: 'image/jpeg', bytes: jpeg.length })
    const answer = await read(media!.id)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg)).toBe(true)
    const other = await givenCompany(shop.server)
    expect((await read(media!.id, {}, other.cookie)).status).toBe(404)
    expect((await read(media!.id, { cookie: '' })).status).toBe(401)
    expect((await read(randomUUID())).status).toBe(404)
  })

  it('MODULE-11 are shown only when nothing in them can run', async () => {
    const html = Buffer.from('<script>alert(1)</script>')
    const cases: [Sent, string, string][] = [
      [
        { document: html, fileName: 'Cardápio "novo".html', mimetype: 'text/html' },
        'application/octet-stream',
        'attachment',
      ],
      [
        { document: html, fileName: 'foto.svg', mimetype: 'image/svg+xml' },
        'application/octet-stream',
        'attachment',
      ],
      [{ image: html, mimetype: 'image/png' }, 'application/octet-stream', 'attachment'],
      [{ document: Buffer.from('%PDF-1.4'), fileName: 'conta.pdf' }, 'application/pdf', 'inline'],
      [{ audio: Buffer.from('OggS') }, 'audio/ogg', 'inline'],
    ]
    for (const [what, type, disposition] of cases) {
      const { media } = await received(what)
      const { headers } = await read(media!.id)
      expect([headers.get('content-type'), headers.get('content-disposition')!.split(';')[0]]).toEqual([
        type,
        disposition,
      ])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toContain('private')
      if (type !== 'application/pdf') expect(headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  it('keep their name for saving, whatever signs it has', async () => {
    const { media } = await received({
      document: Buffer.from('x'),
      fileName: 'Cardápio "novo".html',
      mimetype: 'text/html',
    })
    const { headers } = await read(media!.id)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Cardapio _novo_.html"; filename*=UTF-8''Card%C3%A1pio%20%22novo%22.html`,
    )
  })

  it.each([
    ['bytes=0-3', 206, 0, 4, 'bytes 0-3/1000'],
    ['bytes=990-', 206, 990, 1000, 'bytes 990-999/1000'],
    ['bytes=-5', 206, 995, 1000, 'bytes 995-999/1000'],
    ['bytes=500-5000', 206, 500, 1000, 'bytes 500-999/1000'],
    ['bytes=1000-', 416, 0, 0, 'bytes */1000'],
    ['lines=1-2', 200, 0, 1000, null],
  ])('of sound are read in needs: %s', async (range, status, from, to, told) => {
    const sound = randomBytes(1000)
    const { media } = await received({ audio: sound })
    const answer = await read(media!.id, { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, told])
    expect(Buffer.from(await answer.arrayBuffer()).equals(sound.subarray(from, to))).toBe(true)
  })

  it('are told by their head alone when only that is asked', async () => {
    const { media } = await received({ image: jpeg })
    const answer = await fetch(`${shop.sending.url}/api/media/${media!.id}`, {
      method: 'HEAD',
      headers: { cookie: shop.company.cookie },
    })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(jpeg.length)])
  })

  it('are gone when the gateway has them no more, or they are too large', async () => {
    const { gateway, channel } = shop.connected!
    shop.connected = {
      channel,
      gateway: { ...gateway, fetchMedia: () => Promise.reject(new MediaGone('gone')) },
    }
    expect((await received({ image: jpeg })).media!.state).toBe('gone')
    const large = Buffer.concat([jpeg, Buffer.alloc(16 * 1024 * 1024)])
    shop.connected = {
      channel,
      gateway: {
        ...gateway,
        fetchMedia: () => Promise.resolve({ bytes: large, mime: 'image/jpeg', fileName: null }),
      },
    }
    const { media } = await received({ image: jpeg })
    expect(media!.state).toBe('gone')
    const answer = await call<{ code: string }>(shop.sending, `/api/media/${media!.id}`, {
      cookie: shop.company.cookie,
    })
    expect([answer.status, answer.body.code]).toEqual([404, 'MEDIA_NOT_FOUND'])
  })

  it('are asked for again while the gateway is away, and gone after the last try', async () => {
    const { gateway, channel } = shop.connected!
    shop.connected = {
      channel,
      gateway: { ...gateway, fetchMedia: () => Promise.reject(new GatewayUnavailable('away')) },
    }
    const waId = maria.phone.sends({ image: jpeg })
    await shop.standIn.idle()
    const { rows } = await shop.server.app.db.owner.query<{ id: string; message_id: string }>(
      'select f.id, f.message_id from media f join messages m on m.id = f.message_id where m.wa_id = $1',
      [waId],
    )
    const { id: mediaId, message_id: messageId } = rows[0]!
    const run = (lastAttempt: boolean) =>
      fetchMediaJob(shop.needs).run({ companyId: shop.company.id, mediaId }, { attempt: 1, lastAttempt })
    await expect(run(false)).rejects.toThrow('away')
    expect((await shop.message(messageId))!.media!.state).toBe('fetching')
    await run(true)
    expect((await shop.message(messageId))!.media!.state).toBe('gone')
  })
})
