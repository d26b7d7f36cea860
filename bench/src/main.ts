import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { afterKill } from './server/after-kill'
import { afterOutage } from './server/after-outage'
import { announce } from './server/announce'
import { backup } from './server/backup'
import { bot } from './rules/bot'
import { botAnew } from './rules/bot-anew'
import { bookingPage } from './screens/booking-page'
import { customersAfterImport } from './server/customers-after-import'
import { customersFirst } from './screens/customers-first'
import { findChats } from './server/find-chats'
import { findOrders } from './server/find-orders'
import { receiveWebhooks } from './server/receive-webhooks'
import { jsWeights } from './screens/js-weights'
import { neighbourhoods } from './rules/neighbourhoods'
import { manager } from './server/manager'
import { menuPage } from './screens/menu-page'
import { messageToPaint } from './screens/message-to-paint'
import { openConversation } from './screens/open-conversation'
import { ordersPage } from './server/orders-page'
import { ordersScreen } from './screens/orders-screen'
import { orderToPaint } from './screens/order-to-paint'
import { pixCharges } from './server/pix-charges'
import { placeOrders } from './server/place-orders'
import { printOnce } from './screens/print-once'
import { publicMenu } from './server/public-menu'
import { refusedFlood } from './server/refused-flood'
import type { Result } from './setup/result'
import { savePrice } from './server/save-price'
import { signInPage } from './screens/sign-in-page'
import { slotRace } from './rules/slot-race'
import { slots } from './rules/slots'
import { soak } from './soak/soak'
import { slotsOfPeople } from './rules/slots-of-people'
import { openStreams } from './server/streams'

const benches: Record<string, () => Promise<Result[]>> = {
  'after-kill': afterKill,
  'after-outage': afterOutage,
  announce,
  backup,
  bot,
  'bot-anew': botAnew,
  'booking-page': bookingPage,
  'customers-after-import': customersAfterImport,
  'customers-first': customersFirst,
  'find-chats': findChats,
  'find-orders': findOrders,
  'receive-webhooks': receiveWebhooks,
  'js-weights': jsWeights,
  manager,
  'menu-page': menuPage,
  'message-to-paint': messageToPaint,
  neighbourhoods,
  'open-conversation': openConversation,
  'orders-page': ordersPage,
  'orders-screen': ordersScreen,
  'order-to-paint': orderToPaint,
  'pix-charges': pixCharges,
  'place-orders': placeOrders,
  'print-once': printOnce,
  'public-menu': publicMenu,
  'refused-flood': refusedFlood,
  'save-price': savePrice,
  'sign-in-page': signInPage,
  'slot-race': slotRace,
  slots,
  'slots-of-people': slotsOfPeople,
  soak,
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
