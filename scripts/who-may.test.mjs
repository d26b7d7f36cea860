import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allCalls } from '../packages/contract/src/index.ts'
import * as roles from '../packages/contract/src/roles/index.ts'
import { root } from './run.mjs'
import { whoMay } from './who-may.mjs'

it.each(Object.entries(whoMay({ allCalls, ...roles })))(
  'W11 %s says what the calls say; where it does not, `npm run roles` writes it anew',
  async (path, text) => {
    expect(await readFile(join(root, path), 'utf8')).toBe(text)
  },
)
