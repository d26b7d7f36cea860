import type { CompanyRecord } from '@balcao/contract/company'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenOrder } from '../testing/orders'
import { confirmSessions } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, limitFactor: 100_000 })
  company = await givenCompany(server, { password: null })
  await confirmSessions(server, company)
})
afterAll(() => server.stop())

async function read(): Promise<CompanyRecord> {
  const path = `/webhook/get-customer?cnpj=${company.cnpj}&sem=cardapio_json`
  return (await call<{ data: CompanyRecord }>(server, path, { cookie: company.cookie })).body.data
}

const save = (fields: object, versao?: number) =>
  call<{ versao: number; code?: string; current?: CompanyRecord; fields?: { path: string }[] }>(
    server,
    '/webhook/update-customer',
    { cookie: company.cookie, body: { cnpj: company.cnpj, ...fields, ...(versao ? { versao } : {}) } },
  )

/** What a manager may write, as small values that two managers often choose alike. */
const values = {
  telefone_empresa: (n: number) => `929000000${10 + n}`,
  cidade_empresa: (n: number) => `Cidade ${n}`,
  observacoes: (n: number) => (n === 0 ? null : `nota ${n}`),
  pix_chave: (n: number) => `chave${n}@loja.example`,
  horario_funcionamento: (n: number) => [
    { dia: 'Segunda' as const, horario_inicio: '08:00', horario_fim: `1${n}:00`, status: 'aberto' as const },
  ],
} satisfies Partial<Record<keyof CompanyRecord, (n: number) => unknown>>
const deliveryValues = {
  tempo_entrega: (n: number) => 30 + n,
  taxa_entrega: (n: number) => 4.5 + n,
  bairros_taxas: (n: number) => ({ [`${5 + n}.00`]: [{ bairro: 'Centro' }] }),
} satisfies Partial<Record<keyof CompanyRecord, (n: number) => unknown>>

const number = fc.integer({ min: 0, max: 3 })
const fieldsOf = (kind: Record<string, (n: number) => unknown>) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(kind)), number, {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    })
    .map((chosen) => Object.fromEntries(Object.entries(chosen).map(([name, n]) => [name, kind[name]!(n)])))

const step = fc.record({
  who: fc.constantFrom(0, 1),
  does: fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fieldsOf(values) },
    { weight: 2, arbitrary: fieldsOf(deliveryValues) },
  ),
})

type Field = keyof CompanyRecord

describe('two managers at one company', () => {
  it('whatever they save in turn, nobody overwrites what they have not seen, and nothing else is refused', async () => {
    await save({ pix_tipo: 'email', pix_chave: 'chave0@loja.example' })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const truth = await read()
        const seen = [truth, truth]
        const writtenAt: Partial<Record<Field, number>> = {}
        let standing: CompanyRecord = truth
        for (const { who, does } of steps) {
          if (does === null) {
            seen[who] = await read()
            expect(seen[who]).toEqual(standing)
            continue
          }
          const versao = seen[who]!.versao
          const changed = (Object.keys(does) as Field[]).filter(
            (name) => JSON.stringify(does[name]) !== JSON.stringify(standing[name]),
          )
          const unseen = changed.filter((name) => (writtenAt[name] ?? 0) > versao)
          const answer = await save(does, versao)
          if (unseen.length > 0) {
            expect([answer.status, answer.body.code]).toEqual([409, 'COMPANY_CHANGED'])
            expect(answer.body.fields!.map(({ path }) => path).sort()).toEqual(unseen.sort())
            expect(answer.body.current).toEqual(standing)
          } else {
            standing = {
              ...standing,
              ...(Object.fromEntries(changed.map((name) => [name, does[name]])) as Partial<CompanyRecord>),
              versao: standing.versao + (changed.length > 0 ? 1 : 0),
            }
            expect([answer.status, answer.body]).toEqual([200, { ok: true, versao: standing.versao }])
            for (const name of changed) writtenAt[name] = standing.versao
          }
        }
        expect(await read()).toEqual(standing)
      }),
      { numRuns: runs(200, 10) },
    )
  }, 120_000)

  it('at the same moment on the same field one wins and the other is told; on different fields both stay', async () => {
    for (let round = 0; round < runs(30, 4); round++) {
      const { versao } = await read()
      const same = await Promise.all([
        save({ cidade_empresa: `A${round}` }, versao),
        save({ cidade_empresa: `B${round}` }, versao),
        save({ cidade_empresa: `C${round}` }, versao),
      ])
      expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const winner = ['A', 'B', 'C'][same.findIndex(({ status }) => status === 200)]
      expect((await read()).cidade_empresa).toBe(`${winner}${round}`)

      const apart = await Promise.all([
        save({ sobre_empresa: `sobre ${round}` }, versao),
        save({ taxa_entrega: round + 0.5 }, versao),
        save({ numero_endereco: String(round) }, versao),
      ])
      expect(apart.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await read()).toMatchObject({
        sobre_empresa: `sobre ${round}`,
        taxa_entrega: round + 0.5,
        numero_endereco: String(round),
        versao: versao + 4,
      })
    }
  })

  it('a save that names no version is written, and a version that was never given out is refused', async () => {
    const { versao } = await read()
    expect((await save({ observacoes: 'sem versão' })).body).toEqual({ ok: true, versao: versao + 1 })
    expect((await save({ observacoes: 'do futuro' }, versao + 50)).body.code).toBe('COMPANY_CHANGED')
    expect((await read()).observacoes).toBe('sem versão')
  })

  it('orders come in and move on while the managers save, and nobody waits for another for ever', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        if (n % 4 === 0) return (await save({ observacoes: `durante ${n}` })).status
        if (n % 4 === 1) return (await save({ tempo_entrega: n })).status
        const { id } = await givenOrder(server, company)
        const path = `/rest/v1/orders?id=eq.${id}`
        const body = { status: 'production' }
        return (await call(server, path, { method: 'PATCH', cookie: company.cookie, body })).status
      }),
    )
    expect(answers).toEqual(answers.map(() => 200))
  })

  it('a save whose answer was lost is repeated without harm', async () => {
    const { versao } = await read()
    const first = await save({ sobre_empresa: 'repetido' }, versao)
    const again = await save({ sobre_empresa: 'repetido' }, versao)
    expect(again.body).toEqual(first.body)
  })
})
