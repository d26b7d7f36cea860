import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { startBankTown, type BankTown, type CustomersOrder, type PixShop } from './bank-town'

interface TownInUse extends Omit<BankTown, 'stop'> {
  /** A shop whose account is connected. */
  connected(): Promise<PixShop>
  /** An order of it, with the bank's code that its customer sees. */
  asking(shop: PixShop): Promise<{ order: CustomersOrder; code: string }>
}

/**
 * A town for the tests of a file: its bank is good again after each, and in the end nothing went over the line that the
 * central bank has not published.
 */
export function openBankTown(options: Parameters<typeof startBankTown>[0] = {}): TownInUse {
  let town: BankTown
  beforeAll(async () => {
    town = await startBankTown(options)
  })
  afterEach(async () => {
    town.bank.behaveWell()
    await town.bank.idle()
  })
  afterAll(async () => {
    expect(await town.stop()).toEqual([])
  })
  return {
    get server() {
      return town.server
    },
    get bank() {
      return town.bank
    },
    givenShop: () => town.givenShop(),
    async connected() {
      const shop = await town.givenShop()
      const { status, text } = await shop.connect()
      expect([status, text]).toEqual([200, expect.any(String)])
      return shop
    },
    async asking(shop) {
      const order = await shop.orders()
      const { pix_copia_e_cola: code } = await order.until(({ pix_charge }) => pix_charge?.state === 'open')
      return { order, code: code! }
    },
  }
}
