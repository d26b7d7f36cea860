/** What a visit is called: its services in their order. */
export const visitName = (names: readonly string[]): string => names.join(' + ')
