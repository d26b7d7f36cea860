import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Result } from '../setup/result'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = join(import.meta.dirname, '../../apps/web/dist')

/** JavaScript that a route needs before it works, gzip, from the build's manifest. */
export async function jsWeights(): Promise<Result[]> {
  const weigh = async (what: string, most: number, page: string, entries: RegExp[]): Promise<Result> => {
    const text = await readFile(join(dist, `.vite/${page}.json`), 'utf8')
    const manifest = JSON.parse(text) as Record<string, Chunk>
    const files = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || files.has(chunk.file)) return
      if (chunk.file.endsWith('.js')) files.add(chunk.file)
      for (const next of chunk.imports ?? []) visit(next)
    }
    for (const entry of entries) {
      const keys = Object.keys(manifest).filter((name) => entry.test(name))
      if (keys.length === 0) throw new Error(`The build has no chunk ${entry}`)
      keys.forEach(visit)
    }
    let bytes = 0
    for (const file of files) bytes += gzipSync(await readFile(join(dist, file)), { level: 9 }).length
    const kB = bytes / 1000
    return { what, value: `${kB.toFixed(1)} kB`, goal: `≤ ${most} kB`, pass: kB <= most, data: [...files] }
  }
  return [
    await weigh('public menu, JavaScript gzip', 110, 'menu', [/^menu\.html$/]),
    await weigh('public booking, JavaScript gzip', 100, 'booking', [/^booking\.html$/]),
    await weigh('login, JavaScript gzip', 100, 'account', [/^account\.html$/]),
    await weigh('first dashboard route (orders), JavaScript gzip', 200, 'dashboard', [
      /^dashboard\.html$/,
      /orders-route\.tsx$/,
    ]),
    await weigh('dashboard agenda, JavaScript gzip', 260, 'dashboard', [
      /^dashboard\.html$/,
      /schedule-route\.tsx$/,
      /calendar\/agenda-view\.tsx$/,
    ]),
  ]
}
