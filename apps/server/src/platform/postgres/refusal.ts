export type RefusalCode =
  | 'already-running'
  | 'no-binaries'
  | 'major-mismatch'
  | 'data-unreachable'
  | 'data-missing'
  | 'data-elsewhere'
  | 'data-owner'
  | 'data-damaged'
  | 'no-user'
  | 'init-failed'
  | 'start-failed'

/** Why the embedded database will not start. `message` is one or two sentences for the person who starts it. */
export class PostgresStartRefused extends Error {
  override readonly name = 'PostgresStartRefused'

  constructor(
    readonly code: RefusalCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
