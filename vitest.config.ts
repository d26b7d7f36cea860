import { defineConfig } from 'vitest/config'

/** A wait that ends early says something of a busy machine, nothing of the product. */
const patient = { poll: { timeout: 15_000 } }

/**
 * They end, freeze or replace what their own process holds: no other file may share it. Each has a PostgreSQL of its own.
 */
const alone = [
  'apps/server/src/platform/postgres/running/takeover.test.ts',
  'apps/server/src/platform/database/outage.test.ts',
]

const scratch = 'apps/server/src/testing/run/scratch-setup.ts'

/** `npm run explore` tries as much as a property can bear, for minutes. */
const exploring = process.env.BALCAO_EXPLORE === 'true' ? { testTimeout: 3_600_000 } : {}

/** The same cases each time: a test fails by what was changed. */
const setupFiles = ['packages/testkit/src/chance/setup.ts']

const server = {
  setupFiles,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: patient,
  ...exploring,
}

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests wait for servers, timers and databases.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          // Files of a worker share what they import: importing anew for each took two thirds of the time.
          isolate: false,
          include: [
            'packages/**/src/**/*.test.ts',
            'apps/print-agent/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'scripts/*.test.mjs',
          ],
          setupFiles,
          pool: 'threads',
          // A property tries hundreds of cases: a busy machine is slow, and that says nothing about the rule.
          testTimeout: 20_000,
          expect: patient,
          ...exploring,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          setupFiles: [...setupFiles, 'apps/server/src/testing/run/failures-setup.ts'],
          isolate: false,
          globalSetup: [scratch, 'apps/server/src/testing/run/postgres-setup.ts'],
          include: ['apps/server/src/**/*.test.ts'],
          exclude: alone,
        },
      },
      { test: { ...server, name: 'server-alone', globalSetup: [scratch], include: alone } },
    ],
  },
})
