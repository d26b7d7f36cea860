import { createHash, createHmac } from 'node:crypto'

export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export interface SignedRequest {
  method: string
  /** As sent: path and query, percent-encoded. */
  url: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** The S3 error code that a refused request is answered with. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const scheme =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/**
 * Signs the request again, as AWS Signature Version 4 says for S3 (path encoded once, payload hash from the
 * `x-amz-content-sha256` header), and compares. Answers what is wrong, or nothing.
 */
export function checkSignature(
  request: SignedRequest,
  credentials: S3Credentials,
): SignatureFault | undefined {
  const [, keyId, day, region, signedHeaders, signature] =
    scheme.exec(headerOf(request, 'authorization')) ?? []
  if (!keyId || !day || !region || !signedHeaders || !signature) return 'AccessDenied'
  const names = signedHeaders.split(';')
  const date = headerOf(request, 'x-amz-date')
  if (!names.includes('host') || !names.includes('x-amz-date') || !date.startsWith(day)) return 'AccessDenied'
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  const payloadHash = headerOf(request, 'x-amz-content-sha256')
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(request.body))
    return 'XAmzContentSHA256Mismatch'

  const [path = '', query = ''] = request.url.split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${headerOf(request, name).trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n')
  const scope = `${day}/${credentials.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day, credentials.region, 's3', 'aws4_request'].reduce(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  )
  const matches = hmac(key, toSign).toString('hex') === signature && region === credentials.region
  return matches ? undefined : 'SignatureDoesNotMatch'
}

function headerOf(request: SignedRequest, name: string): string {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer, content: string) => createHmac('sha256', key).update(content).digest()
