import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { afterKill } from './after-kill'
import { afterOutage } from './after-outage'
import { backup } from './backup'
import { bot } from './bot'
import { botWalk } from './bot-walk'
import { bookingPage } from './booking-page'
import { customersFirst } from './customers-first'
import { findChats } from './find-chats'
import { receiveWebhooks } from './receive-webhooks'
import { jsWeights } from './js-weights'
import { neighbourhoods } from './neighbourhoods'
import { manager } from './manager'
import { menuPage } from './menu-page'
import { messageToPaint } from './message-to-paint'
import { openConversation } from './open-conversation'
import { ordersPage } from './orders-page'
import { orderToPaint } from './order-to-paint'
import { printOnce } from './print-once'
import { refusedFlood } from './refused-flood'
import type { Result } from './result'
import { savePrice } from './save-price'
import { slotRace } from './slot-race'
import { slots } from './slots'
import { openStreams } from './streams'

const benches: Record<string, () => Promise<Result[]>> = {
  'after-kill': afterKill,
  'after-outage': afterOutage,
  backup,
  bot,
  'bot-walk': botWalk,
  'booking-page': bookingPage,
  'customers-first': customersFirst,
  'find-chats': findChats,
  'receive-webhooks': receiveWebhooks,
  'js-weights': jsWeights,
  manager,
  'menu-page': menuPage,
  'message-to-paint': messageToPaint,
  neighbourhoods,
  'open-conversation': openConversation,
  'orders-page': ordersPage,
  'order-to-paint': orderToPaint,
  'print-once': printOnce,
  'refused-flood': refusedFlood,
  'save-price': savePrice,
  'slot-race': slotRace,
  slots,
  streams: openStreams,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !benches[name])
if (unknown) {
  console.error(`No bench is called ${unknown}. There are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}

const folder = join(import.meta.dirname, '../results')
await mkdir(folder, { recursive: true })
let missed = 0
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const results = await bench()
  for (const result of results) {
    missed += result.pass ? 0 : 1
    console.log(`${result.pass ? '✓' : '✗'} ${result.what}: ${result.value} (goal ${result.goal})`)
  }
  const machine = { node: process.version, cores: cpus().length }
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ machine, results }, null, 2)}\n`)
}
process.exit(missed > 0 ? 1 : 0)
