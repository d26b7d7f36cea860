import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { bestPacking, hasAlready, type Packing } from '../kept-answer'

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const endings: Record<Packing, string> = { br: '.br', gzip: '.gz' }
const packings = Object.keys(endings) as Packing[]

/**
 * Serves the files of a folder by name under `/assets/`, packed as the browser takes it where the build left them so, and
 * to be kept for a year: a name changes with its content. What was asked for once stays in memory, six megabytes at most
 * when all of the web app was: looking for a file takes ten times as long as the rest of the answer.
 */
export async function serveBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder))
  const contents = new Map<string, Promise<Buffer>>()
  const read = (name: string) => {
    const content = contents.get(name) ?? readFile(join(folder, name))
    contents.set(name, content)
    content.catch(() => contents.delete(name))
    return content
  }
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const type = types[extname(name)]
      if (type === undefined || !names.has(name)) return reply.callNotFound()
      void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', `"${name}"`)
      void reply.header('vary', 'accept-encoding')
      if (hasAlready(request, `"${name}"`)) return reply.status(304).send()
      const there = packings.filter((packing) => names.has(name + endings[packing]))
      const packing = bestPacking(request, there)
      if (!packing) return reply.type(type).send(await read(name))
      return reply
        .type(type)
        .header('content-encoding', packing)
        .send(await read(name + endings[packing]))
    },
  )
}
