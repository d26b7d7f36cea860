/** What a visit is called: its services in their order. */
export const visitName = (names: readonly string[]): string => names.join(' + ')

/** A service as it is told where several people come to it together: 'Pilates (2 lugares)'. */
export const withPeople = (service: string, people: number): string =>
  people > 1 ? `${service} (${people} lugares)` : service
