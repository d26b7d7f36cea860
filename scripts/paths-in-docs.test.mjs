import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.mjs'
import { root } from './run.mjs'

const files = listFiles()
const pages = files.filter((path) => /^[^/]+\.md$|^docs\/[^/]+\.md$/.test(path))

/** Files with and without their ending, and the folders above them. */
const known = new Set(
  files.flatMap((path) => {
    const parts = path.split('/')
    return [
      path,
      path.replace(/\.\w+$/, ''),
      ...parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/')),
    ]
  }),
)
/** A short form is the end of a path: `place-orders.ts`, `platform/http/implement.ts`. */
const ends = new Set(
  [...known].flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

const ending = /\.(ts|tsx|mjs|md|sql|csv|html|css|json)$/
const folders = new Set(files.flatMap((path) => path.split('/').slice(0, -1)))
// Made while installing, building, running or measuring.
const made = /(^|\/)(node_modules|dist|results|\.data|DATA_DIR)(\/|$)/

/** What stands between backticks and means a file or folder of the repository. */
function pathsIn(text) {
  const prose = text.replaceAll(/```.*?```/gs, '')
  const spans = [...prose.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)(\/?)`/g)]
  return spans
    .filter(
      ([, path, slash]) =>
        slash || ending.test(path) || (path.includes('/') && folders.has(path.split('/')[0])),
    )
    .map(([, path]) => path)
    .filter((path) => !made.test(path))
}

/** Pages and folders that links lead to. */
function linksIn(text) {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) => path)
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8')

  it('names files and folders that exist', () => {
    expect(pathsIn(text).filter((path) => !known.has(path) && !ends.has(path))).toEqual([])
  })

  it('links to files and folders that exist', () => {
    const from = page.includes('/') ? 'docs/' : ''
    const target = (path) => join(from, path).replaceAll('\\', '/').replace(/\/$/, '')
    expect(linksIn(text).filter((path) => !known.has(target(path)))).toEqual([])
  })
})

it('a path in architecture.md or how-to.md is looked for', () => {
  for (const page of ['docs/architecture.md', 'docs/how-to.md'])
    expect([page, pathsIn(readFileSync(join(root, page), 'utf8')).length > 10]).toEqual([page, true])
})
