import type { Role } from '@balcao/contract/roles'
import { readPin, STRANGER_TRIES } from '@balcao/domain/employees'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { shortNetwork } from '../../platform/http/short-network'
import { HashingBusy } from '../../platform/secrets/passwords'
import type { AuthNeeds } from '../auth-needs'
import { countTry, forgiveTry, giveBackTry, type CountedTry } from './count-pin-try'
import { pinText } from './employee-pin'
import { nobody, requireCnpj, withCompanyOf } from '../find-company'
import { admitTry, deviceCookie, deviceOf } from '../known-device'
import { queuePauseNews } from './pin-pause.jobs'
import type { SignedIn } from '../sign-in'

/** Who a PIN was tried for, and where the try was counted. */
interface Attempt {
  companyId: string
  employeeId: string
  pinHash: string | undefined
  counted: CountedTry
}

/**
 * Checks an employee's PIN and begins a session of their role. Whatever is wrong — company, number, PIN, an access that is
 * gone — costs the same work and answers alike. A try is counted before it is looked at: on a known device with that
 * device, with `device_code` at the code, else with all strangers of the day. Guessing never voids the PIN (decision 0021).
 * @throws Problem INVALID_CNPJ, WRONG_PIN, DEVICE_CODE_NEEDED, WRONG_DEVICE_CODE, TOO_MANY_REQUESTS
 */
export async function employeeSignIn(
  needs: AuthNeeds,
  typed: { cnpj: string; pin: string; device_code?: string | undefined },
  request: FastifyRequest,
): Promise<SignedIn> {
  const cnpj = requireCnpj(typed.cnpj)
  const devices = {
    own: deviceOf(needs, { kind: 'employee', cnpj }, request),
    shop: deviceOf(needs, { kind: 'owner', cnpj }, request),
  }
  await admitTry(needs, { kind: 'employee', cnpj, device: devices.own ?? devices.shop }, request)
  const pin = readPin(typed.pin)
  // What a PIN looks like is no secret.
  if (!pin) throw new Problem('WRONG_PIN')
  const { number, secret } = pin
  const attempt = await withCompanyOf(needs.db, cnpj, async (tx, company): Promise<Attempt> => {
    const companyId = company?.id ?? nobody
    const { rows } = await tx.execute<{ employee_id: string; pin_hash: string }>(sql`
      select employee_id, pin_hash from employee_access where company_id = ${companyId} and number = ${number}`)
    const employeeId = rows[0]?.employee_id ?? nobody
    const about = { cnpj, number, companyId, employeeId, devices, deviceCode: typed.device_code }
    const counted = await countTry(tx, needs.secrets, about)
    return { companyId, employeeId, pinHash: rows[0]?.pin_hash, counted }
  })
  const { counted } = attempt
  if (counted.by === 'nothing')
    throw new Problem(typed.device_code ? 'WRONG_DEVICE_CODE' : 'DEVICE_CODE_NEEDED')
  if (await matchesPin(needs, cnpj, attempt, secret)) {
    const { id, cookie } = deviceCookie(needs, { kind: 'employee', cnpj, id: devices.own ?? devices.shop })
    const session = await beginSession(needs, attempt, { device: id, network: shortNetwork(request.ip) })
    if (session) return { ...session, device: cookie }
  }
  if (counted.by === 'strangers' && counted.count >= STRANGER_TRIES)
    await needs.db.asVisitor({ cnpj }, (tx) =>
      queuePauseNews(tx, { cnpj, number, at: counted.at, network: shortNetwork(request.ip) }),
    )
  throw new Problem('WRONG_PIN')
}

async function matchesPin(
  { db, passwords, secrets }: AuthNeeds,
  cnpj: string,
  { companyId, employeeId, pinHash, counted }: Attempt,
  secret: string,
): Promise<boolean> {
  const text = pinText(secrets, { companyId, employeeId, secret })
  try {
    return await passwords.verify(pinHash, text, { trusted: counted.by !== 'strangers' })
  } catch (error) {
    // Nobody looked at this PIN: a flood that keeps the slots busy must not use up anybody's tries.
    if (error instanceof HashingBusy)
      await withCompanyOf(db, cnpj, (tx) => giveBackTry(tx, { companyId, employeeId }, counted))
    throw error
  }
}

/**
 * Locks the access as it was tried: whoever changes it waits, and ends the session that begins here. Undefined when it
 * changed while its PIN was looked at. The device is known from now on.
 */
function beginSession(
  { db, sessions }: AuthNeeds,
  attempt: Attempt,
  from: { device: string; network: string },
) {
  const { companyId, employeeId, pinHash, counted } = attempt
  return db.asCompany(companyId, async (tx: Tx) => {
    const { rows } = await tx.execute<{ role: Role; sees_colleagues: boolean }>(sql`
      update employee_access set used_at = now()
      where company_id = ${companyId} and employee_id = ${employeeId} and pin_hash = ${pinHash}
      returning role, sees_colleagues`)
    if (!rows[0]) return undefined
    const { role, sees_colleagues: seesColleagues } = rows[0]
    await forgiveTry(tx, { companyId, employeeId }, counted)
    await tx.execute(sql`insert into employee_devices (company_id, employee_id, device)
      values (${companyId}, ${employeeId}, ${from.device}) on conflict (company_id, employee_id, device)
      do update set used_at = now(), tries = case when ${counted.by === 'device'} then employee_devices.tries else 0 end`)
    return sessions.begin(tx, companyId, {
      network: from.network,
      worker: { employeeId, role, seesColleagues },
    })
  })
}
