import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { testRootSecret } from '../testing/database'
import { actsOf } from '../testing/operator'
import { confirmSessions } from '../testing/sign-in'
import { deriveSecrets } from '../platform/secrets/secrets'
import { startTestServer, type TestServer } from '../testing/server'
import { applyOnboarding } from './apply-onboarding'
import { givenLead, givenLeadCookie, type TestLead } from './testing/lead-visits'
import { pdf } from './testing/menu-documents'
import { payloadOf } from './testing/payload'

const secrets = deriveSecrets(testRootSecret)
let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-apply-'))
  server = await startTestServer({ env: { BALCAO_ROLE: 'web', DATA_DIR: folder } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function givenApproved(): Promise<{ company: TestCompany; lead: TestLead; cookie: string }> {
  const company = await givenCompany(server, { estado: 'SP' })
  const lead = await givenLead(server, { cnpj: company.cnpj, companyId: company.id, state: 'approved' })
  return { company, lead, cookie: await givenLeadCookie(server, lead) }
}
const submit = async (cookie: string, body: object) => {
  const answer = await call(server, '/webhook/onboarding', { cookie, body })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}
const recordOf = async ({ cnpj, cookie }: TestCompany) =>
  (await call<{ data: Record<string, unknown> }>(server, `/webhook/get-customer?cnpj=${cnpj}`, { cookie }))
    .body.data
const change = (company: TestCompany, fields: object) =>
  call(server, '/webhook/update-customer', {
    cookie: company.cookie,
    body: { cnpj: company.cnpj, ...fields },
  })

describe('S18 the company of an onboarding', () => {
  it('carries what was said, in the words of its record, in the zone of its state', async () => {
    const { company, cookie, lead } = await givenApproved()
    await submit(cookie, payloadOf(lead.cnpj))
    expect(await recordOf(company)).toMatchObject({
      sobre_empresa: 'Lanches e sucos na praça',
      endereco_localizacao: 'Rua das Flores',
      numero_endereco: '120',
      bairro_endereco: 'Centro',
      cidade_empresa: 'Rio Branco',
      estado_empresa: 'AC',
      cep_empresa: '69900062',
      time_zone: 'America/Rio_Branco',
      horario_funcionamento: payloadOf('').businessHours,
      bairros_taxas: { '5.00': [{ bairro: 'Centro' }], '7.50': [{ bairro: 'Bosque' }] },
      pix_tipo: 'email',
      pix_chave: 'pix@loja.example',
      observacoes: null,
      versao: 2,
    })
  })

  it('gets lines and hours that nobody understood among its notes', async () => {
    const { company, cookie, lead } = await givenApproved()
    await submit(
      cookie,
      payloadOf(lead.cnpj, {
        businessHours: 'todo dia até acabar',
        neighborhoodsAndFees: 'Centro - 5,00\nLonge: a combinar',
      }),
    )
    expect(await recordOf(company)).toMatchObject({
      observacoes:
        'Horário de funcionamento: todo dia até acabar\nBairros e taxas a conferir:\nLonge: a combinar',
      bairros_taxas: { '5.00': [{ bairro: 'Centro' }] },
    })
  })

  it('is told live, once; the same onboarding again changes and tells nothing', async () => {
    const { company, cookie, lead } = await givenApproved()
    for (let time = 0; time < 3; time += 1) await submit(cookie, payloadOf(lead.cnpj))
    const { rows } = await server.app.db.owner.query(
      `select name from events where company_id = $1 and name = 'COMPANY_CHANGED'`,
      [company.id],
    )
    expect([rows.length, (await recordOf(company)).versao]).toEqual([1, 2])
  })

  it('keeps what it changed by itself; a corrected onboarding changes only the rest', async () => {
    const { company, cookie, lead } = await givenApproved()
    await change(company, { sobre_empresa: 'Como nós mesmos dizemos' })
    await submit(cookie, payloadOf(lead.cnpj))
    expect(await recordOf(company)).toMatchObject({
      sobre_empresa: 'Como nós mesmos dizemos',
      numero_endereco: '120',
    })
    await confirmSessions(server, company)
    await change(company, { numero_endereco: '7', pix_tipo: 'cpf', pix_chave: '529.982.247-25' })
    await submit(
      cookie,
      payloadOf(lead.cnpj, { number: '999', street: 'Avenida Sol', pixKey: 'x@loja.example' }),
    )
    expect(await recordOf(company)).toMatchObject({
      sobre_empresa: 'Como nós mesmos dizemos',
      numero_endereco: '7',
      endereco_localizacao: 'Avenida Sol',
      pix_tipo: 'cpf',
      pix_chave: '52998224725',
    })
    await change(company, { endereco_localizacao: 'Rua Nossa' })
    await submit(cookie, payloadOf(lead.cnpj, { street: 'Avenida Lua' }))
    expect(await recordOf(company)).toMatchObject({ endereco_localizacao: 'Rua Nossa' })
  })

  it('W11 keeps its PIX key once it has a password, whoever still holds the cookie of its onboarding', async () => {
    const { company, cookie, lead } = await givenApproved()
    await submit(cookie, payloadOf(lead.cnpj))
    await submit(cookie, payloadOf(lead.cnpj, { street: 'Avenida Sol', pixKey: 'ladrao@loja.example' }))
    expect(await recordOf(company)).toMatchObject({
      endereco_localizacao: 'Avenida Sol',
      pix_chave: 'pix@loja.example',
    })
    // The first key of a company that has signed in is told to it as any other change is.
    expect((await actsOf(server, company.id)).map(({ act }) => act)).toEqual(['company.pix-changed'])
  })

  it('made after the onboarding gets it with the approval, once', async () => {
    const lead = await givenLead(server)
    await submit(await givenLeadCookie(server, lead), payloadOf(lead.cnpj))
    const company = await givenCompany(server, { cnpj: lead.cnpj })
    const apply = () =>
      server.app.db.asOperator(async (tx, enter) => {
        await enter(company.id)
        return applyOnboarding(tx, secrets, { leadId: lead.id, companyId: company.id })
      })
    expect([await apply(), await apply()]).toEqual([true, true])
    expect(await recordOf(company)).toMatchObject({ cidade_empresa: 'Rio Branco', versao: 2 })
    const files = await call<{ files: object[] }>(server, '/api/company/menu-files', {
      cookie: company.cookie,
    })
    expect(files.body.files).toHaveLength(1)
  })

  it('without an onboarding is left alone', async () => {
    const { company, lead } = await givenApproved()
    const applied = await server.app.db.asOperator(async (tx, enter) => {
      await enter(company.id)
      return applyOnboarding(tx, secrets, { leadId: lead.id, companyId: company.id })
    })
    expect([applied, (await recordOf(company)).versao]).toEqual([false, 1])
  })

  it('reads the menus that it sent, and nobody else’s', async () => {
    const { company, cookie, lead } = await givenApproved()
    const another = await givenCompany(server)
    await submit(cookie, payloadOf(lead.cnpj))
    const list = (who: TestCompany) =>
      call<{ files: { id: string; created_at: string }[] }>(server, '/api/company/menu-files', {
        cookie: who.cookie,
      })
    const [file] = (await list(company)).body.files
    expect(file).toMatchObject({
      fileName: 'cardapio.pdf',
      fileType: 'application/pdf',
      fileSize: pdf.length,
    })
    expect(file!.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    const path = `/api/company/menu-files/${file!.id}`
    const read = await call(server, path, { cookie: company.cookie })
    expect([read.text, read.headers.get('content-disposition')]).toEqual([
      pdf.toString(),
      `attachment; filename="cardapio.pdf"; filename*=UTF-8''cardapio.pdf`,
    ])
    expect((await list(another)).body.files).toEqual([])
    expect((await call(server, path, { cookie: another.cookie })).body.code).toBe('FILE_NOT_FOUND')
  })
})
