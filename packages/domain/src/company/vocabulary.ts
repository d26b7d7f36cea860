/** What kind of business a company runs (PROD-12). */
export const niches = ['digital', 'clinica', 'tattoo', 'delivery', 'oficina'] as const
export type Niche = (typeof niches)[number]

/** Weekdays as operating-hours rows spell them, Monday first (COMP-18). */
export const weekdays = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const
export type Weekday = (typeof weekdays)[number]
