import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { features } from './features'

/** Folders that are no feature: what features stand on, what stands beside them, and tests' own. */
const others = ['backup', 'gateways', 'platform', 'testing']

it('every folder of the server is a feature of the list, under its own name, but for those that are none', async () => {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect([...features.map(({ name }) => name), ...others].sort()).toEqual(folders.sort())
})
