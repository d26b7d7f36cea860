import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompanyRecord } from '@balcao/contract/company'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { rowsOf } from '../testing/company-rows'
import { openStream } from '../testing/event-stream'
import { confirmSessions } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-company-'))
  server = await startTestServer({ env: { BALCAO_ROLE: 'web', DATA_DIR: folder } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  company = await givenCompany(server, { password: null })
  await confirmSessions(server, company)
})

const change = (fields: object, credentials: object = { cookie: company.cookie }) =>
  call(server, '/webhook/update-customer', { body: { cnpj: company.cnpj, ...fields }, ...credentials })

async function record(): Promise<CompanyRecord> {
  const { body } = await call<{ data: CompanyRecord }>(server, `/webhook/get-customer?cnpj=${company.cnpj}`, {
    cookie: company.cookie,
  })
  return body.data
}

const hours = (dia: string, horario_inicio: string, horario_fim: string) => ({
  dia,
  horario_inicio,
  horario_fim,
  status: 'aberto',
})

describe('what a company says of itself', () => {
  it('CALL-10 CALL-17 COMP-24 is changed field by field, without masks, and read back', async () => {
    const answer = await change({
      telefone_empresa: '(92) 3333-4444',
      telefone_responsavel: '+55 92 99123-4567',
      email_cliente: ' Dona@Lanchonete.Example ',
      cep_empresa: '69005-070',
      endereco_localizacao: 'Rua Barroso',
      numero_endereco: '120',
      observacoes: '',
      nicho_empresa: 'clinica',
    })
    expect(answer.body).toEqual({ ok: true, versao: 2 })
    expect(await record()).toMatchObject({
      telefone_empresa: '9233334444',
      telefone_responsavel: '92991234567',
      email_cliente: 'dona@lanchonete.example',
      cep_empresa: '69005070',
      endereco_localizacao: 'Rua Barroso',
      numero_endereco: '120',
      observacoes: null,
      nicho_empresa: 'clinica',
      bairro_endereco: null,
      versao: 2,
    })
  })

  it('is told to every open screen by the names of what changed, and said again it changes nothing', async () => {
    const stream = await openStream(server, company)
    const fields = { cidade_empresa: 'Manaus', sobre_empresa: 'Desde 1998' }
    expect((await change(fields)).body).toEqual({ ok: true, versao: 2 })
    expect((await change(fields)).body).toEqual({ ok: true, versao: 2 })
    expect((await change({ ...fields, sobre_empresa: 'Desde 1999' })).body).toEqual({ ok: true, versao: 3 })
    await stream.until((events) => events.length === 2)
    expect(stream.events.map(({ name, data }) => [name, data])).toEqual([
      ['COMPANY_CHANGED', { fields: ['cidade_empresa', 'sobre_empresa'] }],
      ['COMPANY_CHANGED', { fields: ['sobre_empresa'] }],
    ])
    stream.close()
  })

  it('COMP-06 COMP-17 has several ranges a day, kept as they were given', async () => {
    const horario_funcionamento = [
      hours('Segunda', '11:00', '14:30'),
      hours('Segunda', '18:00', '02:00'),
      { ...hours('Domingo', '08:00', '18:00'), status: 'fechado' },
    ]
    expect((await change({ horario_funcionamento })).status).toBe(200)
    expect((await record()).horario_funcionamento).toEqual(horario_funcionamento)
  })

  it('moves the company’s clock when it moves to another state', async () => {
    const stream = await openStream(server, company)
    expect((await record()).time_zone).toBe('America/Manaus')
    await change({ estado_empresa: 'AC', cidade_empresa: 'Rio Branco' })
    expect(await record()).toMatchObject({ estado_empresa: 'AC', time_zone: 'America/Rio_Branco' })
    await stream.until((events) => events.length === 1)
    expect(stream.events[0]!.data).toEqual({ fields: ['cidade_empresa', 'estado_empresa', 'time_zone'] })
    stream.close()
  })

  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['phone', '(92) 99123-4567', '+5592991234567'],
    ['email', 'Pix@Loja.Example', 'pix@loja.example'],
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ])('keeps a PIX key of type %s as the payload carries it', async (pix_tipo, pix_chave, kept) => {
    expect((await change({ pix_tipo, pix_chave })).status).toBe(200)
    expect(await record()).toMatchObject({ pix_tipo, pix_chave: kept })
  })

  it('judges half a PIX key together with the other half that is there', async () => {
    await change({ pix_tipo: 'cpf', pix_chave: '52998224725' })
    expect((await change({ pix_chave: '111.444.777-35' })).status).toBe(200)
    expect((await record()).pix_chave).toBe('11144477735')
    for (const half of [
      { pix_tipo: 'email' },
      { pix_chave: 'a@b.example' },
      { pix_chave: null },
      { pix_tipo: null },
    ]) {
      expect([half, (await change(half)).status]).toEqual([half, 400])
    }
    expect((await change({ pix_tipo: null, pix_chave: null })).status).toBe(200)
    expect(await record()).toMatchObject({ pix_tipo: null, pix_chave: null })
  })

  it.each([
    ['COMP-28', { telefone_empresa: '123' }, 'telefone_empresa', 'Telefone da empresa inválido'],
    ['COMP-29', { telefone_responsavel: '92 1' }, 'telefone_responsavel', 'Telefone do responsável inválido'],
    ['COMP-30', { email_cliente: 'dona@' }, 'email_cliente', 'Email inválido'],
    ['COMP-31', { cep_empresa: '6900507' }, 'cep_empresa', 'CEP inválido'],
    ['a state that does not exist', { estado_empresa: 'XX' }, 'estado_empresa', 'Estado inválido'],
    ['a PIX key of another type', { pix_tipo: 'cpf', pix_chave: '111' }, 'pix_chave', 'Chave PIX inválida'],
    [
      'a range inside another',
      { horario_funcionamento: [hours('Segunda', '08:00', '18:00'), hours('Segunda', '17:00', '19:00')] },
      'horario_funcionamento.1.horario_inicio',
      'Os horários do mesmo dia se sobrepõem',
    ],
  ])(
    '%s is refused by the spec’s text where it is wrong, and nothing is written: %j',
    async (_id, bad, path, mensagem) => {
      const before = await rowsOf(server, company.id)
      const answer = await change({ cidade_empresa: 'Outra', ...bad })
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', mensagem, fields: [{ path, mensagem }] },
      ])
      expect(await rowsOf(server, company.id)).toEqual(before)
    },
  )

  it.each(['horario_funcionamento', 'horarios', 'business_hours', 'horarios_funcionamento'])(
    'COMP-15 hours are accepted under %s, and read back under the one name of the record',
    async (alias) => {
      const rows = [hours('Segunda', '10:00', '19:00')]
      expect((await change({ [alias]: rows })).status).toBe(200)
      expect((await record()).horario_funcionamento).toEqual(rows)
    },
  )

  it.each([
    ['horario_funcionamento', 'dia'],
    ['horario_funcionamento', 'horario_inicio'],
    ['horario_funcionamento', 'horario_fim'],
    ['horario_funcionamento', 'status'],
    ['horarios', 'status'],
    ['business_hours', 'horario_fim'],
  ])(
    'COMP-34 an entry of %s without %s is refused with that sentence, and nothing is saved',
    async (alias, field) => {
      const before = await rowsOf(server, company.id)
      const { [field]: _, ...entry } = hours('Terça', '08:00', '18:00') as Record<string, string>
      const answer = await change({
        cidade_empresa: 'Outra',
        [alias]: [hours('Segunda', '08:00', '18:00'), entry],
      })
      const mensagem = 'Dados de horários inválidos'
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', mensagem, fields: [{ path: `${alias}.1.${field}`, mensagem }] },
      ])
      expect(await rowsOf(server, company.id)).toEqual(before)
    },
  )

  it('COMP-46 a record is asked for by its CNPJ: without one that sentence is answered', async () => {
    for (const path of ['/webhook/get-customer', '/webhook/get-customer?cnpj=%20']) {
      const answer = await call(server, path, { cookie: company.cookie })
      expect([answer.status, answer.body]).toMatchObject([400, { mensagem: 'CNPJ não fornecido' }])
    }
  })

  it('COMP-27 empty phones, e-mail and CEP pass', async () => {
    const empty = { telefone_empresa: '', telefone_responsavel: null, cep_empresa: '', email_cliente: '' }
    expect((await change(empty)).status).toBe(200)
    expect(await record()).toMatchObject({ telefone_empresa: null, cep_empresa: null, email_cliente: '' })
  })
})

