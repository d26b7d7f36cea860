import type { DeliveryFields, ImageAction } from '@balcao/contract/company'
import type { PostalCodes } from '../gateways/postal-code'
import type { OpenModules } from '../licence'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'

/** What the company's calls work with. Delivery, pictures and Google stand on the company record, so they are handed in. */
export interface CompanyParts {
  db: Database
  clock: Clock
  postalCodes: PostalCodes
  openModules: OpenModules
  saveDelivery(
    db: Database,
    companyId: string,
    save: { settings: DeliveryFields; seen: number | undefined },
  ): Promise<{ versao: number }>
  storeGoogleTokens(
    companyId: string,
    tokens: { accessToken: string; refreshToken?: string | undefined },
  ): Promise<void>
  changeMenuImage(companyId: string, action: ImageAction): Promise<void>
}
