import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from './list-files.mjs'
import { root } from './run.mjs'

const folder = 'apps/web/src/lib'
const files = listFiles(folder)

/** Words of the counter's business. What is named after one of them knows more than a foundation should. */
const business = new Set(
  (
    'agenda appointment booking bot business catalogue channel chat cnpj company conversation counter coupon ' +
    'customer delivery employee fee hours kitchen lead licence license manager menu neighbourhood order payment phone pix ' +
    'printer printing product receipt salary schedule scheduling service shop whatsapp'
  ).split(' '),
)
const exported = /^export (?:async )?(?:function|const|let|class|interface|type|enum) (\w+)/gm

/** `useSaveCompanies` and `save-companies.ts` say: use, save, companies, company. */
function wordsOf(name) {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return words.flatMap((word) => [word, word.replace(/ies$/, 'y').replace(/s$/, '')])
}

/** Folders, files and exported names, each with where it stands. */
function names() {
  return files.flatMap((path) => {
    const own = readFileSync(join(root, path), 'utf8').matchAll(exported)
    return [path.slice(folder.length), ...Array.from(own, ([, name]) => name)].map((name) => ({ path, name }))
  })
}

it('apps/web/src/lib is named after no business: what is goes to apps/web/src/shared', () => {
  const wrong = names().filter(({ name }) => wordsOf(name).some((word) => business.has(word)))
  expect(wrong).toEqual([])
})

it('apps/web/src/lib and apps/web/src/shared have a dozen entries at most: group what belongs together', () => {
  for (const crowded of [folder, 'apps/web/src/shared']) {
    const entries = new Set(listFiles(crowded).map((path) => path.slice(crowded.length + 1).split('/')[0]))
    expect(entries.size).toBeLessThanOrEqual(12)
  }
})
