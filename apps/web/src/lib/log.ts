/** Failures that the spec wants logged and not shown (SESS-18). Never pass personal data. */
export function logFailure(what: string, error: unknown) {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.error(`[balcao] ${what}`, error)
}
