import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from './list-files.mjs'
import { root } from './run.mjs'

const tests = listFiles().filter((path) => /[.](test|spec)[.][cm]?[jt]sx?$/.test(path))

it('no title carries more than four ids: more stand in the metadata (`meta: { rows }`, in journeys `rows()`)', () => {
  const crowded = tests.flatMap((path) => {
    const titles = readFileSync(join(root, path), 'utf8').match(
      /['"`](?:[A-Z][A-Z0-9]*-\d+ ){5,}(?![A-Z][A-Z0-9]*-\d)[^'"`\n]*/g,
    )
    return (titles ?? []).map((title) => `${path}: ${title.slice(1, 80)}`)
  })
  expect(crowded).toEqual([])
})
