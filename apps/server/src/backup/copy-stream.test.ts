import { Readable, Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { copyIn, copyOut } from './copy-stream'

let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query('create temp table words (n int primary key, word text)')
})
beforeEach(async () => {
  await client.query('truncate words')
})
afterAll(() => client.end())

const words = async () =>
  (await client.query<{ word: string | null }>('select word from words order by n')).rows

describe('rows by COPY', () => {
  it('come back as they were, whatever is in them', async () => {
    const text_ = fc.option(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }).filter((it_) => !it_.includes('\0')),
        fc.constantFrom('\\N', '\\.', '\n\\.\n', '\t', '\r\n', '\\', '', 'ação 🛵'),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(text_, { maxLength: 20 }), async (list) => {
        await client.query('truncate words')
        await client.query(
          'insert into words select n, w from unnest($1::text[]) with ordinality as l(w, n)',
          [list],
        )
        const kept = await buffer(copyOut(client, 'copy words to stdout'))
        await client.query('truncate words')
        const target = copyIn(client, 'copy words from stdin')
        await pipeline(Readable.from([kept]), target)
        expect(target.rowCount).toBe(list.length)
        expect((await words()).map(({ word }) => word)).toEqual(list)
      }),
      { numRuns: runs(60) },
    )
  })

  it('a row of megabytes, and many small ones read slowly, arrive whole', async () => {
    await client.query(`insert into words select n, repeat('ç', case n when 500 then 3000000 else 700 end)
      from generate_series(1, 5000) n`)
    let seen = 0
    const slow = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        seen += chunk.length
        setImmediate(done)
      },
    })
    await pipeline(copyOut(client, 'copy words to stdout'), slow)
    const { rows } = await client.query<{ bytes: number }>(
      'select sum(octet_length(word) + octet_length(n::text) + 2)::int as bytes from words',
    )
    expect(seen).toBe(rows[0]!.bytes)
  })

  it('a command that is refused fails the stream, and the connection goes on', async () => {
    await expect(text(copyOut(client, 'copy nowhere to stdout'))).rejects.toMatchObject({ code: '42P01' })
    const intoNothing = copyIn(client, 'copy nowhere from stdin')
    await expect(pipeline(Readable.from([Buffer.from('1\ta\n')]), intoNothing)).rejects.toMatchObject({
      code: '42P01',
    })
    const twice = copyIn(client, 'copy words from stdin')
    await expect(pipeline(Readable.from([Buffer.from('1\ta\n1\tb\n')]), twice)).rejects.toMatchObject({
      code: '23505',
    })
    expect(await words()).toEqual([])
  })

  it('a source that breaks off leaves no row', async () => {
    async function* broken() {
      yield Buffer.from('1\ta\n2\tb\n')
      throw new Error('the disk went away')
    }
    await expect(pipeline(broken, copyIn(client, 'copy words from stdin'))).rejects.toThrow(
      'the disk went away',
    )
    expect(await words()).toEqual([])
  })
})
