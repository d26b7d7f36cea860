import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|html|json|webmanifest)$/
const smallest = 1024

/** Writes a `.br` and a `.gz` beside every built text file, so that the server compresses nothing on the fly. */
export function compressBuild(): Plugin {
  let folder = ''
  return {
    name: 'balcao-compress-build',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files
          .filter((file) => compressible.test(file) && !file.startsWith('.vite'))
          // Another page's build left it, under a name that its content made.
          .filter((file) => !files.includes(`${file}.br`))
          .map((file) => compress(join(folder, file))),
      )
    },
  }
}

async function compress(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: quality }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
