/** How long a deletion can be undone. */
export const undoDeleteMinutes = 10

/** Until when what was deleted at an instant can be brought back. */
export function undoUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + undoDeleteMinutes * 60_000)
}
