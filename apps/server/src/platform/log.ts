import { pino, type Logger } from 'pino'

export type Log = Logger

/**
 * Structured log without personal data: callers log ids, codes and durations. The redaction below is the
 * second net, for an object that slips in whole.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['password', 'token', 'code', 'email', 'phone', 'cnpj', 'authorization', 'cookie'].flatMap(
        (name) => [name, `*.${name}`],
      ),
      remove: true,
    },
  })
}
