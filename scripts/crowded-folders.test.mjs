import { expect, it } from 'vitest'
import { listFiles } from './list-files.mjs'

/** The goal is a dozen; what grows beyond two holds several things that each deserve a name. */
const most = 24

/** Lists by their nature: an entry for each feature, step of the schema or menu that the bot was practised on. */
const lists = [
  'apps/server/migrations',
  'apps/server/src',
  'apps/web/src',
  'packages/contract/src',
  ...['orders', 'regions', 'shops', 'talk'].map(
    (kind) => `packages/domain/src/bot/testing/corpus/practised/${kind}`,
  ),
]

it(`no folder has more than ${most} entries beside its tests: group what belongs together`, () => {
  const entries = new Map()
  for (const path of ['apps', 'bench', 'e2e', 'packages', 'scripts'].flatMap((top) => listFiles(top))) {
    if (path.includes('.test.')) continue
    const names = path.split('/')
    for (let at = 1; at < names.length; at++) {
      const folder = names.slice(0, at).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(names[at]))
    }
  }
  const crowded = [...entries].filter(([folder, own]) => own.size > most && !lists.includes(folder))
  expect(crowded.map(([folder, own]) => `${folder}: ${own.size}`)).toEqual([])
})
