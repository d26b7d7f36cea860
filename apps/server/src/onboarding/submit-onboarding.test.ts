import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { Onboarding } from '@balcao/contract/onboarding'
import { call } from '../testing/call'
import { freshCnpj } from '../testing/builders'
import { startTestServer, type TestServer } from '../testing/server'
import { givenLead, givenLeadCookie, sendFile, type TestLead } from './testing/lead-visits'
import { pdf, png, program } from './testing/menu-documents'
import { asText, payloadOf } from './testing/payload'

let mail: MailStandIn
let server: TestServer

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({ env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

async function givenVisit(): Promise<{ lead: TestLead; cookie: string }> {
  const lead = await givenLead(server)
  return { lead, cookie: await givenLeadCookie(server, lead) }
}
const submit = (cookie: string, body: object) => call(server, '/webhook/onboarding', { cookie, body })
const kept = async (lead: TestLead) => {
  const { rows } = await server.app.db.owner.query<{ content: Onboarding; state: string; version: number }>(
    'select content, state, version from onboardings join leads on id = lead_id where id = $1',
    [lead.id],
  )
  return rows
}
const filesOf = async (cookie: string) =>
  (await call<{ files: { fileName: string; fileSize: number }[] }>(server, '/api/onboarding', { cookie }))
    .body.files
const mailsTo = (lead: TestLead) => mail.received().filter(({ to }) => to === lead.email)

describe('an onboarding', () => {
  it('CALL-37 ONB-06 ONB-08 W25 is kept whole, bare of masks, with the file that came inside', async () => {
    const { lead, cookie } = await givenVisit()
    const answer = await submit(
      cookie,
      payloadOf(lead.cnpj.replace(/^(..)(...)/, '$1.$2.'), {
        state: 'ac',
        zipCode: '69900-062',
        pixKey: ' Pix@Loja.example ',
        street: '  Rua das Flores ',
      }),
    )
    expect([answer.status, answer.body]).toEqual([200, { ok: true, unread: [] }])
    const { menuFiles: _files, ...content } = payloadOf(lead.cnpj)
    expect(await kept(lead)).toEqual([{ content, state: 'onboarded', version: 2 }])
    expect(await filesOf(cookie)).toMatchObject([{ fileName: 'cardapio.pdf', fileSize: pdf.length }])
    const so = await call(server, '/api/onboarding', { cookie })
    expect(so.body).toMatchObject({ submitted: content, submitted_at: expect.any(String) as string })
  })

  it('ONB-32 takes several files, some sent before and some inside, with a data prefix too', async () => {
    const { lead, cookie } = await givenVisit()
    const { body } = await sendFile(server, cookie, 'foto.png', png)
    const inside = asText('cardapio.pdf', pdf)
    const menuFiles = [
      { id: body.id! },
      { ...inside, base64: `data:application/pdf;base64,${inside.base64}` },
      { ...inside, fileName: 'bebidas.pdf' },
    ]
    expect((await submit(cookie, payloadOf(lead.cnpj, { menuFiles }))).status).toBe(200)
    expect((await filesOf(cookie)).map(({ fileName }) => fileName)).toEqual([
      'foto.png',
      'cardapio.pdf',
      'bebidas.pdf',
    ])
  })

  it('sent many times at once is one: one content, one file, one mail', async () => {
    const { lead, cookie } = await givenVisit()
    const body = payloadOf(lead.cnpj)
    const answers = await Promise.all(Array.from({ length: runs(500, 60) }, () => submit(cookie, body)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"ok":true,"unread":[]}']),
    )
    expect(await kept(lead)).toMatchObject([{ version: 2 }])
    expect(await filesOf(cookie)).toHaveLength(1)
    await mail.waitForMail(({ to }) => to === lead.email)
    const { rows } = await server.app.db.owner.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'onboarding:tell-done'`,
    )
    expect([rows, mailsTo(lead).length]).toEqual([[], 1])
  }, 60_000)

  it('ONB-04 is confirmed to the lead by mail, once, also when it is corrected later', async () => {
    const { lead, cookie } = await givenVisit()
    await submit(cookie, payloadOf(lead.cnpj))
    const letter = await mail.waitForMail(({ to }) => to === lead.email)
    expect(letter.subject).toBe('Recebemos o cadastro da sua empresa')
    expect(letter.text).toContain(`Olá, ${lead.empresa}!`)
    await submit(cookie, payloadOf(lead.cnpj, { number: '121' }))
    const second = await givenVisit()
    await submit(second.cookie, payloadOf(second.lead.cnpj))
    await mail.waitForMail(({ to }) => to === second.lead.email)
    expect(mailsTo(lead)).toHaveLength(1)
    expect(await kept(lead)).toMatchObject([{ content: { number: '121' }, version: 3 }])
  })

  it('hours and fees may come as text: what is understood is kept as such, and what is not is told', async () => {
    const { lead, cookie } = await givenVisit()
    const { businessHours } = payloadOf(lead.cnpj)
    const answer = await submit(
      cookie,
      payloadOf(lead.cnpj, {
        businessHours: JSON.stringify(businessHours),
        neighborhoodsAndFees: 'Centro - 5,00\nLonge: a combinar',
      }),
    )
    expect(answer.body).toEqual({ ok: true, unread: ['Longe: a combinar'] })
    expect((await kept(lead))[0]!.content).toMatchObject({ businessHours })
  })
})

describe('CALL-38 a refused onboarding changes nothing', () => {
  const refused = async (change: object) => {
    const { lead, cookie } = await givenVisit()
    const answer = await submit(cookie, { ...payloadOf(lead.cnpj), ...change })
    expect([await kept(lead), await filesOf(cookie)]).toEqual([[], []])
    return answer
  }

  it.each([
    ['ONB-16', { cnpj: ' ' }, 'CNPJ é obrigatório'],
    ['ONB-17', { businessHours: [] }, 'Horário de funcionamento é obrigatório'],
    ['ONB-17', { businessHours: '' }, 'Horário de funcionamento é obrigatório'],
    ['ONB-18', { aboutRestaurant: '' }, 'Sobre a empresa é obrigatório'],
    ['ONB-19', { street: ' ' }, 'Rua é obrigatória'],
    ['ONB-20', { number: '' }, 'Número é obrigatório'],
    ['ONB-21', { neighborhood: '' }, 'Bairro é obrigatório'],
    ['ONB-22', { city: '' }, 'Cidade é obrigatória'],
    ['ONB-23', { state: '' }, 'Estado é obrigatório'],
    ['ONB-24', { zipCode: '' }, 'CEP é obrigatório'],
    ['CONST-02', { zipCode: '6990006' }, 'CEP inválido'],
    ['CONST-03', { state: 'XX' }, 'Estado inválido'],
    ['ONB-27', { neighborhoodsAndFees: [] }, 'Bairros e taxas são obrigatórios'],
    ['ONB-27', { neighborhoodsAndFees: ' \n ' }, 'Bairros e taxas são obrigatórios'],
    ['ONB-28', { menuFiles: [] }, 'Pelo menos um arquivo de cardápio é obrigatório'],
    ['ONB-29', { pixKeyType: '' }, 'Tipo de chave PIX é obrigatório'],
    ['ONB-30', { pixKey: '' }, 'Chave PIX é obrigatória'],
    ['ONB-15', { street: '', zipCode: '', menuFiles: [] }, 'Rua é obrigatória'],
  ])('%s %o says %j', async (_id, change, mensagem) => {
    const { status, body } = await refused(change)
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', mensagem }])
    expect((body as { fields: { path: string }[] }).fields).toHaveLength(1)
  })

  it.each([
    ['CONST-02 a CEP of more than 9 characters', { zipCode: '69900-0621' }],
    ['CONST-03 a state of more than 2 letters', { state: 'ACRE' }],
    ['ONB-07 a type of key that is none', { pixKeyType: 'iban' }],
    ['a field that nobody knows', { mod_gerente: true }],
  ])('%s is no payload', async (_what, change) => {
    expect((await refused(change)).body.code).toBe('INVALID_INPUT')
  })

  it.each([
    ['cpf', '529.982.247-25', '529.982.247-26', '52998224725'],
    ['cnpj', '11.222.333/0001-81', '11.222.333/0001-82', '11222333000181'],
    ['email', 'Pix@Loja.com.br', 'pix@loja', 'pix@loja.com.br'],
    ['phone', '(11) 99999-9999', '(11) 9999-9999', '+5511999999999'],
    [
      'random',
      '123E4567-E12B-12D1-A456-426655440000',
      '123e4567-e12b-12d1-a456',
      '123e4567-e12b-12d1-a456-426655440000',
    ],
  ] as const)(
    'a %s key %s is taken and %s is not',
    { meta: { rows: 'ONB-07 ONB-35 ONB-36 ONB-37 ONB-38' } },
    async (pixKeyType, right, wrong, bare) => {
      expect((await refused({ pixKeyType, pixKey: wrong })).body).toMatchObject({
        mensagem: 'Chave PIX inválida',
        fields: [{ path: 'pixKey' }],
      })
      const { lead, cookie } = await givenVisit()
      expect((await submit(cookie, payloadOf(lead.cnpj, { pixKeyType, pixKey: right }))).status).toBe(200)
      expect((await kept(lead))[0]!.content).toMatchObject({ pixKeyType, pixKey: bare })
    },
  )

  it('another lead’s CNPJ', async () => {
    const { cnpj } = await givenLead(server)
    expect((await refused({ cnpj })).body.code).toBe('FORBIDDEN')
    expect((await refused({ cnpj: freshCnpj() })).body.code).toBe('FORBIDDEN')
  })

  it('another lead’s file', async () => {
    const other = await givenVisit()
    const { body } = await sendFile(server, other.cookie, 'cardapio.pdf', pdf)
    expect((await refused({ menuFiles: [{ id: body.id }] })).body.code).toBe('FILE_NOT_FOUND')
  })

  it('ONB-31 a program among good files', async () => {
    const menuFiles = [asText('cardapio.pdf', pdf), asText('bebidas.pdf', program)]
    expect((await refused({ menuFiles })).body).toMatchObject({
      code: 'FILE_REFUSED',
      fields: [{ path: 'menuFiles.1.base64' }],
    })
  })

  it.each(['!!!', 'YWJj=', 'YWJ', 'data:text/html,<script>'])(
    'a file that is not base64: %s',
    async (base64) => {
      expect((await refused({ menuFiles: [{ ...asText('a.pdf', pdf), base64 }] })).body.code).toBe(
        'FILE_REFUSED',
      )
    },
  )

  it('ONB-32 twenty-one files', async () => {
    const menuFiles = Array.from({ length: 21 }, (_, place) => asText(`${place}.pdf`, pdf))
    expect((await refused({ menuFiles })).body.code).toBe('INVALID_INPUT')
  })

  it('nobody’s cookie', async () => {
    const { cnpj } = await givenLead(server)
    const answer = await call(server, '/webhook/onboarding', { body: payloadOf(cnpj) })
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED'])
  })
})
