import type { Account } from './account'
import { listProducts } from './catalogue'
import { GraphRefusal, unknownObject, wrongToken } from './graph-refusal'
import { mediaAddress, uploadMedia } from './media-calls'
import { postMessage } from './message-calls'

/** A call as it came. */
export interface GraphCall {
  method: string
  url: URL
  authorization: string | undefined
  contentType: string
  body: Buffer
}

export interface GraphAnswer {
  status: number
  type: string
  body: string | Buffer
}

/** Answers one call. */
export async function answerCall(account: Account, call: GraphCall): Promise<GraphAnswer> {
  try {
    if (call.authorization !== `Bearer ${account.options.accessToken}`) throw wrongToken()
    return call.url.pathname.startsWith('/whatsapp_business/')
      ? download(account, call.url)
      : json(200, await act(account, call))
  } catch (error) {
    if (!(error instanceof GraphRefusal)) throw error
    return json(error.status, error.body())
  }
}

async function act(account: Account, { method, url, contentType, body }: GraphCall): Promise<unknown> {
  const [, version = '', id = '', edge] = url.pathname.split('/')
  const isOwn = id === account.options.phoneNumberId
  if (!/^v\d+\.\d+$/.test(version)) throw unknownObject(version)
  if (method === 'GET' && edge === undefined)
    return isOwn ? phoneNumber(account, url) : mediaAddress(account, id)
  if (method === 'GET' && edge === 'products') return listProducts(account, id, url)
  if (method !== 'POST' || !isOwn) throw unknownObject(id)
  if (edge === 'messages') return postMessage(account, parsed(body))
  if (edge === 'media') return uploadMedia(account, await formIn(contentType, body))
  throw unknownObject(String(edge))
}

/** GET /{phone number}: all of it, or the `fields` asked for and the id. */
function phoneNumber({ options }: Account, { searchParams }: URL): unknown {
  const known: Record<string, unknown> = {
    verified_name: options.verifiedName,
    code_verification_status: 'VERIFIED',
    display_phone_number: options.displayPhoneNumber,
    quality_rating: 'GREEN',
    platform_type: 'CLOUD_API',
    throughput: { level: 'STANDARD' },
    id: options.phoneNumberId,
  }
  const fields = searchParams.get('fields')?.split(',')
  return fields ? Object.fromEntries(['id', ...fields].map((name) => [name, known[name]])) : known
}

function download(account: Account, { searchParams }: URL): GraphAnswer {
  const media = account.media.get(searchParams.get('mid') ?? '')
  if (!media || searchParams.get('ext') !== account.mediaTicket)
    return { status: 404, type: 'text/plain', body: 'URL signature expired' }
  return { status: 200, type: media.mimeType, body: media.bytes }
}

function parsed(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (value && typeof value === 'object') return value as Record<string, unknown>
  } catch {
    // Answered below, like every other thing that is no object.
  }
  throw new GraphRefusal({ status: 400, code: 100, title: 'Invalid JSON' })
}

async function formIn(contentType: string, body: Buffer): Promise<FormData | undefined> {
  const headers = { 'content-type': contentType }
  return new Response(new Uint8Array(body), { headers }).formData().catch(() => undefined)
}

const json = (status: number, body: unknown): GraphAnswer => ({
  status,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(body),
})
