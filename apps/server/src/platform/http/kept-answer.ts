import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const packers = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        // Packed once and sent to many; the dearer ones take ten times as long for a tenth less.
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const
export type Packing = keyof typeof packers

/** Packings in the order of how little is left. */
const packings = Object.keys(packers) as Packing[]

/** Less than this is not worth packing. */
const leastPacked = 2048

/** An answer that is made once and sent to many as it is: packed once for each packing, and known by its tag. */
export class KeptAnswer {
  readonly text: Buffer
  readonly etag: string
  private readonly packed = new Map<Packing, Promise<Buffer>>()

  constructor(
    text: string,
    readonly type = 'application/json; charset=utf-8',
  ) {
    this.text = Buffer.from(text)
    // Weak: packed or not, it says the same.
    this.etag = `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`
  }

  async packedAs(packing: Packing): Promise<Buffer> {
    const packed = this.packed.get(packing) ?? packers[packing](this.text)
    this.packed.set(packing, packed)
    // Of what failed nothing is kept.
    packed.catch(() => this.packed.delete(packing))
    return packed
  }
}

/** Sends it as the caller takes it, or that the caller has it already. It may be kept, and is asked for each time. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-cache').header('etag', answer.etag).header('vary', 'accept-encoding')
  if (hasAlready(request, answer.etag)) return reply.status(304).send()
  void reply.type(answer.type)
  const packing = answer.text.length < leastPacked ? undefined : bestPacking(request)
  if (packing === undefined) return reply.send(answer.text)
  return reply.header('content-encoding', packing).send(await answer.packedAs(packing))
}

/** Whether the caller says that it has what bears this tag; packed or not, it is the same. */
export function hasAlready(request: FastifyRequest, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const said = (request.headers['if-none-match'] ?? '').split(',').map(bare)
  return said.includes(bare(etag)) || said.includes('*')
}

/** The best packing that the request takes, of those that there are. */
export function bestPacking(request: FastifyRequest, there: readonly Packing[] = packings) {
  const takes = packingsTaken(request.headers['accept-encoding'])
  return packings.find((packing) => takes.includes(packing) && there.includes(packing))
}

/** The packings that an `Accept-Encoding` names, but for those that it refuses. */
function packingsTaken(header: string | string[] = ''): string[] {
  return String(header)
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim())
}
