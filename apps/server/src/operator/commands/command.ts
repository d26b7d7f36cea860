import { normalizeCnpj } from '@balcao/domain/company'
import { sql } from '../../platform/database/sql'
import type { CommandContext } from '../command-context'

/** One command: how it is typed, and what it does. Whatever it cannot take is a RangeError with a sentence. */
export interface Command {
  usage: string
  run(context: CommandContext, typed: Typed, print: (line: string) => void): Promise<void>
}

/** Commands by their first two words. */
export type Commands = Readonly<Record<string, Command>>

export interface Typed {
  /** What stands after the command's two words. */
  rest: string[]
  value(option: string): string | undefined
  /** @throws RangeError when it is missing or empty */
  needed(option: string): string
}

/** Names from a list divided by commas. @throws RangeError for one that is not known */
export function pick<T extends string>(known: readonly T[], text = ''): T[] {
  const names = text.split(',').filter(Boolean)
  const unknown = names.find((name) => !known.includes(name as T))
  if (unknown) throw new RangeError(`Unknown: ${unknown}. Known: ${known.join(', ')}`)
  return names as T[]
}

/** Exactly one of the known names. @throws RangeError */
export function pickOne<T extends string>(known: readonly T[], text: string): T {
  const [name, ...more] = pick(known, text)
  if (name === undefined || more.length > 0) throw new RangeError(`One of: ${known.join(', ')}`)
  return name
}

/** A whole number. @throws RangeError */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError('A number is written with digits alone')
  return Number(text)
}

/** The company of a CNPJ in any writing. @throws RangeError when there is none */
export async function companyOfCnpj({ db }: CommandContext, cnpj: string): Promise<string> {
  const { rows } = await db.asOperator((tx) =>
    tx.execute<{ id: string }>(sql`select id from companies where cnpj = ${normalizeCnpj(cnpj)}`),
  )
  if (!rows[0]) throw new RangeError('No company has this CNPJ')
  return rows[0].id
}
