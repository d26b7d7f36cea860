import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request as post } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_MENU_FILE_BYTES } from '@balcao/domain/onboarding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/server'
import { givenLead, givenLeadCookie, sendFile } from './testing/lead-visits'
import { archive, bomb, doc, docx, jpeg, page, pdf, png, program } from './testing/menu-documents'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-menus-'))
  server = await startTestServer({ env: { BALCAO_ROLE: 'web', DATA_DIR: folder } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function givenVisit() {
  const lead = await givenLead(server)
  return { lead, cookie: await givenLeadCookie(server, lead) }
}
const filesOf = async (cookie: string) =>
  (await call<{ files: { id: string; fileName: string }[] }>(server, '/api/onboarding', { cookie })).body
    .files
const stored = (leadId: string) =>
  readdir(join(folder, 'files/onboarding', leadId)).catch(() => [] as string[])

/** A PDF of so many bytes. */
const pdfOf = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)])

/** The same without saying beforehand how long it is. */
const inPieces = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      const piece = pdfOf(1024 * 1024)
      for (let sent = 0; sent < bytes; sent += piece.length) controller.enqueue(piece)
      controller.close()
    },
  })

describe('a menu file', () => {
  it.each([
    ['cardapio.pdf', pdf, 'application/pdf'],
    ['Foto 1.JPG', jpeg, 'image/jpeg'],
    ['foto.jpeg', jpeg, 'image/jpeg'],
    ['foto.png', png, 'image/png'],
    ['menu.doc', doc, 'application/msword'],
    ['menu.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('ONB-31 ONB-32 W8 W25 %s is kept as what its content is', async (name, bytes, fileType) => {
    const { lead, cookie } = await givenVisit()
    const answer = await sendFile(server, cookie, name, bytes)
    expect([answer.status, answer.body]).toEqual([
      201,
      { id: expect.any(String) as string, fileName: name, fileType, fileSize: bytes.length },
    ])
    expect(await filesOf(cookie)).toEqual([answer.body])
    expect(await stored(lead.id)).toEqual([answer.body.id])
  })

  it.each([
    ['a program called a PDF', 'cardapio.pdf', program],
    ['a page called a document', 'menu.docx', page],
    ['a page called a picture', 'foto.png', page],
    ['an archive called a document', 'menu.docx', archive],
    ['a document that would unfold to gigabytes', 'menu.docx', bomb],
    ['a program with a document behind it', 'menu.docx', Buffer.concat([program, docx])],
    ['a document with a page behind it', 'menu.docx', Buffer.concat([docx, page])],
    ['a picture called a PDF', 'cardapio.pdf', png],
    ['a PDF called a program', 'cardapio.exe', pdf],
    ['a PDF without an ending', 'cardapio', pdf],
    ['an empty file', 'cardapio.pdf', Buffer.alloc(0)],
    ['a file whose name is nothing', '/\u202E..', pdf],
  ])('ONB-31 W8 %s is refused, and nothing is kept', async (_what, name, bytes) => {
    const { lead, cookie } = await givenVisit()
    const answer = await sendFile(server, cookie, name, bytes)
    expect([answer.status, answer.body.code]).toEqual([422, 'FILE_REFUSED'])
    expect([await filesOf(cookie), await stored(lead.id)]).toEqual([[], []])
  })

  it('goes by a safe name, and is handed out only to be saved', async () => {
    const { cookie } = await givenVisit()
    const { body } = await sendFile(server, cookie, '../../Cardápio "2026"\r\nX-Evil: 1.pdf', pdf)
    expect(body.fileName).toBe('Cardápio _2026_ X-Evil_ 1.pdf')
    const file = await fetch(`${server.url}/api/onboarding/files/${body.id}`, { headers: { cookie } })
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Cardapio _2026_ X-Evil_ 1.pdf"; filename*=UTF-8\'\'Card%C3%A1pio%20_2026_%20X-Evil_%201.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(pdf.length),
    })
  })

  it('sent fifty times at once is one file', async () => {
    const { lead, cookie } = await givenVisit()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendFile(server, cookie, 'cardapio.pdf', pdf)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await stored(lead.id)).toHaveLength(1)
  })

  it('whose bytes were lost half-way through a removal is whole again once it is sent again', async () => {
    const { lead, cookie } = await givenVisit()
    const { body } = await sendFile(server, cookie, 'cardapio.pdf', pdf)
    await rm(join(folder, 'files/onboarding', lead.id), { recursive: true })
    expect((await sendFile(server, cookie, 'cardapio.pdf', pdf)).body.id).toBe(body.id)
    expect((await call(server, `/api/onboarding/files/${body.id}`, { cookie })).text).toBe(pdf.toString())
  })

  it('ONB-33 can be taken back, and then is gone; taking it back again is fine', async () => {
    const { lead, cookie } = await givenVisit()
    const { body } = await sendFile(server, cookie, 'cardapio.pdf', pdf)
    const path = `/api/onboarding/files/${body.id}`
    for (let time = 0; time < 2; time += 1)
      expect((await call(server, path, { method: 'DELETE', cookie })).status).toBe(200)
    expect([await filesOf(cookie), await stored(lead.id)]).toEqual([[], []])
    expect((await call(server, path, { cookie })).body.code).toBe('FILE_NOT_FOUND')
  })

  it('of one lead is neither seen, read nor taken by another', async () => {
    const { cookie } = await givenVisit()
    const other = await givenVisit()
    const { body } = await sendFile(server, cookie, 'cardapio.pdf', pdf)
    const path = `/api/onboarding/files/${body.id}`
    expect(await filesOf(other.cookie)).toEqual([])
    expect((await call(server, path, { cookie: other.cookie })).body.code).toBe('FILE_NOT_FOUND')
    expect((await call(server, path, { method: 'DELETE', cookie: other.cookie })).status).toBe(200)
    expect(await filesOf(cookie)).toHaveLength(1)
  })
})

