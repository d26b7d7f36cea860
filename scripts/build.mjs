import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from './build-server.mjs'
import { node, root, tool } from './run.mjs'

const built = [
  'apps/server/dist/main.mjs',
  'apps/server/dist/operator-side.mjs',
  'apps/web/dist/dashboard.html',
  'apps/print-agent/dist/balcao-print.mjs',
]
const sources = ['apps', 'packages', 'scripts', 'package-lock.json']
const passedOver = new Set(['node_modules', 'dist', 'migrations'])

/** A digest of names, sizes and times of everything the build reads: a few milliseconds. */
async function sourcesDigest() {
  const hash = createHash('sha256')
  const walk = async (path) => {
    const info = await stat(path)
    if (!info.isDirectory()) {
      if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}:${info.size}:${info.mtimeMs}\n`)
      return
    }
    for (const name of (await readdir(path)).sort()) if (!passedOver.has(name)) await walk(join(path, name))
  }
  for (const source of sources) await walk(join(root, source))
  return hash.digest('hex')
}

/** One page after the other: the first empties the folder; `quick`: all at once. Answers the first code that is not 0. */
async function buildPages(quick) {
  for (const page of quick ? ['all'] : ['account', 'menu', 'booking', 'operator', 'dashboard']) {
    const env = { ...process.env, BALCAO_PAGE: page }
    const code = await node([tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps/web'),
      env,
    })
    if (code !== 0) return code
  }
  return 0
}

/**
 * Builds server and web when their sources changed since the last build. `quick`: as the demonstration needs them, which
 * is good for nothing else; what was built whole is good for it, too.
 */
export async function buildIfChanged({ force = false, quick = false } = {}) {
  const stamp = join(root, '.cache/build')
  const whole = await sourcesDigest()
  const digest = quick ? `quick ${whole}` : whole
  const kept = await readFile(stamp, 'utf8').catch(() => '')
  if (!force && (kept === digest || kept === whole) && built.every((file) => existsSync(join(root, file))))
    return 0
  const begun = Date.now()
  console.log('Building…')
  const web = buildPages(quick)
  await buildServer(root)
  if ((await web) !== 0) return 1
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(stamp, digest)
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await buildIfChanged({ force: true }))