describe('the kinds of change', () => {
  it('CALL-15 delivery fields and CALL-14 a catalogue and CALL-16 an image go their own ways', async () => {
    expect((await change({ tempo_entrega: 45, taxa_entrega: 5.5 })).body).toEqual({ ok: true, versao: 2 })
    const cardapio_json = {
      cardapio: {
        categorias: [{ id: 'c1', nome: 'Lanches', produtos: [{ id: 'p1', nome: 'X-Bacon', preco: 24.9 }] }],
      },
    }
    const saved = await change({ cardapio_json })
    expect([saved.status, saved.body.ok]).toEqual([200, true])
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const added = await change({ imagem_cardapio: { action: 'add', fileName: 'frente.png', base64: png } })
    expect(added.body).toEqual({ ok: true })
    const now = await record()
    expect(now).toMatchObject({ tempo_entrega: 45, taxa_entrega: 5.5, versao: 2 })
    expect(JSON.stringify(now.cardapio_json)).toContain('X-Bacon')
    expect(now.imagem_cardapio).toEqual([
      {
        url: expect.stringMatching(new RegExp(`^/api/images/${company.id}/[\\w-]+\\.webp$`)),
        fileName: 'frente.png',
      },
    ])
  })

  it.each<[string, object | string, string]>([
    ['a switch that is a text', { imprime_auto: 'true' }, 'imprime_auto'],
    ['two kinds at once', { imprime_auto: true, BOT_ON: true }, 'BOT_ON'],
    ['the name, which may not change', { nome_empresa: 'Outra' }, 'nome_empresa'],
    ['a module, which is not the company’s to give', { mod_motoboy: true }, 'mod_motoboy'],
    ['the catalogue as a number', { cardapio_json: 5 }, 'cardapio_json'],
    ['hours as an object', { horario_funcionamento: { Segunda: [] } }, 'horario_funcionamento'],
    [
      'an hour that is none',
      { horario_funcionamento: [hours('Segunda', '08:00', '18h')] },
      'horario_funcionamento.0.horario_fim',
    ],
    [
      'a weekday in English',
      { horario_funcionamento: [hours('Monday', '08:00', '18:00')] },
      'horario_funcionamento.0.dia',
    ],
    ['a fee below a cent', { taxa_entrega: 5.005 }, 'taxa_entrega'],
    ['a fee as a text', { taxa_entrega: '5,00' }, 'taxa_entrega'],
    ['minutes and a half', { tempo_entrega: 45.5 }, 'tempo_entrega'],
    ['fee groups with a name for a list', { bairros_taxas: { '5.00': 'Centro' } }, 'bairros_taxas.5.00'],
    ['fee groups in broken JSON', { bairros_taxas: '{"5.00":' }, 'bairros_taxas'],
    [
      'fee groups in JSON of another shape',
      { bairros_taxas: '{"5.00":[{"bairro":7}]}' },
      'bairros_taxas["5.00"][0].bairro',
    ],
    [
      'an image action without its name',
      { imagem_cardapio: { action: 'delete' } },
      'imagem_cardapio.fileName',
    ],
    ['a niche that does not exist', { nicho_empresa: 'padaria' }, 'nicho_empresa'],
  ])(
    'JSON of the wrong shape from an automation names the path and writes nothing: %s',
    async (_what, fields, path) => {
      const before = await rowsOf(server, company.id)
      const answer = await change(fields as object, { bearer: company.apiKey })
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_INPUT', fields: [{ path }] }])
      expect(await rowsOf(server, company.id)).toEqual(before)
    },
  )

  it('COMP-41 nothing to change is said', async () => {
    for (const fields of [{}, { versao: 1 }]) {
      const answer = await change(fields)
      expect([answer.status, answer.body.mensagem]).toEqual([400, 'Nenhuma alteração foi detectada.'])
    }
  })

  it('another company’s record cannot be changed, by whatever kind', async () => {
    const neighbour = await givenCompany(server, { password: null })
    const before = await rowsOf(server, neighbour.id)
    for (const fields of [
      { imprime_auto: true },
      { BOT_ON: true },
      { taxa_entrega: 1 },
      { cidade_empresa: 'Aqui' },
      { cardapio_json: {} },
      { imagem_cardapio: { action: 'delete', fileName: 'x.png' } },
    ]) {
      const answer = await change({ ...fields, cnpj: neighbour.cnpj })
      expect([fields, answer.status, answer.body.code]).toEqual([fields, 403, 'FORBIDDEN'])
    }
    expect(await rowsOf(server, neighbour.id)).toEqual(before)
  })
})
