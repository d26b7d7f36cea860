import type { FileStore } from '../gateways/files'
import type { Transcription } from '../gateways/transcription'
import type { WhatsAppGateway } from '../gateways/whatsapp'
import type { OpenModules } from '../licence'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/database/database'
import type { Log } from '../platform/log'

/** A company's WhatsApp account, ready to be asked. */
export interface ConnectedChannel {
  gateway: WhatsAppGateway
  channel: {
    id: string
    kind: 'evolution' | 'cloud'
    /** Until then the account may not write to new people. */
    blockedUntil: Date | null
    state: 'pairing' | 'connecting' | 'open' | 'closed' | 'refused'
  }
}

/** What sending works with. */
export interface SendingNeeds {
  db: Database
  clock: Clock
  log: Log
  files: FileStore
  /** Null or left out where nobody writes down voice notes. */
  transcription?: Transcription | null
  openModules: OpenModules
  /** Null when the company has no channel. */
  gatewayOf: (companyId: string) => Promise<ConnectedChannel | null>
  /** Tells the screens that the channel's row is another now; called last in the transaction. */
  channelChanged: (tx: Tx, companyId: string) => Promise<void>
}
