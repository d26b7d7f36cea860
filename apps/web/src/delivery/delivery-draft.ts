import type { DeliverySettings, FeeGroup } from '@balcao/domain/delivery'
import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import { readWhole } from '@balcao/domain/text'

/** The delivery settings as they are being typed (DELIV-15). */
export interface DeliveryDraft {
  minutes: string
  baseFee: string
  groups: FeeGroup[]
}

const mostMinutes = 1440

export function draftOf({ tempo_entrega, taxa_entrega_cents, groups }: DeliverySettings): DeliveryDraft {
  return { minutes: String(tempo_entrega), baseFee: formatAmount(taxa_entrega_cents), groups }
}

/** What a draft says: nothing typed is 0 (DELIV-29, DELIV-30). */
export function settingsOf({ minutes, baseFee, groups }: DeliveryDraft): DeliverySettings {
  return {
    tempo_entrega: Math.min(mostMinutes, readWhole(minutes) ?? 0),
    taxa_entrega_cents: centsFromDigits(baseFee) ?? 0,
    groups,
  }
}