describe('the limits of menu files', () => {
  it('W8 exactly 10 MB are taken, one byte more is refused before it is read', async () => {
    const { cookie } = await givenVisit()
    expect((await sendFile(server, cookie, 'a.pdf', pdfOf(MAX_MENU_FILE_BYTES))).status).toBe(201)
    const answer = await sendFile(server, cookie, 'b.pdf', pdfOf(MAX_MENU_FILE_BYTES + 1))
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(await filesOf(cookie)).toHaveLength(1)
  })

  it('W8 a stream that does not say how long it is, is given up at 10 MB', async () => {
    const { lead, cookie } = await givenVisit()
    const answer = await sendFile(server, cookie, 'a.pdf', inPieces(12 * 1024 * 1024))
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(await stored(lead.id)).toEqual([])
    expect((await sendFile(server, cookie, 'b.pdf', inPieces(1024 * 1024))).status).toBe(201)
  })

  it('ONB-32 twenty files are taken, also all at once, and not one more', async () => {
    const { lead, cookie } = await givenVisit()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, place) => sendFile(server, cookie, `${place}.pdf`, pdf)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ body }) => body.code === 'FILE_QUOTA')).toHaveLength(5)
    expect(await stored(lead.id)).toHaveLength(20)
  })

  it('W8 60 MB together are taken, and not one byte more', async () => {
    const { cookie } = await givenVisit()
    for (let place = 0; place < 6; place += 1)
      expect((await sendFile(server, cookie, `${place}.pdf`, pdfOf(MAX_MENU_FILE_BYTES))).status).toBe(201)
    expect((await sendFile(server, cookie, 'more.pdf', pdf)).body.code).toBe('FILE_QUOTA')
  })

  it('W8 what is under way at once is bounded: the memory of the server is nobody’s to fill', async () => {
    const { cookie } = await givenVisit()
    const begin = () => {
      const request = post(`${server.url}/api/onboarding/files?name=a.pdf`, {
        method: 'POST',
        agent: false,
        headers: { cookie, 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' },
      })
      request.on('error', () => {})
      request.write(pdf)
      return request
    }
    // Eight of them are as much as is held at once: one of nine is refused.
    const slow = Array.from({ length: 9 }, begin)
    const refused = Promise.race(slow.map((request) => once(request, 'response')))
    const next = () => sendFile(server, cookie, 'b.pdf', inPieces(1024 * 1024))
    try {
      expect(await refused).toMatchObject([{ statusCode: 429 }])
      expect((await next()).body.code).toBe('TOO_MANY_REQUESTS')
      expect((await sendFile(server, cookie, 'c.pdf', pdf)).status).toBe(201)
    } finally {
      for (const request of slow) request.destroy()
    }
    await expect.poll(async () => (await next()).status, { timeout: 15_000 }).toBe(201)
  }, 40_000)

  it('W8 an upload that breaks off leaves nothing behind', async () => {
    const { lead, cookie } = await givenVisit()
    const request = post(`${server.url}/api/onboarding/files?name=a.pdf`, {
      method: 'POST',
      agent: false,
      headers: { cookie, 'content-type': 'application/octet-stream', 'content-length': 1000 },
    })
    const broken = new Promise((resolve) => request.on('error', resolve))
    request.write(pdf, () => request.destroy())
    await broken
    expect((await sendFile(server, cookie, 'b.pdf', pdf)).status).toBe(201)
    expect([await stored(lead.id), await filesOf(cookie)]).toMatchObject([
      { length: 1 },
      [{ fileName: 'b.pdf' }],
    ])
  })

  it('anything but bytes is no file', async () => {
    const { cookie } = await givenVisit()
    const asJson = await call(server, '/api/onboarding/files?name=a.pdf', { body: { base64: 'x' }, cookie })
    expect([asJson.status, asJson.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    const asForm = await call(server, '/api/onboarding/files?name=a.pdf', {
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      cookie,
    })
    expect(asForm.status).toBe(415)
  })

  it('a store that takes nothing leaves no row behind', async () => {
    const { lead, cookie } = await givenVisit()
    await writeFile(join(folder, 'files/onboarding', lead.id), 'in the way').catch(async () => {
      await sendFile(server, (await givenVisit()).cookie, 'a.pdf', pdf)
      await writeFile(join(folder, 'files/onboarding', lead.id), 'in the way')
    })
    expect((await sendFile(server, cookie, 'a.pdf', pdf)).body.code).toBe('UNAVAILABLE')
    expect(await filesOf(cookie)).toEqual([])
  })
})

it('a company’s session is no lead', async () => {
  const company = await givenCompany(server)
  expect((await sendFile(server, company.cookie, 'a.pdf', pdf)).status).toBe(401)
})
