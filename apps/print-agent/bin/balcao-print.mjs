#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/balcao-print.mjs', import.meta.url)
if (existsSync(program)) {
  await import(program.href)
} else {
  console.error('balcao-print has not been built yet. Run: npm run build')
  process.exitCode = 1
}
