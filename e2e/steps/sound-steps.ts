import type { Page } from '@playwright/test'

/** Counts the sounds that a page plays from its next address on. */
export async function countSounds(page: Page): Promise<() => number> {
  let sounds = 0
  await page.exposeFunction('aSoundBegan', () => {
    sounds += 1
  })
  await page.addInitScript(() => {
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = kind.prototype.start as (this: AudioScheduledSourceNode, ...at: number[]) => void
      kind.prototype.start = function (this: AudioScheduledSourceNode, ...at: number[]) {
        ;(window as unknown as { aSoundBegan: () => void }).aSoundBegan()
        start.apply(this, at)
      }
    }
  })
  return () => sounds
}
