import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

export type Log = Logger

/**
 * Structured log without personal data: callers log ids, codes and durations. The redaction below is the
 * second net, for an object that slips in whole. Lines go to standard output unless a destination is given.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: ['password', 'token', 'code', 'email', 'phone', 'cnpj', 'authorization', 'cookie'].flatMap(
        (name) => [name, `*.${name}`],
      ),
      remove: true,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
