/** A card of the manager's overview: a figure of the contract's `kpi`, its unit, which way is welcome. */
export interface KpiDefinition {
  key: 'revenue_cents' | 'orders' | 'new_customers' | 'preparation_minutes'
  unit: 'cents' | 'count' | 'minutes'
  better: 'higher' | 'lower'
}

/** The four cards in their order (MGR-02). */
export const kpis: readonly KpiDefinition[] = [
  { key: 'revenue_cents', unit: 'cents', better: 'higher' },
  { key: 'orders', unit: 'count', better: 'higher' },
  { key: 'new_customers', unit: 'count', better: 'higher' },
  { key: 'preparation_minutes', unit: 'minutes', better: 'lower' },
]
