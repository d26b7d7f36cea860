import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectLead } from '@balcao/contract/onboarding'
import { call } from '../testing/call'
import { freshCnpj } from '../testing/builders'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { deriveSecrets } from '../platform/secrets/secrets'
import { createVisits } from './visits'

let server: TestServer
let visit: string

beforeAll(async () => {
  server = await borrowTestServer()
  visit = (await call<{ token: string }>(server, '/api/visit')).body.token
})
afterAll(() => server.stop())

const lead = () => ({ ...collectLead.example!.body!, cnpj: freshCnpj() })
const send = (body: object, bearer: string | undefined = visit) =>
  call(server, '/webhook/lead-collector', { body, ...(bearer ? { bearer } : {}) })

const kept = async (cnpj: string) => {
  const { rows } = await server.app.db.owner.query('select * from leads where cnpj = $1', [cnpj])
  return rows
}

describe('the lead form', () => {
  it('LEAD-17 LEAD-18 CALL-36 keeps a lead, bare and trimmed', async () => {
    const { cnpj } = lead()
    const masked = cnpj.replace(/^(..)(...)(...)(....)(..)$/, ' $1.$2.$3/$4-$5 ')
    const answer = await send({
      ...lead(),
      cnpj: masked,
      empresa: '  Padaria Sol ',
      telefone: '(92) 99123-4567',
      email: 'Dona@Sol.example',
    })
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(await kept(cnpj)).toMatchObject([
      { empresa: 'Padaria Sol', cnpj, telefone: '92991234567', email: 'dona@sol.example', state: 'new' },
    ])
  })

  it('sent again and again by a nervous thumb it is one lead', async () => {
    const body = lead()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await kept(body.cnpj)).toHaveLength(1)
  })

  it.each([
    ['LEAD-19', { empresa: '  ' }, 'empresa'],
    ['LEAD-20', { cnpj: '1122233300018' }, undefined],
    ['VALID-03', { cnpj: '11111111111111' }, undefined],
    ['VALID-04', { cnpj: '11222333000182' }, undefined],
    ['LEAD-21', { email: 'dona' }, 'email'],
    ['LEAD-22', { responsavel: '' }, 'responsavel'],
    ['LEAD-23', { telefone: '' }, 'telefone'],
    ['VALID-09', { telefone: '123456789' }, 'telefone'],
    ['LEAD-24', { nicho: 'foguetes' }, 'nicho'],
  ])('%s refuses %o', async (_id, change, path) => {
    const answer = await send({ ...lead(), ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe(path === undefined ? 'INVALID_CNPJ' : 'INVALID_INPUT')
    if (path) expect(answer.body.fields).toMatchObject([{ path }])
  })

  it('CALL-03 LEAD-26 needs the token of a visit: none, a forged, an altered and an old one are refused', async () => {
    const [until, nonce, proof] = visit.split('~')
    const old = createVisits(
      deriveSecrets('a secret that only the tests know, long enough'),
      () => Date.now() - 3 * 3_600_000,
    ).begin()
    for (const token of [
      '',
      'vt_x~x~x',
      `${until}~${nonce}x~${proof}`,
      `vt_zzzzzzzzz~${nonce}~${proof}`,
      old,
    ]) {
      const answer = await send(lead(), token)
      expect([token, answer.status, answer.body.code]).toEqual([token, 401, 'UNAUTHENTICATED'])
    }
    const another = createVisits(deriveSecrets('a secret that only the tests know, long enough')).begin()
    expect((await send(lead(), another)).status).toBe(200)
  })
})
