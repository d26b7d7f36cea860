import type { Asked } from '../scan'

/** Messages to one shop of the practised corpus. */
export interface Rows {
  /** What a message says beside products, in the notation of the corpus, and what was asked before. */
  said: readonly (readonly [text: string, told: string, asked?: Asked])[]
  /** Products, questions and greetings, which say nothing of how an order is had and paid. */
  nothing: readonly (readonly [text: string, asked?: Asked])[]
}
