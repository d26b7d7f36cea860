import { once } from 'node:events'
import { request as post } from 'node:http'
import { ANSWER_FILE_LIMITS } from '@balcao/domain/scheduling/questions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { payload } from '../../../images/testing/hostile-file'
import { hostileFiles } from '../../../images/testing/hostile-files'
import { pictureOf } from '../../../images/testing/picture-files'
import { call } from '../../../testing/call'
import { buildBooking } from '../../booking/testing/booking-shop'
import {
  buildQuestion,
  idIn,
  pdfOf,
  startFileServer,
  to,
  type FileServer,
  type FileShop,
} from './testing/file-shop'

let server: FileServer
let shop: FileShop

beforeAll(async () => {
  server = await startFileServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.app.db.owner.query('delete from answer_files')
  shop = await server.shop()
})

const keptOf = async () => (await server.kept()).filter((name) => name.includes(shop.company.id))
const here = (...names: string[]) => names.map((name) => `answers/${shop.company.id}/${name}`)

describe('a file that is sent from the booking page', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is taken as a photo: %s, whatever its name says',
    async (format) => {
      const answer = await shop.sent('exame.exe', await pictureOf(format))
      expect(answer).toMatch(/^[0-9a-f]{32}\/webp\/\d+\/exame\.exe$/)
      expect(await keptOf()).toEqual(here(`${idIn(answer)}-p.webp`, `${idIn(answer)}.webp`))
    },
  )

  it('is taken as a PDF, byte for byte', async () => {
    const bytes = pdfOf('exame de sangue')
    const answer = await shop.sent('../Exame de sangue\u202e.pdf', bytes)
    expect(answer).toBe(`${idIn(answer)}/pdf/${bytes.length}/Exame de sangue.pdf`)
    expect(await keptOf()).toEqual(here(`${idIn(answer)}.pdf`))
  })

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a GIF', () => pictureOf('gif')],
    ['a PDF without its end', () => Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>')],
    [
      'a PDF that is also an archive',
      () => Buffer.concat([pdfOf(payload), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    ],
    ['a page behind which a PDF comes', () => Buffer.concat([Buffer.from(payload), pdfOf('x')])],
    ['nothing', () => Buffer.alloc(0)],
  ])('is refused where it is %s', async (_, bytes) => {
    const refused = await shop.send('foto.jpg', await bytes())
    expect([refused.status, refused.body.code]).toEqual([422, 'ANSWER_FILE_REFUSED'])
    expect(refused.body.fields).toMatchObject([{ path: 'file' }])
    expect([await keptOf(), await server.rows()]).toEqual([[], []])
  })

  // What pictures of the catalogue are judged by, where all of them are tried: here four of each kind.
  const byContent = hostileFiles.filter(({ base64, fileName }) => !base64 && fileName === undefined)
  const kind = (outcome: string) => byContent.filter((one) => one.outcome === outcome)
  it.each(byContent.filter((one) => kind(one.outcome).indexOf(one) < runs(byContent.length, 4)))(
    'is judged by what it is: $what',
    async ({ what, bytes, outcome }) => {
      const content = await bytes()
      const sent = await shop.send('foto.jpg', content)
      if (outcome === 'redrawn' && !/gif/i.test(what)) {
        expect(sent.status).toBe(201)
        const booking = await shop.booked([to(shop.question, sent.body.answer)])
        const read = await fetch(server.url + shop.path(booking.id, sent.body.answer), {
          headers: { cookie: shop.company.cookie },
        })
        const shown = Buffer.from(await read.arrayBuffer()).toString('latin1')
        expect([read.status, /balcao-7431|Exif|GPS/.test(shown)]).toEqual([200, false])
        return
      }
      const tooLarge = content.length > ANSWER_FILE_LIMITS.bytes
      expect([sent.status, sent.body.code]).toEqual(
        tooLarge ? [413, 'PAYLOAD_TOO_LARGE'] : [422, 'ANSWER_FILE_REFUSED'],
      )
      expect([await keptOf(), await server.rows()]).toEqual([[], []])
    },
    30_000,
  )

  it('is refused as soon as more comes than there may be, though nobody said so', async () => {
    const { token } = (await call<{ token: string }>(server, '/api/visit')).body
    const request = post(`${server.url}/api/booking/${shop.company.id}/files?name=a.pdf`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    })
    request.on('error', () => {})
    const answered = once(request, 'response')
    request.write(Buffer.alloc(ANSWER_FILE_LIMITS.bytes))
    request.end('x')
    expect(await answered).toMatchObject([{ statusCode: 413 }])
    await expect.poll(() => server.rows()).toEqual([])
  })

  it('that breaks off leaves nothing', async () => {
    const { token } = (await call<{ token: string }>(server, '/api/visit')).body
    const request = post(`${server.url}/api/booking/${shop.company.id}/files?name=a.pdf`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-length': 5000,
      },
    })
    const broken = new Promise((resolve) => request.on('error', resolve))
    request.write(pdfOf('x'))
    await expect.poll(async () => (await server.rows()).length).toBe(1)
    request.destroy()
    await broken
    await expect.poll(() => server.rows()).toEqual([])
    expect(await keptOf()).toEqual([])
  })

  it('has to be bytes, from a visitor, to a shop that asks for a file', async () => {
    const asJson = await call<{ code: string }>(server, `/api/booking/${shop.company.id}/files?name=a.pdf`, {
      body: { base64: 'x' },
      bearer: (await call<{ token: string }>(server, '/api/visit')).body.token,
    })
    expect(asJson.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
    const nobody = await shop.send('a.pdf', pdfOf('x'), { options: { bearer: 'vt_x~x~x' } })
    expect(nobody.status).toBe(401)
    const nowhere = await shop.send('a.pdf', pdfOf('x'), { company: '99999999000199' })
    expect(nowhere.body.code).toBe('NOT_FOUND')
    await shop.asks([buildQuestion({ kind: 'text' }), buildQuestion({ label: 'Depois?', when: 'later' })])
    expect((await shop.send('a.pdf', pdfOf('x'))).body.code).toBe('QUESTIONS_CHANGED')
    expect([await keptOf(), await server.rows()]).toEqual([[], []])
  })

  it('finds no room where too much waits for an answer', async () => {
    const answer = await shop.sent('a.pdf', pdfOf('x'))
    const wait = (id: string, change: string) =>
      server.app.db.owner.query(
        `insert into answer_files select (r).* from (select jsonb_populate_record(f, $3::jsonb) as r
           from answer_files f where id = $1) one where $2 <> ''`,
        [idIn(answer), id, JSON.stringify({ id, ...(JSON.parse(change) as object) })],
      )
    for (let at = 0; at < 19; at++) await wait(at.toString(16).padStart(32, '0'), '{}')
    const full = await shop.send('a.pdf', pdfOf('x'))
    expect([full.status, full.body.code]).toEqual([422, 'ANSWER_FILES_FULL'])
    // Another shop is not this one's concern, and what was taken waits no longer.
    expect((await (await server.shop()).send('a.pdf', pdfOf('x'))).status).toBe(201)
    await shop.booked([to(shop.question, answer)])
    expect((await shop.send('a.pdf', pdfOf('x'))).status).toBe(201)
  })
})

