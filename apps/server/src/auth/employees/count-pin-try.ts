import { DEVICE_TRIES, PAUSE_HOURS, readDeviceCode, STRANGER_TRIES } from '@balcao/domain/employees'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import type { Secrets } from '../../platform/secrets/secrets'
import { deviceCodeDigest, deviceCodeTries } from '../codes/device-code'
import { nobody } from '../find-company'

/** Where a try at a PIN was counted; `nothing`: it may not be looked at. */
export type CountedTry =
  | { by: 'device'; device: string; count: number }
  | { by: 'code' }
  | { by: 'strangers'; cnpj: string; number: number; at: string; count: number }
  | { by: 'nothing' }

interface Employee {
  companyId: string
  employeeId: string
}

interface Tried extends Employee {
  cnpj: string
  number: number
  /** `own`: an employee has signed in there; `shop`: the company's own account has, so it is known for all employees. */
  devices: { own: string | undefined; shop: string | undefined }
  deviceCode: string | undefined
}

/** Counts a try in the statement that asks whether there is one left: tries in parallel cannot share a count. */
export async function countTry(tx: Tx, secrets: Secrets, tried: Tried): Promise<CountedTry> {
  return (
    (await countOnDevice(tx, tried)) ??
    (await countWithCode(tx, secrets, tried)) ??
    (await countStranger(tx, tried)) ?? { by: 'nothing' }
  )
}

/** A right PIN: the tries on its device up to this one are forgotten, its code is used, and no stranger has tried. */
export async function forgiveTry(tx: Tx, employee: Employee, counted: CountedTry): Promise<void> {
  if (counted.by === 'device') return takeFromDevice(tx, employee, counted.device, counted.count)
  if (counted.by !== 'code') return giveBackTry(tx, employee, counted)
  await tx.execute(sql`delete from employee_device_codes where ${isOf(employee)}`)
}

/** Takes one try back, because nobody looked at its PIN. */
export async function giveBackTry(tx: Tx, employee: Employee, counted: CountedTry): Promise<void> {
  if (counted.by === 'device') return takeFromDevice(tx, employee, counted.device, 1)
  if (counted.by === 'strangers')
    await tx.execute(sql`update pin_guesses set tried_at = array_remove(tried_at, ${counted.at}::timestamptz)
      where cnpj = ${counted.cnpj} and number = ${counted.number}`)
  if (counted.by === 'code')
    await tx.execute(
      sql`update employee_device_codes set tries = greatest(tries - 1, 0) where ${isOf(employee)}`,
    )
}

async function takeFromDevice(tx: Tx, employee: Employee, device: string, tries: number): Promise<void> {
  await tx.execute(sql`update employee_devices set tries = greatest(tries - ${tries}::int, 0)
    where ${isOf(employee)} and device = ${device}`)
}

/** Undefined for a stranger, and for a device that has used up its tries. */
async function countOnDevice(tx: Tx, tried: Tried): Promise<CountedTry | undefined> {
  const { own, shop } = tried.devices
  if (tried.employeeId === nobody) return undefined
  if (own !== undefined) {
    const { rows } = await tx.execute<{ tries: number }>(sql`update employee_devices set tries = tries + 1
      where ${isOf(tried)} and device = ${own} and tries < ${DEVICE_TRIES} returning tries`)
    if (rows[0]) return { by: 'device', device: own, count: rows[0].tries }
  }
  if (shop !== undefined) {
    const { rows } = await tx.execute<{ tries: number }>(sql`
      insert into employee_devices as d (company_id, employee_id, device, tries)
      values (${tried.companyId}, ${tried.employeeId}, ${shop}, 1)
      on conflict (company_id, employee_id, device) do update set tries = d.tries + 1 where d.tries < ${DEVICE_TRIES}
      returning tries`)
    if (rows[0]) return { by: 'device', device: shop, count: rows[0].tries }
  }
  return undefined
}

/** A right code lets so many PINs be tried; a wrong one costs nothing, because there are too many to guess. */
async function countWithCode(tx: Tx, secrets: Secrets, tried: Tried): Promise<CountedTry | undefined> {
  const code = readDeviceCode(tried.deviceCode ?? '')
  if (code === null) return undefined
  const { rowCount } = await tx.execute(sql`update employee_device_codes set tries = tries + 1
    where ${isOf(tried)} and code_hash = ${deviceCodeDigest(secrets, tried, code)}
      and tries < ${deviceCodeTries} and expires_at > now()`)
  return rowCount === 1 ? { by: 'code' } : undefined
}

/** By what was typed: a number that nobody has is counted alike. */
async function countStranger(tx: Tx, { cnpj, number }: Tried): Promise<CountedTry | undefined> {
  const { rows } = await tx.execute<{ at: string; count: number }>(sql`
    insert into pin_guesses as g (cnpj, number, tried_at) values (${cnpj}, ${number}, array[clock_timestamp()])
    on conflict (cnpj, number) do update set tried_at = array_append(
      array(select t from unnest(g.tried_at) t where t > now() - make_interval(hours => ${PAUSE_HOURS}) order by t), clock_timestamp())
      where (select count(*) from unnest(g.tried_at) t where t > now() - make_interval(hours => ${PAUSE_HOURS})) < ${STRANGER_TRIES}
    returning tried_at[cardinality(tried_at)]::text as at, cardinality(tried_at) as count`)
  return rows[0] && { by: 'strangers', cnpj, number, ...rows[0] }
}

const isOf = ({ companyId, employeeId }: Employee) =>
  sql`company_id = ${companyId} and employee_id = ${employeeId}`
