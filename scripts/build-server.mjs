import { rm } from 'node:fs/promises'
import { rolldown } from 'rolldown'

const own = /^(\.|\/|[A-Za-z]:\\|@balcao\/|balcao-print\/)/

/** Bundles our own code; npm packages stay outside and are loaded from node_modules. */
async function bundle(input, dir) {
  await rm(dir, { recursive: true, force: true })
  const build = await rolldown({
    input,
    platform: 'node',
    external: (id) => !own.test(id),
    logLevel: 'warn',
    // How long a plugin took says something of this machine, nothing of the build.
    checks: { bundlerTimings: false },
  })
  await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared-[hash].mjs',
    sourcemap: true,
  })
  await build.close()
}

/** What public pages show first, as the server paints it: the page's own code, with all that it needs in one file. */
async function bundlePainted(root) {
  const build = await rolldown({
    input: `${root}/apps/web/src/app/painted.tsx`,
    platform: 'node',
    external: /^node:/,
    // Libraries of the browser say of themselves that they are: nobody reads it here.
    onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    checks: { bundlerTimings: false },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  await build.write({
    file: `${root}/apps/server/dist/painted.mjs`,
    format: 'esm',
    codeSplitting: false,
    sourcemap: true,
  })
  await build.close()
}

/**
 * The server's programs: main (for real), demo (stand-ins and demo company), operator (command line). Beside them what
 * journeys through the demonstration ask of its operator.
 */
export async function buildServer(root) {
  await bundle(
    {
      main: `${root}/apps/server/src/main.ts`,
      demo: `${root}/apps/demo/src/main.ts`,
      'operator-side': `${root}/apps/demo/src/operator-side.ts`,
      operator: `${root}/apps/server/src/operator/main.ts`,
    },
    `${root}/apps/server/dist`,
  )
  await bundlePainted(root)
  await bundle({ 'balcao-print': `${root}/apps/print-agent/src/main.ts` }, `${root}/apps/print-agent/dist`)
}
