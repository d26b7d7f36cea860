/** What the licence page shows: of several things that hold, the first one of these. */
export type PageState = 'noCnpj' | 'shown' | 'failed' | 'loading'

/**
 * A session without a CNPJ has no licence to read (LIC-18). What was read stays in sight when a later reading fails; only
 * where nothing was read, the failure takes its place (LIC-17).
 */
export function pageStateOf(known: { cnpj: string; hasLicence: boolean; hasFailed: boolean }): PageState {
  if (known.cnpj === '') return 'noCnpj'
  if (known.hasLicence) return 'shown'
  return known.hasFailed ? 'failed' : 'loading'
}
