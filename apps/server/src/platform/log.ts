import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

export type Log = Logger

/**
 * Structured log without personal data: callers log ids, codes and durations. The redaction below is the
 * second net, for an object that slips in whole. Lines go to standard output unless a destination is given.
 *
 * Not by pino's own way to standard output: when that cannot be written (a full disk) it ends the process, and waits
 * for ever at a line of level `fatal`. Here the line is lost and the next one may find room.
 */
export function createLog(level: string, destination = standardOutput()): Log {
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
  return pino(options, destination)
}

let isListening = false

function standardOutput(): DestinationStream {
  if (!isListening) process.stdout.on('error', () => {})
  isListening = true
  return { write: (line) => void process.stdout.write(line) }
}
