import type { Page } from '@playwright/test'
import { openBrowser, signIn } from '../setup/browser'
import { fillChats, longChat } from '../setup/fill-chats'
import { startBench, type Bench, type Company } from '../setup/product'
import { percentile, type Result } from '../setup/result'
import { watchPaint } from '../setup/watch-paint'

const messages = 10_000
const rounds = 20
const pagesBack = 20

/** A conversation of 10,000 messages: what the server answers, and a press on its row until its end is painted. */
export async function openConversation(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const company = await bench.givenCompany('11222333000181')
    await bench.givenAccount(company)
    await fillChats(bench, company, { chats: 2000, messages: 100_000, long: messages })
    const answered = await timesOfServer(bench, company)
    const p95 = percentile(answered, 0.95)
    const page = await browser.newPage()
    await signIn(page, bench.url, company)
    const { times, nodes } = await timesOfScreen(page, bench.url)
    const opened = percentile(times, 0.95)
    const most = Math.max(nodes, await nodesFarBack(page))
    return [
      {
        what: `find-messages of a conversation of ${messages}, p95`,
        value: `${p95.toFixed(1)} ms`,
        goal: '≤ 80 ms',
        pass: p95 <= 80,
        data: { p50: percentile(answered, 0.5) },
      },
      {
        what: `conversation of ${messages} messages pressed → painted, p95`,
        value: `${opened} ms`,
        goal: '≤ 300 ms',
        pass: opened <= 300,
        data: { p50: percentile(times, 0.5), times },
      },
      {
        what: `elements of the page, also ${pagesBack} pages back`,
        value: String(most),
        goal: '≤ 1500',
        pass: most <= 1500,
      },
    ]
  } finally {
    await browser.close()
    await bench.stop()
  }
}

/** The newest page, older pages in turn, and the place of one message in the middle. */
async function timesOfServer(bench: Bench, company: Company): Promise<number[]> {
  type Row = { timestamp: string; seq: number; waMessageId: string }
  const ask = async (query: object): Promise<Row[]> => {
    const response = await fetch(`${bench.url}/chat/find-messages`, {
      method: 'POST',
      headers: { cookie: company.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ instance: company.id, remoteJid: longChat.phone, limit: 50, ...query }),
    })
    const rows = (await response.json()) as Row[]
    if (!response.ok || rows.length !== 50)
      throw new Error(`find-messages: ${response.status} ${rows.length}`)
    return rows
  }
  const times: number[] = []
  let oldest = (await ask({}))[0]!
  for (let n = 0; n < 150; n++) {
    const before = { timestamp: oldest.timestamp, seq: oldest.seq }
    for (const query of [{}, { before }, { around: oldest.waMessageId }]) {
      const begun = performance.now()
      const rows = await ask(query)
      if (n >= 20) times.push(performance.now() - begun)
      if ('before' in query) oldest = rows[0]!
    }
  }
  return times
}

async function timesOfScreen(page: Page, url: string): Promise<{ times: number[]; nodes: number }> {
  const times: number[] = []
  let nodes = 0
  for (let round = 0; round < rounds + 2; round++) {
    await page.goto(`${url}/dashboard/conversations`)
    await page.locator('[data-chat]', { hasText: longChat.title }).waitFor()
    await page.evaluate(watchPaint, '[data-message]')
    const [took, elements] = await page.evaluate(async (title) => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-chat]')]
      // The last of the messages is numbered by how many there are.
      const painted = window.paintedAt(' 10000')
      const begun = Date.now()
      rows.find((row) => row.textContent?.includes(title))!.click()
      return [(await painted) - begun, document.querySelectorAll('*').length]
    }, longChat.title)
    if (round >= 2) times.push(took!)
    nodes = Math.max(nodes, elements!)
  }
  return { times, nodes }
}

/** The most elements while somebody scrolls back, page by page. */
async function nodesFarBack(page: Page): Promise<number> {
  let most = 0
  for (let turn = 0; turn < pagesBack; turn++) {
    const nodes = await page.evaluate(async () => {
      const list = document.querySelector('[data-message]')!.closest('[role="region"]')!
      const height = list.scrollHeight
      list.scrollTop = 0
      const until = performance.now() + 10_000
      while (list.scrollHeight <= height && performance.now() < until)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return list.scrollHeight > height ? document.querySelectorAll('*').length : 0
    })
    if (nodes === 0) throw new Error('no older messages came')
    most = Math.max(most, nodes)
  }
  return most
}
