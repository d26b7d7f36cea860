import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4310)
const browser = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)
// Set once in the main process; the workers inherit it and find the same installation.
process.env.E2E_DATA_DIR ??= join(inMemory() ?? tmpdir(), `balcao-journeys-${process.pid}`)
process.env.E2E_URL ??= `http://localhost:${port}`

/** Where the database need not wait for a disk, if there is room for it: containers often give little. */
function inMemory(): string | undefined {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 2 * 1024 ** 3 ? folder : undefined
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Loaded as it was built.
  build: { external: ['**/apps/server/dist/**'] },
  // One more than the cores of a small machine: journeys wait for jobs, timers and each other's browsers.
  workers: 3,
  // One that needs its second try on a busy machine is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Generous: a busy machine is slow, and a wait that ends early says nothing about the product.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'line' : 'list',
  globalTeardown: './remove-data.ts',
  use: {
    baseURL: process.env.E2E_URL,
    reuseContext: true,
    locale: 'pt-BR',
    timezoneId: 'America/Manaus',
    viewport: { width: 1280, height: 800 },
    // Whoever asks for less motion gets every change at once; the journeys about what moves ask for motion.
    reducedMotion: 'reduce',
    // A trace of every journey costs as much as the journey: `--trace on` shows one that failed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        // Other journeys have the other cores: what is compiled and swept beside a page costs an eighth more.
        '--js-flags=--single-threaded',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: 'node --enable-source-maps ../apps/server/dist/demo.mjs',
    cwd: import.meta.dirname,
    url: `${process.env.E2E_URL}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      BALCAO_LIMIT_FACTOR: '1000',
      BALCAO_NEWS_AFTER_SECONDS: '3',
      BALCAO_BOT_AFTER_SECONDS: '0.5',
      // Nobody is there: no journey reaches Meta.
      WHATSAPP_CLOUD_URL: 'http://127.0.0.1:9',
    },
  },
})
