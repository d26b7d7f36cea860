import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home'
import { writeDurably } from './durable-files'

/** The superuser's password, kept in the home in a file that only this account reads; undefined when it is lost. */
export function findPassword(folder: string): string | undefined {
  const file = passwordFile(folder)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Makes a random password (letters, digits, `-` and `_`) and keeps it in place of any earlier one. */
export function renewPassword(folder: string): string {
  const password = randomBytes(24).toString('base64url')
  writeDurably(passwordFile(folder), password, 0o600)
  return password
}

/** Lends the password to a program of the server's account, in a file that goes when the program has ended. */
export async function withPasswordFile<T>(
  { folder, user }: Home,
  password: string,
  run: (file: string) => Promise<T>,
): Promise<T> {
  const file = join(folder, `password.lent-${randomBytes(6).toString('hex')}`)
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' })
  try {
    if (user) chownSync(file, user.uid, user.gid)
    return await run(file)
  } finally {
    rmSync(file, { force: true })
  }
}

const passwordFile = (folder: string) => join(folder, 'password')
