import type { Transcription } from '../../gateways/transcription'
import type { OpenModules } from '../../licence'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/database/database'

/** What receiving and reading work with. */
export interface ReceivingNeeds {
  db: Database
  clock: Clock
  openModules: OpenModules
  /** Null or left out where nobody writes down voice notes. */
  transcription?: Pick<Transcription, 'patienceMs'> | null
  /** How long the bot waits after a message for the next one, in milliseconds; `BURST_DEBOUNCE_MILLISECONDS` if left out. */
  botAfterMs?: number
  /** Tells the screens that the channel's row is another now; called last in the transaction. */
  channelChanged?: (tx: Tx, companyId: string) => Promise<void>
}
