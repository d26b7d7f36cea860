import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Not ours, or made by running. */
const passed = new Set(['node_modules', 'dist', 'results', 'test-results', 'playwright-report'])

/** Every file of the repository below a folder, as its path from the root, with slashes. Needs no git. */
export function listFiles(folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!entry.isDirectory()) return [path]
    return passed.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(path)
  })
}
