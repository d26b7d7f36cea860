import type { DeliveryFields, ImageAction } from '@balcao/contract/company'
import type { PostalCodes } from '../gateways/postal-code'
import type { OpenModules } from '../licence'
import type { Sessions } from '../auth'
import type { Clock } from '../platform/clock'
import type { HoursRow } from '@balcao/domain/hours'
import type { Database, Tx } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import type { Secrets } from '../platform/secrets/secrets'
import type { LeftOver } from './left-outside'

/** What the company's calls work with. Delivery, pictures and Google stand on the company record, so they are handed in. */
export interface CompanyNeeds {
  db: Database
  clock: Clock
  secrets: Secrets
  sessions: Sessions
  postalCodes: PostalCodes
  openModules: OpenModules
  saveDelivery(
    db: Database,
    companyId: string,
    save: { settings: DeliveryFields; seen: number | undefined },
  ): Promise<{ versao: number }>
  storeGoogleTokens(
    caller: Caller,
    tokens: { accessToken: string; refreshToken?: string | undefined },
  ): Promise<void>
  /** Looks at the appointments and orders that new hours leave outside. @throws Problem HOURS_LEAVE_APPOINTMENTS */
  changeHours(
    tx: Tx,
    companyId: string,
    change: { before: HoursRow[]; after: HoursRow[]; over: LeftOver },
  ): Promise<void>
  /** How many open orders are wanted from now until then. */
  countOrdersUntil(tx: Tx, companyId: string, until: Date): Promise<number>
  changeMenuImage(companyId: string, action: ImageAction): Promise<void>
}
