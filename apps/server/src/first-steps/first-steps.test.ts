import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenWorker } from '../testing/employees'
import type { TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

async function stepsOf({ cookie }: Pick<TestCompany, 'cookie'>): Promise<string[]> {
  const { body } = await call<{ steps: { name: string; done: boolean }[] }>(server, '/api/first-steps', {
    cookie,
  })
  return body.steps.map(({ name, done }) => (done ? `${name} ✓` : name))
}

async function save(company: TestCompany, fields: object): Promise<void> {
  const { status, text } = await call(server, '/webhook/update-customer', {
    method: 'POST',
    cookie: company.cookie,
    body: { cnpj: company.cnpj, ...fields },
  })
  expect(status, text).toBe(200)
}
const saveMenu = (company: TestCompany, preco: number, disponivel = true) =>
  save(company, {
    cardapio_json: {
      categorias: [
        { id: 'a', nome: 'Lanches', ativo: true, produtos: [{ id: 'x', nome: 'X', preco, disponivel }] },
      ],
    },
  })

it('each step is done once its thing is really there, and open again when it goes', async () => {
  const shop = await givenCompany(server)
  expect(await stepsOf(shop)).toEqual(['hours', 'menu', 'fees', 'whatsapp', 'printer'])
  await saveMenu(shop, 0)
  expect(await stepsOf(shop)).toContain('menu')
  await saveMenu(shop, 20)
  await save(shop, { taxa_entrega: 5 })
  await save(shop, {
    horario_funcionamento: [
      { dia: 'Segunda', horario_inicio: '18:00', horario_fim: '23:00', status: 'aberto' },
    ],
  })
  expect(await stepsOf(shop)).toEqual(['hours ✓', 'menu ✓', 'fees ✓', 'whatsapp', 'printer'])
  await saveMenu(shop, 20, false)
  expect(await stepsOf(shop)).toEqual(['hours ✓', 'menu', 'fees ✓', 'whatsapp', 'printer'])
})

it('a clinic has neither fees nor a printer before it', async () => {
  const clinic = await givenCompany(server)
  await save(clinic, { nicho_empresa: 'clinica' })
  expect(await stepsOf(clinic)).toEqual(['hours', 'menu', 'whatsapp'])
})

it('who serves is not told what the owner has to do', async () => {
  const shop = await givenCompany(server)
  const { cookie } = await givenWorker(server, shop, 'atendente')
  expect((await call(server, '/api/first-steps', { cookie })).status).toBe(403)
})
