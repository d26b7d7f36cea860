import { nameKey, tidyGroups, tidyName, type FeeGroup } from './fee-groups'

export type FeeErrorCode = 'fee_invalid' | 'no_neighbourhood' | 'fee_taken' | 'name_missing' | 'group_missing'

/** An edit of the fee groups that cannot be made. */
export class FeeError extends Error {
  override name = 'FeeError'
  constructor(readonly code: FeeErrorCode) {
    super(code)
  }
}

const MAX_CENTS = 99_999_999

/**
 * Adds a fee with its neighbourhoods, blank ones left out. @throws FeeError `fee_invalid` unless it is more than 0
 * (DELIV-18), `no_neighbourhood` (DELIV-19), `fee_taken` (DELIV-20, DELIV-26).
 */
export function addFee(
  groups: readonly FeeGroup[],
  centavos: number | null,
  bairros: readonly string[],
): FeeGroup[] {
  if (centavos === null || !isFee(centavos)) throw new FeeError('fee_invalid')
  if (bairros.every((name) => tidyName(name) === '')) throw new FeeError('no_neighbourhood')
  if (groups.some((group) => group.centavos === centavos)) throw new FeeError('fee_taken')
  return tidyGroups([...groups, { centavos, bairros: [...bairros] }])
}

/**
 * Changes a fee. Nothing changes unless the new one is a different number above 0 (DELIV-23).
 * @throws FeeError `fee_taken` when another group has it.
 */
export function renameFee(groups: readonly FeeGroup[], from: number, to: number | null): FeeGroup[] {
  if (to === null || !isFee(to) || to === from || !groups.some(({ centavos }) => centavos === from)) {
    return [...groups]
  }
  if (groups.some(({ centavos }) => centavos === to)) throw new FeeError('fee_taken')
  return tidyGroups(groups.map((group) => (group.centavos === from ? { ...group, centavos: to } : group)))
}

/** Removes a fee with all its neighbourhoods. */
export function removeFee(groups: readonly FeeGroup[], centavos: number): FeeGroup[] {
  return groups.filter((group) => group.centavos !== centavos)
}

/**
 * Adds a neighbourhood to a fee; one that is there already stays as it is. @throws FeeError `name_missing` or
 * `group_missing` (DELIV-27).
 */
export function addNeighbourhood(
  groups: readonly FeeGroup[],
  centavos: number | null,
  name: string,
): FeeGroup[] {
  if (tidyName(name) === '') throw new FeeError('name_missing')
  if (!groups.some((group) => group.centavos === centavos)) throw new FeeError('group_missing')
  return changeGroup(groups, centavos, (bairros) => [...bairros, name])
}

/** Renames a neighbourhood in its place. An empty name (DELIV-24), or one that its group has already, changes nothing. */
export function renameNeighbourhood(
  groups: readonly FeeGroup[],
  centavos: number,
  from: string,
  to: string,
): FeeGroup[] {
  if (tidyName(to) === '') return [...groups]
  return changeGroup(groups, centavos, (bairros) => {
    const taken = bairros.some((name) => name !== from && nameKey(name) === nameKey(to))
    return taken ? bairros : bairros.map((name) => (name === from ? to : name))
  })
}

/** Removes a neighbourhood; with the last one its group goes (DELIV-28). */
export function removeNeighbourhood(groups: readonly FeeGroup[], centavos: number, name: string): FeeGroup[] {
  return changeGroup(groups, centavos, (bairros) => bairros.filter((other) => other !== name))
}

function changeGroup(
  groups: readonly FeeGroup[],
  centavos: number | null,
  change: (bairros: string[]) => string[],
): FeeGroup[] {
  return tidyGroups(
    groups.map((group) =>
      group.centavos === centavos ? { ...group, bairros: change(group.bairros) } : group,
    ),
  )
}

function isFee(centavos: number): boolean {
  return Number.isInteger(centavos) && centavos > 0 && centavos <= MAX_CENTS
}
