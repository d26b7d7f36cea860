import { saidAnew } from '@balcao/domain/bot/testing/corpus/paraphrase'
import type { Result } from '../setup/result'

const DRAWS = 2500
const SEED = 20

/**
 * Messages put together by chance, of which the meaning is known: those of the practised half in other words, orders in
 * many registers, and changes of a cart in many ways.
 */
export function botAnew(): Promise<Result[]> {
  const played = saidAnew(DRAWS, SEED)
  console.table(played)
  return Promise.resolve(
    Object.entries(played).map(([way, data]) => {
      const share = data.exact / data.all
      return {
        what: `messages ${way} understood exactly`,
        value: `${(share * 100).toFixed(1)} %`,
        goal: '≥ 95 %',
        pass: share >= 0.95,
        data,
      }
    }),
  )
}
