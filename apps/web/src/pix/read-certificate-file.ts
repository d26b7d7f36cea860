import type { pki } from 'node-forge'

/**
 * What a bank hands out, as PEM without a password: a `.p12` or `.pfx` (old ciphers too), or PEM. Taking the password off
 * is this browser's work: the server would have to believe a file how long that lasts.
 * @throws Error where the file cannot be opened with this password
 */
export async function readCertificateFile(file: File, password: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  // Large, and of use once a year.
  const { default: forge } = await import('node-forge')
  if (text.includes('-----BEGIN ')) {
    return text.replace(
      /-----BEGIN ENCRYPTED PRIVATE KEY-----[\s\S]+?-----END ENCRYPTED PRIVATE KEY-----/,
      (locked) => {
        const key = forge.pki.decryptRsaPrivateKey(locked, password) as pki.rsa.PrivateKey | null
        if (!key) throw new Error('The key does not open with this password')
        return forge.pki.privateKeyToPem(key)
      },
    )
  }
  const p12 = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(text), password)
  const bagsOf = (type: string) => p12.getBags({ bagType: type })[type] ?? []
  const { oids } = forge.pki
  const keys = [...bagsOf(oids['pkcs8ShroudedKeyBag']!), ...bagsOf(oids['keyBag']!)].flatMap(
    ({ key }) => key ?? [],
  )
  const certificates = bagsOf(oids['certBag']!).flatMap(({ cert }) => cert ?? [])
  const [key] = keys
  if (!key || certificates.length === 0) throw new Error('No certificate with its key')
  return [
    ...certificates.map((each) => forge.pki.certificateToPem(each)),
    forge.pki.privateKeyToPem(key),
  ].join('\n')
}
