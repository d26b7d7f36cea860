import { createPrivateKey, X509Certificate } from 'node:crypto'

/** A certificate that opens an account. PEM; `endsAt` in ms since 1970. */
export interface ShopCertificate {
  certificate: string
  key: string
  endsAt: number
  /** Who it is for, as its subject says; at most 100 characters. */
  name: string
}

type CertificateReason = 'unreadable' | 'no-certificate' | 'no-key' | 'locked-key' | 'key-of-another'

/** Why a text opens nothing. `locked-key`: the key has a password, which only a person's browser takes off. */
export class CertificateRefused extends Error {
  constructor(readonly reason: CertificateReason) {
    super(reason)
  }
}

/** Longer ones would hold the process at each handshake. */
const MOST_RSA_BITS = 4096

/**
 * Reads PEM with a certificate, those that lead to its authority and its key, in any order. A password would let whoever
 * made the file say how long taking it off lasts, so that is done in the browser, `.p12` too.
 * @throws CertificateRefused
 */
export function readCertificate(pem: string): ShopCertificate {
  const blocks = [...pem.matchAll(/-----BEGIN ([A-Z0-9 ]{1,40})-----[A-Za-z0-9+/=\s]+-----END \1-----/g)]
  const chain = blocks.filter(([, what]) => what === 'CERTIFICATE').map(([block]) => block)
  const [key, kind = ''] = blocks.find(([, what]) => what?.endsWith('PRIVATE KEY')) ?? []
  if (pem.includes('ENCRYPTED')) throw new CertificateRefused('locked-key')
  if (chain.length === 0) throw new CertificateRefused('no-certificate')
  if (key === undefined || kind === '') throw new CertificateRefused('no-key')
  try {
    return opened(chain, key)
  } catch (error) {
    throw error instanceof CertificateRefused ? error : new CertificateRefused('unreadable')
  }
}

function opened(chain: string[], pem: string): ShopCertificate {
  const key = createPrivateKey(pem)
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits > MOST_RSA_BITS) throw new CertificateRefused('unreadable')
  const own = chain.find((each) => new X509Certificate(each).checkPrivateKey(key))
  if (own === undefined) throw new CertificateRefused('key-of-another')
  const { validTo, subject } = new X509Certificate(own)
  const [, name = ''] = /CN=([^\n]+)/.exec(subject) ?? []
  return {
    certificate: [own, ...chain.filter((each) => each !== own)].join('\n'),
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    endsAt: Date.parse(validTo),
    name: name.slice(0, 100),
  }
}
