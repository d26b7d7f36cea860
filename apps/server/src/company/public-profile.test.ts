import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import type { TestServer } from '../testing/server'

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

describe('the public profile', () => {
  it('tells hours, active services and whether there is booking, and nothing private', async () => {
    const company = await givenCompany(server, { nome: 'Estúdio Sol', modules: ['mod_agendamento'] })
    const update = (fields: object) =>
      call(server, '/webhook/update-customer', {
        cookie: company.cookie,
        body: { cnpj: company.cnpj, ...fields },
      })
    const horario_funcionamento = [
      { dia: 'Terça', horario_inicio: '10:00', horario_fim: '19:00', status: 'aberto' },
    ]
    await update({ horario_funcionamento, telefone_responsavel: '92991234567' })
    const service = (id: string, nome: string, more: object = {}) => ({ id, nome, preco: 50, ...more })
    const saved = await update({
      cardapio_json: {
        cardapio: { categorias: [{ id: 'b', nome: 'Bebidas', produtos: [service('agua', 'Água')] }] },
        servicos: {
          categorias: [
            {
              id: 'c',
              nome: 'Cabelo',
              produtos: [
                service('corte', 'Corte', { duracao: 45 }),
                service('luzes', 'Luzes', { ativo: false }),
                service('escova', 'Escova'),
              ],
            },
            { id: 'x', nome: 'Antigos', ativo: false, produtos: [service('perm', 'Permanente')] },
          ],
        },
      },
    })
    expect(saved.status).toBe(200)
    const { body } = await call(server, `/webhook/get-customer?cnpj=${company.cnpj}`)
    expect(body).toEqual({
      success: true,
      data: {
        id: company.id,
        nome: 'Estúdio Sol',
        horario_funcionamento,
        agendamento: true,
        servicos: [
          expect.objectContaining({ name: 'Corte', category: 'Cabelo', duration: 45, modalidade: 'tempo' }),
          expect.objectContaining({ name: 'Escova', duration: 60, displayName: 'Cabelo : Escova' }),
        ],
      },
    })
  })
})
