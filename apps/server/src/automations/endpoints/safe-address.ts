import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv4 } from 'node:net'
import { askNameServers } from './ask-name-servers'

/** Where a request goes: an address that was checked, for the connection to be made to exactly it. */
export interface CheckedAddress {
  address: string
  family: 4 | 6
}

/** All addresses of a name. @throws when there is none */
export type Resolve = (host: string) => Promise<readonly { address: string }[]>

/** What an endpoint may be. `allowPrivate`: http, any port, and addresses of this machine and its own network. */
export interface AddressRule {
  allowPrivate: boolean
  resolve?: Resolve
}

/** The address may not be called. `reason` is for logs and tests; people read the one text of ADDRESS_REFUSED. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
  constructor(readonly reason: 'url' | 'scheme' | 'credentials' | 'port' | 'name' | 'address') {
    super(`An endpoint cannot have this address: ${reason}`)
  }
}

/** The name has no address, or nobody answered for it. */
export class NameNotFound extends Error {
  override name = 'NameNotFound'
}

/**
 * Reads an endpoint's URL and refuses what can be refused without asking anybody (OWASP, SSRF prevention): only https,
 * no credentials, web ports, no name of the local network, no address that is not public however it is written.
 * @throws AddressRefused
 */
export function readEndpointUrl(text: string, { allowPrivate }: AddressRule): URL {
  // The URL parser forgives these silently; who reads the address would see another one.
  // oxlint-disable-next-line no-control-regex
  if (text.length > 2000 || /[\s\\\u0000-\u001f\u007f]/.test(text)) throw new AddressRefused('url')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new AddressRefused('url')
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    throw new AddressRefused('scheme')
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(text))
    throw new AddressRefused('credentials')
  if (!allowPrivate && !isWebPort(url.port)) throw new AddressRefused('port')
  const host = bareHost(url)
  if (isIP(host)) requireAllowed(host, allowPrivate)
  else requirePublicName(host, allowPrivate)
  return url
}

/**
 * Finds the address that a request to this URL may go to, now: a name can point elsewhere at each try. One address
 * that is not allowed refuses the name. @throws AddressRefused, NameNotFound
 */
export async function findSafeAddress(url: URL, rule: AddressRule): Promise<CheckedAddress> {
  const host = bareHost(readEndpointUrl(url.href, rule))
  const resolve = rule.resolve ?? (rule.allowPrivate ? askSystem : askNameServers())
  const found = isIP(host) ? [{ address: host }] : await resolved(host, resolve)
  for (const { address } of found) requireAllowed(address, rule.allowPrivate)
  // IPv4 where there is a choice: many a host cannot reach IPv6, and none only that.
  const chosen = found.find(({ address }) => isIPv4(address)) ?? found[0]
  if (!chosen) throw new NameNotFound()
  return { address: chosen.address, family: isIPv4(chosen.address) ? 4 : 6 }
}

/** Knows names of this machine and its network too. */
const askSystem: Resolve = (host) => lookup(host, { all: true, verbatim: true })

const resolved = (host: string, resolve: Resolve) =>
  resolve(host).catch(() => {
    throw new NameNotFound()
  })

/** The host without the brackets of IPv6. The URL parser has made dotted decimals of every form of IPv4. */
const bareHost = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1')

const isWebPort = (port: string) => port === '' || port === '80' || port === '443' || Number(port) >= 8080

/** Names that are for one machine or one network (RFC 6761, 6762, 8375, 9476), or that no public one can have. */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/

function requirePublicName(host: string, allowPrivate: boolean): void {
  // A dot at the end, or two in a row, is the same name to a resolver and another one to a list.
  const isName = /^(?!.*\.\.)[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/.test(host)
  if (!isName) throw new AddressRefused('name')
  if (allowPrivate) return
  if (!host.includes('.') || localNames.test(host)) throw new AddressRefused('name')
}

function requireAllowed(address: string, allowPrivate: boolean): void {
  const isAllowed = isPublicAddress(address) || (allowPrivate && isOwnNetwork(address))
  if (!isAllowed) throw new AddressRefused('address')
}

const notPublic = blockList([
  // IPv4 special purpose registry (RFC 6890), multicast, reserved, and Azure's inner address.
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // IPv6 within the global unicast range: protocol assignments with Teredo, documentation, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
const globalUnicast = blockList([['2000::', 3]])

const ownNetwork = blockList([
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
])

/** Whether an IP address is one of the public internet. IPv6 is closed but for what is given out (RFC 4291). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

const isOwnNetwork = (address: string) => ownNetwork.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

function blockList(subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, isIPv4(network) ? 'ipv4' : 'ipv6')
  return list
}
