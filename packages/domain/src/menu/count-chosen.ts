import type { ChosenOption } from './model'

/** How many of a group's options are chosen. */
export function countChosen(options: readonly ChosenOption[], groupId: string): number {
  return options.reduce((sum, { group_id, count }) => (group_id === groupId ? sum + count : sum), 0)
}
