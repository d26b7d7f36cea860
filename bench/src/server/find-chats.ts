import { fillChats } from '../setup/fill-chats'
import { startBench, type Bench, type Company } from '../setup/product'
import { percentile, type Result } from '../setup/result'

const warmUp = 30
const measured = 200

/** The list of conversations and its search, where a shop has 5,000 of them and half a million messages. */
export async function findChats(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    await bench.givenAccount(company)
    await fillChats(bench, company, { chats: 5000, messages: 500_000 })
    const results: Result[] = []
    for (const [what, bodies] of Object.entries(lists))
      results.push(await measure(bench, company, what, bodies))
    return results
  } finally {
    await bench.stop()
  }
}

const lists: Record<string, readonly object[]> = {
  'the list': [{}],
  'the unread ones': [{ show: 'unread' }],
  'a name': [{ query: 'conceicao' }, { query: 'gonçalves 4' }, { query: 'João Lima' }],
  'a word of the last message': [{ query: 'açaí' }, { query: 'adrianopolis' }],
  'a word that nobody said': [{ query: 'xyzw' }],
  'a part of a phone': [{ query: '7000' }, { query: '97000-12' }, { query: '(92) 9 7000' }],
}

async function measure(
  bench: Bench,
  company: Company,
  what: string,
  bodies: readonly object[],
): Promise<Result> {
  const times: number[] = []
  for (let n = 0; n < warmUp + measured; n++) {
    const body = JSON.stringify({ instance: company.id, limit: 50, ...bodies[n % bodies.length] })
    const begun = performance.now()
    const response = await fetch(`${bench.url}/chat/find-chats`, {
      method: 'POST',
      headers: { cookie: company.cookie, 'content-type': 'application/json' },
      body,
    })
    const found = (await response.json()) as unknown[]
    if (!response.ok) throw new Error(`find-chats: ${response.status}`)
    if (found.length === 0 && !what.includes('nobody')) throw new Error(`${body} finds nobody`)
    if (n >= warmUp) times.push(performance.now() - begun)
  }
  const p95 = percentile(times, 0.95)
  return {
    what: `find-chats among 5,000 chats and 500,000 messages, ${what}, p95`,
    value: `${p95.toFixed(1)} ms`,
    goal: '≤ 80 ms',
    pass: p95 <= 80,
    data: { p50: percentile(times, 0.5) },
  }
}
