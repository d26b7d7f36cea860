import { startPostalCodeStandIn, type PostalCodeStandIn } from '@balcao/testkit/postal-code'
import { allCalls, type Call } from '@balcao/contract'
import type { Role } from '@balcao/contract/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from './builders'
import { call, isServed } from './call'
import { rowsOf } from './company-rows'
import { givenWorker } from './employees'
import { givenOwnedThings, marks, type OwnedIds } from './owned-things'
import { aimAt } from './tenant-examples'
import { startTestServer, type TestServer } from './server'

const closedTo = (role: Role) =>
  allCalls.filter(({ roles, access }) => roles && !roles.includes(role) && !access.includes('public'))
/** Reads alone: an open call that changes things would change what the next one finds. */
const openReadsOf = (role: Role) =>
  allCalls.filter(({ roles, method }) => roles?.includes(role) && method === 'GET')

const ofTheCounter: (keyof typeof marks)[] = [
  'employee',
  'message',
  'chatNote',
  'quickReply',
  'label',
  'botText',
  'botMiss',
  'synonym',
  'appointment',
  'waiting',
]

/** What nobody but the counter, or nobody but owner and manager, may come across. */
const hidden: Record<Exclude<Role, 'dono'>, (keyof typeof marks)[]> = {
  gerente: [],
  atendente: ['employee'],
  cozinha: ofTheCounter,
  // The appointment is of another agenda.
  profissional: ofTheCounter,
}

describe.each(['gerente', 'atendente', 'cozinha', 'profissional'] as const)(
  'EMP-05 W11 an employee of role %s',
  (role) => {
    let server: TestServer
    let company: TestCompany
    let cookie: string
    let postalCodes: PostalCodeStandIn
    let ids: OwnedIds

    beforeAll(async () => {
      // Without a worker: a job that changes a row by itself would look like a call that did.
      postalCodes = await startPostalCodeStandIn()
      server = await startTestServer({
        env: { BALCAO_ROLE: 'web', BALCAO_VIACEP_URL: postalCodes.viaCepUrl },
      })
      company = await givenCompany(server)
      ids = await givenOwnedThings(server, company)
      cookie = (await givenWorker(server, company, role)).cookie
    })
    afterAll(async () => {
      await server.stop()
      await postalCodes.stop()
    })

    // That every call is served at all is the tenant matrix's to prove.
    const served = (target: Call) => isServed(server, target)
    const send = (target: Call) => {
      const { path, body } = aimAt(target, company, ids)
      return call(server, path, { method: target.method, cookie, ...(body === undefined ? {} : { body }) })
    }

    it('W11 is refused every call that the role is closed to, in the same words, and changes nothing by it', async () => {
      const before = await rowsOf(server, company.id)
      expect(closedTo(role).filter(served).length).toBeGreaterThan(role === 'gerente' ? 20 : 30)
      for (const target of closedTo(role).filter(served)) {
        const answer = await send(target)
        expect([target.id, answer.status, answer.body.code]).toEqual([target.id, 403, 'ROLE_FORBIDDEN'])
        const seen = Object.values(marks).filter((mark) => answer.text.includes(mark))
        expect([target.id, seen]).toEqual([target.id, []])
      }
      expect(await rowsOf(server, company.id)).toEqual(before)
    })

    it('W11 is let into every call that the role is open to, and comes across nothing that is not theirs', async () => {
      expect(openReadsOf(role).filter(served).length).toBeGreaterThan(5)
      for (const target of openReadsOf(role).filter(served)) {
        const answer = await send(target)
        expect([target.id, answer.body?.code]).not.toEqual([target.id, 'ROLE_FORBIDDEN'])
        expect([target.id, answer.status < 500]).toEqual([target.id, true])
        const seen = hidden[role].filter((name) => answer.text.includes(marks[name]))
        expect([target.id, seen]).toEqual([target.id, []])
      }
    })

    it('W11 is not let in by leaving the cookie’s role aside: a made-up or foreign header changes nothing', async () => {
      const answer = await call(server, '/api/company/acts', {
        cookie: `${cookie}; role=dono`,
        headers: { 'x-role': 'dono', 'x-company': company.id },
      })
      expect([answer.status, answer.body.code]).toEqual([403, 'ROLE_FORBIDDEN'])
    })
  },
)
