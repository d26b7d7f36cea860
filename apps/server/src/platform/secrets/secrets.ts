import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything that is derived from the installation's one secret. */
export interface Secrets {
  /** Keyed digest for short secrets such as e-mail codes; `purpose` separates uses. */
  mac(purpose: string, message: string): Buffer
  /** Encrypts text at rest (AES-256-GCM); `context` is bound to it, so a sealed value moved elsewhere does not open. */
  seal(text: string, context: string): string
  /** @throws when the value was altered or sealed for another context. */
  open(sealed: string, context: string): string
  /** Password of the database role the product works as: the same in every process of an installation. */
  databasePassword(): string
}

/** Builds the secrets from a text of at least 32 characters. */
export function deriveSecrets(root: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', root, 'balcao', purpose, 32))
  const sealingKey = keyFor('seal')
  const mac = (purpose: string, message: string) =>
    createHmac('sha256', keyFor(`mac:${purpose}`))
      .update(message)
      .digest()
  return {
    mac,
    seal(text, context) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
      cipher.setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12))
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    databasePassword: () => mac('database', 'app-role').toString('base64url'),
  }
}

/** The installation's secret: from the environment, else generated once into the data folder. */
export async function readRootSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined && kept.length >= 32) return kept
  const fresh = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, fresh, { mode: 0o600, flush: true })
  return fresh
}

/** A fresh 256-bit secret for a person or program to hold, and the digest that is stored in its place. */
export function newToken(prefix = ''): { token: string; hash: Buffer } {
  const token = prefix + randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** SHA-256 of a token: a copy of the database holds nothing that can be presented. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares two digests in constant time. */
export function sameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
