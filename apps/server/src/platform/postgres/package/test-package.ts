import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from './binaries'

/** For tests: a copy of this platform's package as it lies when its install script did not run, without the links. */
export function copyPackageForTest(folder: string): string {
  const original = findPackage()
  if (!original) throw new Error('there is no package for this platform')
  const copy = join(folder, 'package')
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true })
  const list = join(copy, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]) : []
  for (const { target } of links) rmSync(join(copy, target), { force: true })
  return copy
}
