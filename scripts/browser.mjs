import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { node, tool } from './run.mjs'

const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const ownBrowser = () => {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Makes sure there is a browser for the journeys: the system's, else Debian's package (as root), else
 * Playwright's own. Answers 0, or 1 after saying what to install.
 */
export async function ensureBrowser() {
  const found = () =>
    [process.env.CHROMIUM_PATH, ...systemBrowsers, ownBrowser()].some((path) => path && existsSync(path))
  if (found()) return 0
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium-headless-shell for the browser journeys…')
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    try {
      execFileSync('apt-get', ['update', '-qq'], options)
      execFileSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
        options,
      )
    } catch {
      // What is still missing is said below.
    }
  }
  if (!found()) await node([tool('@playwright/test/cli.js'), 'install', '--only-shell', 'chromium'])
  if (found()) return 0
  console.error(
    'The journeys need a browser: install chromium (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  )
  return 1
}
