/** A charge as the shop's bank knows it. Money in cents, moments in ms since 1970 by the clock of this machine. */
export interface Charge {
  txid: string
  cents: number
  /** `open` also where its time is over: banks do not say that (bacen/pix-api 319, 577). */
  status: 'open' | 'paid' | 'removed'
  /** The BR Code that a customer pays; null where the bank gave neither it nor an address to make it of. */
  code: string | null
  expiresAt: number
  revision: number
  /** What was paid on it; more than one by a fault of banks. `readCharge` says it, and lists of most banks. */
  received: Received[]
}

/** Money that came in. `at` is the bank's own moment. */
export interface Received {
  endToEndId: string
  /** Null for money without a charge, or whose charge was lost on its way. */
  txid: string | null
  cents: number
  key: string | null
  at: number
  refunds: Refund[]
}

/** Money on its way back. `foreign`: not asked for by the shop, as after a fraud (MED). */
export interface Refund {
  id: string
  cents: number
  status: 'under-way' | 'returned' | 'failed'
  foreign: boolean
  reason: string | null
}

export interface NewCharge {
  /** Ours: 26 to 35 letters and digits, never used again. */
  txid: string
  cents: number
  seconds: number
  /** The shop's PIX key, as the bank carries it. */
  key: string
  /** What the payer reads, at most 140 characters. */
  words: string
}

/** A shop's account at a bank. Every call throws a `BankFailure`; each may be made again with the same ids. */
export interface PixBank {
  /** Makes a charge, or writes an open one of this txid anew. One that stands as wanted is answered as it is. */
  putCharge(charge: NewCharge): Promise<Charge>
  /** Null where the bank knows no such charge, which may be true for seconds after it was made. */
  readCharge(txid: string): Promise<Charge | null>
  /** Nobody can pay it any more. Answers how it stands, which may be paid. */
  removeCharge(txid: string): Promise<Charge>
  /** All charges that were made between two moments (ms, both included), in no order, each once; fails as `received`. */
  charges(from: number, until: number): AsyncGenerator<Charge, void, void>
  /**
   * All that came in between two moments (ms, both included), in no order, each once; fails after the last where some could
   * not be read.
   */
  received(from: number, until: number): AsyncGenerator<Received, void, void>
  /** Null where the bank knows no such money. */
  readReceived(endToEndId: string): Promise<Received | null>
  /** @param refund `id` is ours: 1 to 35 letters and digits, one for each refund */
  refund(refund: { endToEndId: string; id: string; cents: number }): Promise<Refund>
  /** Says where payments of a key are told. */
  setCallback(key: string, url: string): Promise<void>
}

/**
 * Why a bank did not do what was asked:
 * - `away`: it is away, slow or broken, or asks for patience; whether it acted is unknown.
 * - `denied`: the access is not good (secret, certificate, permission, contract): only a person helps.
 * - `refused`: it takes no such thing, and would not the next time.
 */
type BankFailureKind = 'away' | 'denied' | 'refused'

/** What every call of a bank throws. It holds no secret and no address, so it may be logged. */
export class BankFailure extends Error {
  override name = 'BankFailure'

  constructor(
    readonly kind: BankFailureKind,
    /** The bank's own words for a person, or ours in English for the log. */
    readonly words: string,
    /** How long the bank asked us to wait, null where it did not. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${kind}: ${words}`)
  }
}
