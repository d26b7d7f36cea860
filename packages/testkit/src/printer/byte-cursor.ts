import { UnknownEscPosByte } from './esc-pos-command'

/** Thrown when a command goes on past the bytes that have arrived. */
export class NeedsMoreBytes extends Error {
  override readonly name = 'NeedsMoreBytes'
}

/** Reads one command, byte by byte. */
export class ByteCursor {
  readonly #bytes: Uint8Array
  readonly #base: number
  #at = 0

  /** @param base offset of the first byte in the whole stream, for error messages. */
  constructor(bytes: Uint8Array, base: number) {
    this.#bytes = bytes
    this.#base = base
  }

  get taken(): number {
    return this.#at
  }

  take(): number {
    const byte = this.#bytes[this.#at]
    if (byte === undefined) throw new NeedsMoreBytes()
    this.#at += 1
    return byte
  }

  takeMany(count: number): Uint8Array {
    if (this.#at + count > this.#bytes.length) throw new NeedsMoreBytes()
    this.#at += count
    return this.#bytes.subarray(this.#at - count, this.#at)
  }

  /** Two bytes, low one first. */
  takeNumber(): number {
    return this.take() + this.take() * 256
  }

  /** A byte that selects one of these, given as a number or as the digit's character ('0' and up). */
  takeChoice<T>(choices: readonly T[], where: string): T {
    const byte = this.take()
    const choice = choices[byte >= 0x30 ? byte - 0x30 : byte]
    return choice === undefined ? this.refuse(where) : choice
  }

  /** The byte taken last is not one the printer knows. */
  refuse(where: string): never {
    throw new UnknownEscPosByte(this.#bytes[this.#at - 1] ?? 0, this.#base + this.#at - 1, where)
  }
}
