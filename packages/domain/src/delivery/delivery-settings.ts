import { toCents } from '../money'
import { FeeShapeError, readFee, readFeeGroups, type FeeGroup } from './fee-groups'

/**
 * Average minutes until a delivery arrives, base fee in cents, the fee groups, and in cents of the items the least that is
 * delivered and from when on it is free; 0 where there is no such rule.
 */
export interface DeliverySettings {
  tempo_entrega: number
  taxa_entrega_cents: number
  pedido_minimo_cents: number
  entrega_gratis_cents: number
  groups: FeeGroup[]
}

const MAX_MINUTES = 1440

/**
 * Delivery settings of a company record: whole minutes and reais, as numbers or texts; what is not filled is 0
 * (DELIV-29, DELIV-30). @throws FeeShapeError with the path of what is neither.
 */
export function readDelivery(record: Record<string, unknown>): DeliverySettings {
  return {
    tempo_entrega: readMinutes(record.tempo_entrega),
    taxa_entrega_cents: readReais(record, 'taxa_entrega'),
    pedido_minimo_cents: readReais(record, 'pedido_minimo'),
    entrega_gratis_cents: readReais(record, 'entrega_gratis'),
    groups: readFeeGroups(record.bairros_taxas),
  }
}

/** The settings that differ; groups and names count in their order. */
export function changedDelivery(
  before: DeliverySettings,
  after: DeliverySettings,
): Partial<DeliverySettings> {
  return {
    ...(before.tempo_entrega !== after.tempo_entrega && { tempo_entrega: after.tempo_entrega }),
    ...(before.taxa_entrega_cents !== after.taxa_entrega_cents && {
      taxa_entrega_cents: after.taxa_entrega_cents,
    }),
    ...(before.pedido_minimo_cents !== after.pedido_minimo_cents && {
      pedido_minimo_cents: after.pedido_minimo_cents,
    }),
    ...(before.entrega_gratis_cents !== after.entrega_gratis_cents && {
      entrega_gratis_cents: after.entrega_gratis_cents,
    }),
    ...(!sameGroups(before.groups, after.groups) && { groups: after.groups }),
  }
}

function readMinutes(value: unknown): number {
  if (isEmpty(value)) return 0
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  if (!/^\d{1,4}$/.test(text) || Number(text) > MAX_MINUTES) throw new FeeShapeError('tempo_entrega')
  return Number(text)
}

function readReais(record: Record<string, unknown>, name: string): number {
  const value = record[name]
  if (isEmpty(value)) return 0
  const cents = typeof value === 'string' ? readFee(value) : typeof value === 'number' ? centsOf(value) : null
  if (cents === null) throw new FeeShapeError(name)
  return cents
}

function centsOf(reais: number): number | null {
  try {
    return toCents(reais)
  } catch {
    return null
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function sameGroups(one: readonly FeeGroup[], other: readonly FeeGroup[]): boolean {
  const flat = (groups: readonly FeeGroup[]) =>
    JSON.stringify(groups.map(({ centavos, bairros }) => [centavos, bairros]))
  return flat(one) === flat(other)
}