describe('a file in a booking', () => {
  it('is taken by it, once, and needs to be where the question has to be answered', async () => {
    await shop.asks([{ ...shop.question, required: true }])
    const without = await shop.book(buildBooking({ answers: [] }))
    expect(without.body.code).toBe('QUESTIONS_CHANGED')
    const answer = await shop.sent('exame.pdf', pdfOf('x'))
    const request = buildBooking({ answers: [to(shop.question, answer)] })
    expect((await shop.book(request)).status).toBe(201)
    expect((await shop.book(request)).status).toBe(201)
    const again = await shop.book(
      buildBooking({ starts_at: '2026-11-18T13:00:00Z', answers: [to(shop.question, answer)] }),
    )
    expect([again.status, again.body.code, again.body.fields]).toMatchObject([
      409,
      'ANSWER_FILE_GONE',
      [{ path: `answers.${shop.question.id}` }],
    ])
    expect(await shop.rows()).toHaveLength(1)
  })

  it('waits on where the booking fails, and two who take it at once do not both get it', async () => {
    const answer = await shop.sent('exame.pdf', pdfOf('x'))
    const taken = await shop.booked([])
    const late = await shop.book(buildBooking({ answers: [to(shop.question, answer)] }))
    expect([late.body.code, taken.status]).toEqual(['SLOT_TAKEN', 'pending'])
    const both = await Promise.all(
      ['2026-11-18T13:00:00Z', '2026-11-19T13:00:00Z'].map((starts_at) =>
        shop.book(buildBooking({ starts_at, answers: [to(shop.question, answer)] })),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it.each<[string, (answer: string) => Promise<string> | string]>([
    ['made up', () => `${'0'.repeat(32)}/pdf/9/a.pdf`],
    ['of another company', async () => (await server.shop()).sent('a.pdf', pdfOf('x'))],
    [
      'sent by a private link',
      async () => {
        const { link } = await shop.booked([], { starts_at: '2026-11-19T13:00:00Z' })
        return (await shop.sendOwn(link, 'a.pdf', pdfOf('x'))).body.answer
      },
    ],
  ])('is none that is %s', async (_, other) => {
    const answer = await other(await shop.sent('a.pdf', pdfOf('x')))
    const refused = await shop.book(buildBooking({ answers: [to(shop.question, answer)] }))
    expect([refused.status, refused.body.code]).toEqual([409, 'ANSWER_FILE_GONE'])
  })

  it.each(['foto.jpg', '../../etc/passwd', `${'g'.repeat(32)}/pdf/9/a.pdf`, `${'0'.repeat(32)}/exe/9/a`])(
    'is no other text: %s',
    async (answer) => {
      const refused = await shop.book(buildBooking({ answers: [to(shop.question, answer)] }))
      expect([refused.status, refused.body.code]).toEqual([409, 'QUESTIONS_CHANGED'])
    },
  )

  it('is what was sent, whatever the answer says of it', async () => {
    const answer = await shop.sent('exame.pdf', pdfOf('x'))
    const booking = await shop.booked([to(shop.question, `${idIn(answer)}/webp/1/outro.png`)])
    expect((await shop.ownAnswers(booking.link)).questions[0]?.answer).toBe(answer)
  })
})

it('three are read of one network at once, and a fourth is told to wait', async () => {
  const { token } = (await call<{ token: string }>(server, '/api/visit')).body
  const begin = () => {
    const request = post(`${server.url}/api/booking/${shop.company.id}/files?name=a.pdf`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-length': 5000,
      },
    })
    request.on('error', () => {})
    request.write(pdfOf('x'))
    return request
  }
  const slow = [begin(), begin(), begin()]
  try {
    await expect.poll(async () => (await server.rows()).length).toBe(3)
    const refused = await shop.send('a.pdf', pdfOf('x'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await server.rows()).toHaveLength(3)
  } finally {
    for (const request of slow) request.destroy()
  }
  await expect.poll(async () => (await shop.send('a.pdf', pdfOf('x'))).status).toBe(201)
})
