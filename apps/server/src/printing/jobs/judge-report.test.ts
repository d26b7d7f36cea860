import { describe, expect, it } from 'vitest'
import { judgeReport, mostRefusals } from './judge-report'

const last = mostRefusals - 1

describe('judgeReport', () => {
  it.each([
    ['claimed', 0, { outcome: 'printed' }, 'printed'],
    ['claimed', 0, { outcome: 'uncertain' }, 'uncertain'],
    ['claimed', 0, { outcome: 'failed' }, 'retry'],
    ['claimed', last - 1, { outcome: 'failed' }, 'retry'],
    ['claimed', last, { outcome: 'failed' }, 'failed'],
    ['sending', 0, { outcome: 'printed' }, 'printed'],
    ['sending', 0, { outcome: 'uncertain' }, 'uncertain'],
    ['sending', 0, { outcome: 'failed' }, 'uncertain'],
    ['sending', 0, { outcome: 'failed', nothing_printed: true }, 'failed'],
    ['uncertain', 0, { outcome: 'printed' }, 'printed'],
    ['uncertain', 0, { outcome: 'failed', nothing_printed: true }, 'failed'],
    ['uncertain', 0, { outcome: 'failed' }, 'known'],
    ['uncertain', 0, { outcome: 'uncertain' }, 'known'],
    ['printed', 0, { outcome: 'printed' }, 'known'],
    ['printed', 0, { outcome: 'failed' }, 'late'],
    ['failed', 0, { outcome: 'printed' }, 'late'],
    ['expired', 0, { outcome: 'printed' }, 'late'],
    ['pending', 0, { outcome: 'failed' }, 'late'],
  ] as const)('%s after %i refusals, %o: %s', (state, refusals, report, judgement) => {
    expect(judgeReport({ state, refusals }, report)).toBe(judgement)
  })
})
