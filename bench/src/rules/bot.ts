import { judge, practised, unseen, type ShopMessages, type Verdict } from '@balcao/domain/bot/testing/corpus'
import type { Result } from '../setup/result'

/**
 * What the bot makes of messages as customers write them: the half that its rules are practised on, and the half
 * that nobody looks at. Of the first, every message that is not understood exactly is printed; of the second, only counts.
 */
export function bot(): Promise<Result[]> {
  const read = verdicts(practised)
  for (const { shop, text, verdict } of read) {
    if (verdict.kind === 'exact') continue
    console.log(
      `${verdict.kind} · ${shop} · ${JSON.stringify(text)}\n   meant ${verdict.expected.join(' ; ')}\n   came  ${verdict.came.join(' ; ')}`,
    )
  }
  const counts = { practised: count(read), unseen: count(verdicts(unseen)) }
  console.table(counts)
  return Promise.resolve(
    (['unseen', 'practised'] as const).flatMap((half) => {
      const { all, exact, wrong, money } = counts[half]
      if (all === 0) return []
      const share = exact / all
      return [
        {
          what: `messages of the ${half} half understood exactly`,
          value: `${(share * 100).toFixed(1)} %`,
          goal: '≥ 95 %',
          pass: share >= 0.95,
          data: counts[half],
        },
        {
          what: `messages of the ${half} half understood wrongly, or for less money`,
          value: String(wrong + money),
          goal: '0',
          pass: wrong + money === 0,
        },
      ]
    }),
  )
}

function verdicts(shops: readonly ShopMessages[]) {
  return shops.flatMap(({ shop, messages }) =>
    messages.map((message) => ({ shop: shop.id, text: message.text, verdict: judge(shop, message) })),
  )
}

function count(all: readonly { verdict: Verdict }[]): Record<Verdict['kind'] | 'all', number> {
  const counts = { all: all.length, exact: 0, asked: 0, missed: 0, wrong: 0, money: 0 }
  for (const { verdict } of all) counts[verdict.kind] += 1
  return counts
}
