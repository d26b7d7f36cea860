/** The catalogue's name among the queries. */
export const catalogueKey = ['catalogue'] as const
