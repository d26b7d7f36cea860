/** What was found about one thing that an installation needs; `bad` keeps it from working. */
export interface Finding {
  about: string
  state: 'good' | 'doubtful' | 'bad'
  /** What is so, and where it is not good what to do, in one line without secrets. */
  says: string
}

export const good = (about: string, says: string): Finding => ({ about, state: 'good', says })
export const doubtful = (about: string, says: string): Finding => ({ about, state: 'doubtful', says })
export const bad = (about: string, says: string): Finding => ({ about, state: 'bad', says })

/** Why something failed, as the system names it. */
export function reasonOf(error: unknown): string {
  const { code, cause, message } = error as { code?: string; cause?: unknown; message?: string }
  return code ?? (cause === undefined ? (message ?? String(error)) : reasonOf(cause))
}

const signs = { good: '✓', doubtful: '!', bad: '✗' }

export const lineOf = ({ about, state, says }: Finding): string => `${signs[state]} ${about}: ${says}`
