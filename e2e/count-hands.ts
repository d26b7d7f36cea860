import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

export interface Hands {
  clicks: number
  keys: number
}

/** What a person's hands do from now on, until the page is left: presses of the mouse, and keys that go down. */
export async function countHands(page: Page): Promise<() => Promise<Hands>> {
  await page.evaluate(() => {
    const hands = { clicks: 0, keys: 0 }
    Object.assign(window, { hands })
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && (hands.clicks += 1), true)
    addEventListener('keydown', ({ isTrusted }) => isTrusted && (hands.keys += 1), true)
  })
  return () => page.evaluate(() => ({ ...(window as unknown as { hands: Hands }).hands }))
}

/**
 * Does a job by hand and compares what it cost with its row of docs/daily-jobs.md; with `DAILY_JOBS=write` it writes what
 * it cost into the row.
 */
export async function expectCost(page: Page, job: string, work: () => Promise<void>): Promise<void> {
  const hands = await countHands(page)
  await work()
  const { clicks, keys } = await hands()
  if (process.env.DAILY_JOBS === 'write') await writeCost(job, [clicks, keys])
  expect([clicks, keys], job).toEqual(await costOf(job))
}

const table = join(import.meta.dirname, '../docs/daily-jobs.md')

async function costOf(job: string): Promise<number[]> {
  const row = (await readFile(table, 'utf8')).split('\n').find((line) => line.startsWith(`| ${job}`))
  const [, , , , clicks, keys] = row?.split('|').map((cell) => cell.trim()) ?? []
  return [Number(clicks), Number(keys)]
}

async function writeCost(job: string, cost: readonly number[]): Promise<void> {
  const lines = (await readFile(table, 'utf8')).split('\n')
  const written = lines.map((line) =>
    line.startsWith(`| ${job}`) ? line.replace(/\d+ \| \d+ \|$/, `${cost.join(' | ')} |`) : line,
  )
  await writeFile(table, written.join('\n'))
}
