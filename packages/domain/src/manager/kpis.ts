/** A card of the manager's overview: a figure of the contract's `kpi`, its unit, which way is welcome. */
export interface KpiDefinition {
  key: 'revenue_cents' | 'orders' | 'new_customers' | 'preparation_minutes'
  unit: 'cents' | 'count' | 'minutes'
  better: 'higher' | 'lower'
  /** Keys of the card's title and of the sentence that defines the figure, within the feature's texts. */
  title: string
  definition: string
}

/** The four cards in their order (MGR-02). */
export const kpis: readonly KpiDefinition[] = [
  card('revenue_cents', 'cents', 'higher', 'revenue'),
  card('orders', 'count', 'higher', 'orders'),
  card('new_customers', 'count', 'higher', 'newCustomers'),
  card('preparation_minutes', 'minutes', 'lower', 'averageTime'),
]

function card(
  key: KpiDefinition['key'],
  unit: KpiDefinition['unit'],
  better: KpiDefinition['better'],
  name: string,
): KpiDefinition {
  return { key, unit, better, title: `kpi.${name}`, definition: `kpi.${name}Definition` }
}
