import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import type { TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server, {
    nome: 'Lanchonete da Praça',
    modules: ['mod_gerente'],
    licenceRenewedOn: '2020-02-29',
  })
})
afterAll(() => server.stop())

const read = (cnpj: string, options = {}) =>
  call(server, `/webhook/get-customer?cnpj=${encodeURIComponent(cnpj)}`, options)

describe('the company record', () => {
  it('CALL-04 CALL-06 is read by its own session and its own key, masked or bare', async () => {
    const masked = company.cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
    for (const [cnpj, credentials] of [
      [company.cnpj, { cookie: company.cookie }],
      [masked, { bearer: company.apiKey }],
    ] as const) {
      const { body } = await read(cnpj, credentials)
      expect(body).toMatchObject({
        success: true,
        data: {
          id: company.id,
          cnpj: company.cnpj,
          nome_empresa: 'Lanchonete da Praça',
          mod_gerente: true,
          mod_motoboy: false,
          dias_restantes: 0,
          ultima_renovacao: '2020-02-29',
        },
      })
    }
  })

  it('COMP-12 to COMP-21 has every field of the spec, and the default week when it is new', async () => {
    const { body } = await read(company.cnpj, { cookie: company.cookie })
    const day = (dia: string, status = 'aberto') => ({
      dia,
      horario_inicio: '08:00',
      horario_fim: '18:00',
      status,
    })
    expect(body.data).toEqual({
      id: company.id,
      atendimento: {
        fechada_ate: null,
        so_retirada_ate: null,
        preparo_extra: 0,
        preparo_extra_ate: null,
      },
      nome: 'Lanchonete da Praça',
      nome_empresa: 'Lanchonete da Praça',
      cnpj: company.cnpj,
      email_cliente: `contato@${company.cnpj}.example`,
      email_recuperacao: null,
      telefone_empresa: null,
      telefone_responsavel: null,
      endereco_localizacao: null,
      numero_endereco: null,
      bairro_endereco: null,
      cidade_empresa: null,
      estado_empresa: 'AM',
      cep_empresa: null,
      sobre_empresa: null,
      observacoes: null,
      endereco_curto: null,
      logo: null,
      capa: null,
      cor: null,
      nicho_empresa: 'delivery',
      horario_funcionamento: [
        ...['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'].map((dia) => day(dia)),
        day('Domingo', 'fechado'),
      ],
      pix_tipo: null,
      pix_chave: null,
      aceita_vale: false,
      aceita_agendados: true,
      aceite_automatico: [],
      tempo_entrega: 0,
      taxa_entrega: 0,
      pedido_minimo: 0,
      entrega_gratis: 0,
      bairros_taxas: {},
      imagem_cardapio: [],
      cardapio_json: null,
      imprime_auto: false,
      BOT_ON: false,
      dias_restantes: 0,
      ultima_renovacao: '2020-02-29',
      mod_atendimento: false,
      mod_motoboy: false,
      mod_gerente: true,
      mod_agendamento: false,
      time_zone: 'America/Manaus',
      versao: 1,
    })
  })

  it('comes without its catalogue for whoever asks so', async () => {
    const without = await call(server, `/webhook/get-customer?cnpj=${company.cnpj}&sem=cardapio_json`, {
      cookie: company.cookie,
    })
    expect(without.body.data).not.toHaveProperty('cardapio_json')
    expect(without.body.data).toHaveProperty('bairros_taxas')
  })

  it('shows anybody else the public profile and no more', async () => {
    const { body } = await read(company.cnpj)
    expect(body).toEqual({
      success: true,
      data: {
        id: company.id,
        nome: 'Lanchonete da Praça',
        horario_funcionamento: expect.arrayContaining([expect.objectContaining({ dia: 'Domingo' })]),
        servicos: [],
        agendamento: false,
      },
    })
  })

  it('CALL-56 of a company that does not exist is not found, and of another company is refused', async () => {
    expect(await read('11222333000181')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', mensagem: 'Cliente não encontrado' },
    })
    const neighbour = await givenCompany(server)
    expect(await read(neighbour.cnpj, { cookie: company.cookie })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
  })

  it('CALL-10 CALL-12 CALL-13 changes the automatic print and the bot, and tells every open screen once', async () => {
    const stream = await openStream(server, company)
    const change = (body: object) =>
      call(server, '/webhook/update-customer', { body, cookie: company.cookie })
    expect((await change({ cnpj: company.cnpj, imprime_auto: true })).body).toEqual({ ok: true })
    await stream.until((events) => events.some(({ name }) => name === 'COMPANY_CHANGED'))
    expect((await read(company.cnpj, { cookie: company.cookie })).body.data).toMatchObject({
      imprime_auto: true,
    })
    await change({ cnpj: company.cnpj, imprime_auto: true })
    expect((await change({ cnpj: company.cnpj, BOT_ON: true })).body).toEqual({ ok: true })
    await stream.until((events) => events.length === 2)
    expect(stream.events.map(({ data }) => data)).toEqual([
      { fields: ['imprime_auto'] },
      { fields: ['BOT_ON'] },
    ])
    expect((await change({ cnpj: company.cnpj, mod_motoboy: true })).status).toBe(400)
    stream.close()
  })

  it('CALL-21 MODULE-20 MODULE-01 page-verify answers the flags, strictly true or false', async () => {
    const { body } = await call(server, '/webhook/page-verify', {
      body: { cnpj: company.cnpj },
      bearer: company.apiKey,
    })
    expect(body).toEqual({
      success: true,
      data: { mod_atendimento: false, mod_motoboy: false, mod_gerente: true, mod_agendamento: false },
    })
  })
})
