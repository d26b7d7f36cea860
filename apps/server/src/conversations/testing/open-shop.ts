import { openSendingServer, type SendingServer } from './sending-server'
import { startSendingShop, type SendingShop } from './sending-shop'

/** A shop whose calls are open and whose jobs are done at once. `stop` closes all of it. */
export interface OpenShop extends SendingShop {
  sending: SendingServer
  /** Connected again as it was in the beginning, before a gateway that behaves well. */
  recover(): void
}

/** Opens a shop on the real clock. */
export async function openShop(): Promise<OpenShop> {
  const shop = await startSendingShop(() => {})
  const sending = await openSendingServer(shop.server, shop.needs)
  const { connected, stop } = shop
  return Object.assign(shop, {
    sending,
    recover() {
      shop.standIn.behaveWell()
      shop.connected = connected
    },
    async stop() {
      await sending.stop()
      await stop()
    },
  })
}
