import type { DeliverySettings, FeeGroup } from '@balcao/domain/delivery'
import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import { readWhole } from '@balcao/domain/text'

/** The delivery settings as they are being typed (DELIV-15). */
export interface DeliveryDraft {
  minutes: string
  baseFee: string
  minimum: string
  freeFrom: string
  groups: FeeGroup[]
}

const mostMinutes = 1440

export function draftOf(settings: DeliverySettings): DeliveryDraft {
  return {
    minutes: String(settings.tempo_entrega),
    baseFee: formatAmount(settings.taxa_entrega_cents),
    minimum: ruleText(settings.pedido_minimo_cents),
    freeFrom: ruleText(settings.entrega_gratis_cents),
    groups: settings.groups,
  }
}

/** What a draft says: nothing typed is 0 (DELIV-29, DELIV-30). */
export function settingsOf({ minutes, baseFee, minimum, freeFrom, groups }: DeliveryDraft): DeliverySettings {
  return {
    tempo_entrega: Math.min(mostMinutes, readWhole(minutes) ?? 0),
    taxa_entrega_cents: centsFromDigits(baseFee) ?? 0,
    pedido_minimo_cents: centsFromDigits(minimum) ?? 0,
    entrega_gratis_cents: centsFromDigits(freeFrom) ?? 0,
    groups,
  }
}

/** A rule that is not set leaves its field empty. */
function ruleText(cents: number): string {
  return cents === 0 ? '' : formatAmount(cents)
}
