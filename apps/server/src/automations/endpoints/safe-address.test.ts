import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AddressRefused,
  findSafeAddress,
  isPublicAddress,
  NameNotFound,
  readEndpointUrl,
  type Resolve,
} from './safe-address'

const outside = { allowPrivate: false }

/** Refused by its text, or by what its name leads to. */
async function reasonOf(url: string, resolve: Resolve = resolvesTo('93.184.215.14')): Promise<string> {
  try {
    await findSafeAddress(readEndpointUrl(url, outside), { ...outside, resolve })
    return 'allowed'
  } catch (error) {
    if (error instanceof AddressRefused) return error.reason
    throw error
  }
}

function resolvesTo(...addresses: string[]): Resolve {
  return async () => addresses.map((address) => ({ address }))
}

/** Ways to write an address that leads inside, as they have been used against others. */
const tricks: [string, string][] = [
  // Loopback, plain and disguised.
  ['https://127.0.0.1/', 'address'],
  ['https://127.0.0.1:8443/', 'address'],
  ['https://127.1/', 'address'],
  ['https://127.0.1/', 'address'],
  ['https://127.255.255.254/', 'address'],
  ['https://2130706433/', 'address'],
  ['https://017700000001/', 'address'],
  ['https://0x7f000001/', 'address'],
  ['https://0x7f.0x0.0x0.0x1/', 'address'],
  ['https://0177.0.0.1/', 'address'],
  ['https://0177.0x0.0.1/', 'address'],
  ['https://00000177.0.0.1/', 'address'],
  ['https://127.0.0.1./', 'address'],
  ['https://0/', 'address'],
  ['https://0.0.0.0/', 'address'],
  ['https://%31%32%37.0.0.1/', 'address'],
  ['https://①②⑦.⓪.⓪.①/', 'address'],
  ['https://127。0。0。1/', 'address'],
  ['https://１２７.0.0.1/', 'address'],
  ['https://localhost/', 'name'],
  ['https://LOCALHOST/', 'name'],
  ['https://localhost./', 'name'],
  ['https://x.localhost/', 'name'],
  ['https://ⓛocalhost/', 'name'],
  ['https://loca\u00adlhost/', 'name'],
  ['https://[::1]/', 'address'],
  ['https://[0:0:0:0:0:0:0:1]/', 'address'],
  ['https://[::]/', 'address'],
  // IPv4 inside IPv6.
  ['https://[::ffff:127.0.0.1]/', 'address'],
  ['https://[::ffff:7f00:1]/', 'address'],
  ['https://[::127.0.0.1]/', 'address'],
  ['https://[::ffff:169.254.169.254]/', 'address'],
  ['https://[::ffff:93.184.215.14]/', 'address'],
  ['https://[64:ff9b::127.0.0.1]/', 'address'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'address'],
  ['https://[64:ff9b:1::10.0.0.1]/', 'address'],
  ['https://[2002:7f00:1::]/', 'address'],
  ['https://[2002:a9fe:a9fe::1]/', 'address'],
  ['https://[2001:0:7f00:1::]/', 'address'],
  ['https://[::ffff:0:127.0.0.1]/', 'address'],
  // Metadata services.
  ['https://169.254.169.254/latest/meta-data/', 'address'],
  ['https://2852039166/', 'address'],
  ['https://0xa9fea9fe/', 'address'],
  ['https://0251.0376.0251.0376/', 'address'],
  ['https://169.254.170.2/', 'address'],
  ['https://168.63.129.16/', 'address'],
  ['https://100.100.100.200/', 'address'],
  ['https://192.0.0.192/', 'address'],
  ['https://[fd00:ec2::254]/', 'address'],
  ['https://metadata.google.internal/', 'name'],
  ['https://metadata/', 'name'],
  // Private, shared and special networks.
  ['https://10.0.0.1/', 'address'],
  ['https://10.1/', 'address'],
  ['https://172.16.0.1/', 'address'],
  ['https://172.31.255.255/', 'address'],
  ['https://192.168.1.1/', 'address'],
  ['https://3232235777/', 'address'],
  ['https://100.64.0.1/', 'address'],
  ['https://198.18.0.1/', 'address'],
  ['https://192.0.2.1/', 'address'],
  ['https://192.88.99.1/', 'address'],
  ['https://224.0.0.1/', 'address'],
  ['https://240.0.0.1/', 'address'],
  ['https://255.255.255.255/', 'address'],
  ['https://[fe80::1]/', 'address'],
  ['https://[fc00::1]/', 'address'],
  ['https://[fec0::1]/', 'address'],
  ['https://[ff02::1]/', 'address'],
  ['https://[100::1]/', 'address'],
  ['https://[2001:db8::1]/', 'address'],
  ['https://[3fff::1]/', 'address'],
  ['https://[5f00::1]/', 'address'],
  ['https://router/', 'name'],
  ['https://nas.local/', 'name'],
  ['https://db.internal/', 'name'],
  ['https://pbx.home.arpa/', 'name'],
  ['https://x.onion/', 'name'],
  ['https://example.com./', 'name'],
  ['https://example..com/', 'name'],
  // Other schemes, credentials, ports, and texts that two parsers read in two ways.
  ['http://example.com/', 'scheme'],
  ['HTTP://example.com/', 'scheme'],
  ['ftp://example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://example.com:6379/_x', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/plain,x', 'scheme'],
  ['unix:/var/run/docker.sock', 'scheme'],
  ['https://user:pass@example.com/', 'credentials'],
  ['https://example.com@127.0.0.1/', 'credentials'],
  ['https://@example.com/', 'credentials'],
  ['https://:@example.com/', 'credentials'],
  ['https://example.com:22/', 'port'],
  ['https://example.com:25/', 'port'],
  ['https://example.com:5432/', 'port'],
  ['https://example.com:6379/', 'port'],
  ['https://example.com:0/', 'port'],
  ['https://example.com\\@127.0.0.1/', 'url'],
  ['https:\\\\127.0.0.1/', 'url'],
  ['https://exa\tmple.com/', 'url'],
  ['https://example.com/\r\nHost: x', 'url'],
  [' https://example.com/', 'url'],
  ['https://example.com\u0000.evil/', 'url'],
  ['//127.0.0.1/', 'url'],
  ['127.0.0.1', 'url'],
  ['https://', 'url'],
  ['', 'url'],
  [`https://example.com/${'x'.repeat(2000)}`, 'url'],
]

describe('the address of an endpoint', () => {
  it('is tried with more than sixty tricks', () => {
    expect(new Set(tricks.map(([url]) => url)).size).toBeGreaterThanOrEqual(60)
  })

  it.each(tricks)('cannot be %s', async (url, reason) => {
    expect(await reasonOf(url)).toBe(reason)
  })

  it.each([
    'https://example.com/',
    'https://n8n.example.com/webhook/balcao?x=1#y',
    'https://example.com:8443/',
    'https://example.com:8080/',
    'https://EXAMPLE.com/a@b',
    'https://xn--caf-dma.example.com/',
    'https://café.example.com/',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
  ])('may be %s', async (url) => {
    expect(await reasonOf(url)).toBe('allowed')
  })

  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback by IPv6', ['::1']],
    ['the metadata service', ['169.254.169.254']],
    ['a private network', ['10.0.0.5']],
    ['a mapped address', ['::ffff:10.0.0.5']],
    ['a link-local address with its zone', ['fe80::1%eth0']],
    ['a public address and a private one', ['93.184.215.14', '192.168.0.1']],
    ['something that is no address', ['localhost']],
  ])('cannot have a name that leads to %s', async (_what, addresses) => {
    expect(await reasonOf('https://harmless.example.com/', resolvesTo(...addresses))).toBe('address')
  })

  it('is asked for anew each time: a name that led outside and now leads inside is refused', async () => {
    const answers = ['93.184.215.14', '127.0.0.1']
    const resolve: Resolve = async () => [{ address: answers.shift()! }]
    const url = readEndpointUrl('https://rebind.example.com/', outside)
    expect(await findSafeAddress(url, { ...outside, resolve })).toEqual({
      address: '93.184.215.14',
      family: 4,
    })
    await expect(findSafeAddress(url, { ...outside, resolve })).rejects.toThrow(AddressRefused)
  })

  it('prefers IPv4, and says when a name leads nowhere', async () => {
    const url = readEndpointUrl('https://example.com/', outside)
    const both = resolvesTo('2606:2800:21f:cb07::1', '93.184.215.14')
    expect(await findSafeAddress(url, { ...outside, resolve: both })).toEqual({
      address: '93.184.215.14',
      family: 4,
    })
    for (const resolve of [resolvesTo(), async () => Promise.reject(new Error('ENOTFOUND'))])
      await expect(findSafeAddress(url, { ...outside, resolve })).rejects.toThrow(NameNotFound)
  })

  it('may be of this machine or its network where the installation says so, and never a metadata service', async () => {
    const inside = { allowPrivate: true, resolve: resolvesTo('10.0.0.7') }
    for (const url of [
      'http://localhost:5678/webhook',
      'http://127.0.0.1:3000/',
      'http://n8n:5678/',
      'https://[::1]/',
      'http://192.168.0.7/',
    ]) {
      expect((await findSafeAddress(readEndpointUrl(url, inside), inside)).family).toBeGreaterThan(0)
    }
    for (const url of [
      'http://169.254.169.254/',
      'http://0.0.0.0/',
      'http://224.0.0.1/',
      'http://100.100.100.200/',
      'http://168.63.129.16/',
      'http://[fe80::1]/',
      'http://user@localhost/',
      'ftp://localhost/',
    ]) {
      await expect(async () => findSafeAddress(readEndpointUrl(url, inside), inside)).rejects.toThrow(
        AddressRefused,
      )
    }
  })

  it('no way to write a private IPv4 address opens it', async () => {
    const privateIp = fc.oneof(
      fc.tuple(fc.constantFrom(10, 127, 0), byte(), byte(), byte()),
      fc.tuple(fc.constant(192), fc.constant(168), byte(), byte()),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte(), byte()),
      fc.tuple(fc.constant(169), fc.constant(254), byte(), byte()),
    )
    const part = fc.constantFrom(
      (n: number) => String(n),
      (n: number) => `0x${n.toString(16)}`,
      (n: number) => `0${n.toString(8)}`,
    )
    await fc.assert(
      fc.asyncProperty(privateIp, fc.tuple(part, part, part, part), async (bytes, writers) => {
        const [a, b, c, d] = bytes
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const hosts = [
          bytes.map((value, place) => writers[place]!(value)).join('.'),
          writers[0]!(number),
          `${writers[0]!(a)}.${writers[1]!((b * 256 + c) * 256 + d)}`,
          `[::ffff:${bytes.join('.')}]`,
          `[64:ff9b::${bytes.join('.')}]`,
        ]
        for (const host of hosts)
          expect([host, await reasonOf(`https://${host}/`)]).toEqual([host, 'address'])
        expect(isPublicAddress(bytes.join('.'))).toBe(false)
      }),
    )
  })
})

const byte = () => fc.integer({ min: 0, max: 255 })
