/** What the licence page shows: of several things that hold, the first one of these. */
export type PageState = 'shown' | 'failed' | 'loading'

/** What was read stays in sight when a later reading fails; only where nothing was read, the failure takes its place (LIC-17). */
export function pageStateOf(known: { hasLicence: boolean; hasFailed: boolean }): PageState {
  if (known.hasLicence) return 'shown'
  return known.hasFailed ? 'failed' : 'loading'
}
