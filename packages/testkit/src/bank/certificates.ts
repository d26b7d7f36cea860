import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** A certificate with its key, both PEM. */
export interface Certificate {
  certificate: string
  key: string
  /** SHA-256, as Node writes it: pairs of hex digits with colons. */
  fingerprint: string
}

/** What signs certificates: the bank's own, as each bank that asks for them has one. */
export interface Authority extends Certificate {
  /** Signs one for a server at loopback, or for a shop. @param ends when it ends; in a year when left out */
  sign(name: string, ends?: Date): Certificate
}

const DAY_MS = 24 * 60 * 60_000

/** A fresh authority, whose certificate whoever calls must trust. */
export function makeAuthority(): Authority {
  const keys = newKeys()
  const subject = [{ name: 'commonName', value: 'Banco de teste' }]
  const own = build(keys.publicKey, subject, subject, keys.privateKey, undefined, [
    { name: 'basicConstraints', cA: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true },
  ])
  return {
    ...withKey(own, keys.privateKey),
    sign(name, ends) {
      const pair = newKeys()
      const signed = build(
        pair.publicKey,
        [{ name: 'commonName', value: name }],
        subject,
        keys.privateKey,
        ends,
        [
          { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
          {
            name: 'subjectAltName',
            altNames: [
              { type: 7, ip: '127.0.0.1' },
              { type: 2, value: 'localhost' },
            ],
          },
        ],
      )
      return withKey(signed, pair.privateKey)
    },
  }
}

/**
 * A certificate and its key in one file, as banks hand them out.
 * @param algorithm `3des` is the old way, which Node's own OpenSSL refuses
 */
export function p12Of(
  { certificate, key }: Certificate,
  password: string,
  algorithm: 'aes256' | '3des' = 'aes256',
): Buffer {
  const asn1 = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(key),
    [forge.pki.certificateFromPem(certificate)],
    password,
    { algorithm },
  )
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary')
}

/** By Node, which takes a fiftieth of the time. */
function newKeys(): forge.pki.rsa.KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  return {
    publicKey: forge.pki.publicKeyFromPem(publicKey),
    privateKey: forge.pki.privateKeyFromPem(privateKey),
  }
}

function build(
  publicKey: forge.pki.rsa.PublicKey,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
  signer: forge.pki.rsa.PrivateKey,
  ends: Date | undefined,
  extensions: object[],
): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`
  certificate.validity.notBefore = new Date(Math.min(Date.now(), ends?.getTime() ?? Infinity) - 400 * DAY_MS)
  certificate.validity.notAfter = ends ?? new Date(Date.now() + 365 * DAY_MS)
  certificate.setSubject(subject)
  certificate.setIssuer(issuer)
  certificate.setExtensions(extensions)
  certificate.sign(signer, forge.md.sha256.create())
  return certificate
}

function withKey(certificate: forge.pki.Certificate, key: forge.pki.rsa.PrivateKey): Certificate {
  const pem = forge.pki.certificateToPem(certificate)
  const { fingerprint256 } = new X509Certificate(pem)
  return { certificate: pem, key: forge.pki.privateKeyToPem(key), fingerprint: fingerprint256 }
}
