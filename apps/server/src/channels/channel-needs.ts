import type { GatewayEvent } from '../gateways/whatsapp'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'

/** Where the gateways are. Evolution API is one server of the installation; the Cloud API is Meta's. */
export interface GatewaySettings {
  evolution: { url: string; apiKey: string } | undefined
  cloud: { url: string; version: string }
  /** Where gateways reach this server, without a slash at its end; asked late, because a port may be any. */
  callbackUrls: Record<'evolution' | 'cloud', () => string>
}

export interface ChannelNeeds {
  db: Database
  log: Log
  clock: Clock
  secrets: Secrets
  gatewaySettings: GatewaySettings
  /** Takes in what a gateway told of one company's messages. */
  receive: (companyId: string, events: readonly GatewayEvent[]) => Promise<void>
  /** Lets what waits to be sent go on. */
  wakeOutbox: (tx: Tx, companyId: string) => Promise<void>
}
