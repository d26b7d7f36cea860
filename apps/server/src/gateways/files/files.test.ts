import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startS3StandIn, type S3StandIn } from '@balcao/testkit/s3'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { FilesUnavailable, openFileStore, type FileStore } from '.'

let folder: string
let s3: S3StandIn

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-files-'))
  s3 = await startS3StandIn()
})
afterEach(() => s3.behave('serve'))
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const bucket = (overrides: { secretAccessKey?: string; timeoutMs?: number; url?: string } = {}) =>
  openFileStore({
    folder,
    s3: {
      url: s3.bucketUrl,
      region: s3.region,
      accessKeyId: s3.accessKeyId,
      secretAccessKey: s3.secretAccessKey,
      ...overrides,
    },
  })

const read = async (files: FileStore, key: string) => {
  const file = await files.get(key)
  return file && { length: file.length, text: (await buffer(file.content)).toString() }
}

describe.each<[string, () => FileStore]>([
  ['a folder', () => openFileStore({ folder })],
  ['a bucket', () => bucket()],
  ['a folder of a bucket', () => bucket({ url: `${s3.bucketUrl}/fotos/` })],
])('%s as file store', (_name, open) => {
  it('gives back what was put, replaced, until it is removed', async () => {
    const files = open()
    expect(await files.get('shop/one.webp')).toBeNull()
    await files.put('shop/one.webp', Buffer.from('first'), 'image/webp')
    await files.put('shop/one.webp', Buffer.from('second!'), 'image/webp')
    await files.put('shop/one-p.webp', Buffer.from('small'), 'image/webp')
    expect(await read(files, 'shop/one.webp')).toEqual({ length: 7, text: 'second!' })
    await files.remove('shop/one.webp')
    expect(await files.get('shop/one.webp')).toBeNull()
    expect(await read(files, 'shop/one-p.webp')).toEqual({ length: 5, text: 'small' })
  })

  it('removing what is not there is done', async () => {
    await expect(open().remove('shop/never.webp')).resolves.toBeUndefined()
  })

  it('keeps a large file byte for byte', async () => {
    const files = open()
    const bytes = Buffer.alloc(3_000_000, 'balcão ')
    await files.put('large.bin', bytes, 'application/octet-stream')
    const file = await files.get('large.bin')
    expect((await buffer(file!.content)).equals(bytes)).toBe(true)
  })

  it('a file that nobody reads to its end holds nothing up', async () => {
    const files = open()
    await files.put('left.bin', Buffer.alloc(2_000_000), 'application/octet-stream')
    const file = await files.get('left.bin')
    file!.content.destroy()
    await files.remove('left.bin')
    expect(await files.get('left.bin')).toBeNull()
  })

  it.each([
    '',
    '..',
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\\b',
    '.hidden',
    'a/.b',
    'a\0b',
    'a b',
    'ç',
  ])('the key %j leads nowhere', async (key) => {
    const files = open()
    await expect(files.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError)
    await expect(files.get(key)).rejects.toThrow(RangeError)
    await expect(files.remove(key)).rejects.toThrow(RangeError)
  })
})

const nothingLeft = async (path: string) =>
  (await readdir(path, { recursive: true }).catch(() => [])).filter((name) => name.includes('.'))

describe('a folder that cannot be written', () => {
  it('says so, and leaves no part of a file', async () => {
    const blocked = join(folder, 'blocked')
    await writeFile(blocked, 'a file where the folder should be')
    const files = openFileStore({ folder: blocked })
    await expect(files.put('shop/one.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(FilesUnavailable)
    await expect(files.get('shop/one.webp')).rejects.toThrow('folder: ENOTDIR')
  })

  // Every write to this device answers that the disk is full, to root as well.
  it.runIf(process.platform === 'linux')('a full disk leaves no part of a file', async () => {
    const full = join(folder, 'full')
    await mkdir(join(full, 'shop'), { recursive: true })
    await symlink('/dev/full', join(full, 'shop/one.webp.draft'))
    const files = openFileStore({ folder: full })
    await expect(files.put('shop/one.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('ENOSPC')
    expect(await nothingLeft(full)).toEqual([])
    expect((await stat('/dev/full')).isCharacterDevice()).toBe(true)
    await files.put('shop/one.webp', Buffer.from('x'), 'image/webp')
    expect(await read(files, 'shop/one.webp')).toEqual({ length: 1, text: 'x' })
  })

  it('what a killed process left of a file goes with it', async () => {
    const left = join(folder, 'left')
    await mkdir(left)
    await writeFile(join(left, 'one.webp.draft'), 'hal')
    const files = openFileStore({ folder: left })
    expect(await files.get('one.webp')).toBeNull()
    await files.remove('one.webp')
    expect(await nothingLeft(left)).toEqual([])
  })
})

describe('a bucket that misbehaves', () => {
  it.each(['fail', 'drop', 'hang'] as const)('%s: unavailable, after two tries', async (mode) => {
    const files = bucket({ timeoutMs: 200 })
    await files.put('kept.webp', Buffer.from('kept'), 'image/webp')
    s3.behave(mode)
    const before = s3.requests().length
    await expect(files.put('new.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(FilesUnavailable)
    expect(s3.requests().slice(before)).toEqual(['PUT new.webp', 'PUT new.webp'])
    await expect(files.get('kept.webp')).rejects.toThrow(FilesUnavailable)
    await expect(files.remove('kept.webp')).rejects.toThrow(FilesUnavailable)
    s3.behave('serve')
    expect(await read(files, 'kept.webp')).toEqual({ length: 4, text: 'kept' })
  })

  it('a connection that breaks in the middle of a file breaks the reading, not the process', async () => {
    const files = bucket()
    await files.put('cut.webp', Buffer.alloc(100_000), 'image/webp')
    s3.behave('cut')
    const file = await files.get('cut.webp')
    await expect(buffer(file!.content)).rejects.toThrow('terminated')
  })

  it('one that breaks before anybody reads the file ends nothing else', async () => {
    const files = bucket()
    await files.put('unread.webp', Buffer.alloc(100_000), 'image/webp')
    s3.behave('cut')
    const file = await files.get('unread.webp')
    await new Promise((resolve) => file!.content.once('close', resolve))
    expect(file!.content.errored).toMatchObject({ message: 'terminated' })
  })

  it('wrong credentials are named for the log and repeat no secret', async () => {
    const files = bucket({ secretAccessKey: 'another secret' })
    const refused = files.put('x.webp', Buffer.from('x'), 'image/webp')
    await expect(refused).rejects.toThrow(/^S3: PUT answered 403 SignatureDoesNotMatch$/)
  })

  it('a bucket that does not exist takes nothing', async () => {
    const files = bucket({ url: s3.bucketUrl.replace(/balcao$/, 'another') })
    await expect(files.put('x.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('404 NoSuchBucket')
  })
})
