import type { LicenceData } from '@balcao/contract/licence'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import type { TestServer } from '../../testing/server'

/** Rows of the licence of a company, as a test sets them. */
export interface LicenceRow {
  renewedOn?: string | null
  days?: number
  plan?: string
  term?: string
  zone?: string
}

/** A company in Manaus whose licence stands as told. */
export async function givenLicensed(server: TestServer, row: LicenceRow): Promise<TestCompany> {
  const company = await givenCompany(server)
  await setLicence(server, company, row)
  return company
}

export async function setLicence(
  server: TestServer,
  { id }: Pick<TestCompany, 'id'>,
  { renewedOn, days, plan, term, zone }: LicenceRow,
): Promise<void> {
  await server.app.db.owner.query(
    `update companies set licence_renewed_on = $2, licence_days = coalesce($3, licence_days),
       licence_plan = coalesce($4, licence_plan), licence_term = coalesce($5, licence_term),
       time_zone = coalesce($6, time_zone) where id = $1`,
    [id, renewedOn ?? null, days ?? null, plan ?? null, term ?? null, zone ?? null],
  )
}

/** The licence as its company reads it. */
export async function readLicence(server: TestServer, company: TestCompany): Promise<LicenceData> {
  const answer = await call<{ licenseData: LicenceData }>(server, `/webhook/licence?cnpj=${company.cnpj}`, {
    cookie: company.cookie,
  })
  if (answer.status !== 200) throw new Error(`licence refused: ${answer.status} ${answer.text}`)
  return answer.body.licenseData
}
