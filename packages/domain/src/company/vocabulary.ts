/** What kind of business a company runs (spec section 1). */
export const niches = ['digital', 'clinica', 'tattoo', 'delivery', 'oficina'] as const
export type Niche = (typeof niches)[number]
