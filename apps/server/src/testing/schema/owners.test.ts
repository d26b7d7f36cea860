import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../platform/package-root'
import { columnsOfOthers, relations, writesOfOthers, type Folder, type Table } from '../../table-owners'
import { findWrites, type Write } from './find-writes'
import { readSourceTexts, type SourceText } from './sql-texts'

const ownerOf = new Map<string, Folder>(
  Object.entries(relations).flatMap(([folder, tables]) =>
    tables.map((table): [string, Folder] => [table, folder as Folder]),
  ),
)
const isTable = (name: string): name is Table => ownerOf.has(name)

/** What is wrong with a write of a file; undefined where it may. */
function complaintOf(file: string, { table, columns }: Write): string | undefined {
  const folder = file.split('/')[0]!
  const exception = Object.entries(writesOfOthers).find(([place]) => file.startsWith(place))?.[1]
  if (exception?.tables === 'all') return undefined
  if (table.startsWith('⟨')) {
    if (exception) return undefined
    return `writes a table that is only known when it runs: name it, or say in table-owners.ts why not`
  }
  if (!isTable(table)) return undefined
  const owner = ownerOf.get(table)!
  if (owner === folder || exception?.tables.includes(table)) return undefined
  if (columns?.every((column) => isOwnColumn(folder, table, column))) return undefined
  return `${folder} writes ${table}, which is ${owner}'s: call a function of src/${owner}/index.ts with the transaction at hand`
}

const isOwnColumn = (folder: string, table: Table, column: string) =>
  columnsOfOthers[table]?.[folder]?.includes(column) ?? false

describe('table owners', () => {
  let texts: SourceText[]
  beforeAll(async () => {
    texts = await readSourceTexts()
  })

  it('each is a folder of the server, and no table has two', async () => {
    const folders = await readdir(join(packageRoot(), 'src'))
    const named = [
      ...Object.keys(relations),
      ...Object.values(columnsOfOthers).flatMap((of) => Object.keys(of)),
    ]
    expect(named.filter((folder) => !folders.includes(folder))).toEqual([])
    const names = Object.values(relations).flat()
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('only the owner of a table writes it, or of its column', () => {
    const complaints = texts.flatMap(({ file, line, text }) =>
      findWrites(text).flatMap((write) => {
        const complaint = complaintOf(file, write)
        return complaint === undefined ? [] : [`${file}:${line} ${complaint}`]
      }),
    )
    expect(complaints).toEqual([])
  })

  it('an exception that nobody needs any more is gone', () => {
    const unused = Object.entries(writesOfOthers).flatMap(([place, { tables }]) => {
      const here = texts.filter(({ file }) => file.startsWith(place))
      if (here.length === 0) return [place]
      if (tables === 'all') return []
      return tables.filter((table) => !isWritten(table, here)).map((table) => `${place} ${table}`)
    })
    expect(unused).toEqual([])
  })

  it.each([
    ['insert into orders (a) values (1)', ['orders']],
    ['insert into n as x values (1) on conflict (a) do update set b = 1', ['n']],
    ['with gone as (delete from a returning id) update only b set c = 1', ['a', 'b']],
    ['merge into a using b on true when matched then delete', ['a']],
    ['truncate a', ['a']],
    ['select 1 from a for update of a skip locked', []],
    ['select 1 from a for no key update', []],
    ['Please update your record', []],
  ])('finds what %s writes', (text, tables) => {
    expect(findWrites(text).map(({ table }) => table)).toEqual(tables)
  })

  it('reads which columns an update sets', () => {
    expect(findWrites(`update a set b = coalesce(c, (select d from e)), "f" = ⟨x, y⟩ where g = 1`)).toEqual([
      { table: 'a', columns: ['b', 'f'] },
    ])
    expect(findWrites('update a set ⟨change⟩, b = 1')).toEqual([{ table: 'a', columns: undefined }])
  })
})

/** A loop over tables names them beside its statement. */
function isWritten(table: string, texts: readonly SourceText[]): boolean {
  return texts.some(({ text }) => text === table || findWrites(text).some((write) => write.table === table))
}
