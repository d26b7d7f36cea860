/** Remembers answers for a while, at most `most` of them; the one that was used longest ago makes room. */
export class AnswerCache<T> {
  readonly #answers = new Map<string, { answer: T; until: number }>()

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  get(key: string): T | undefined {
    const entry = this.#answers.get(key)
    if (!entry) return undefined
    this.#answers.delete(key)
    if (entry.until <= this.now()) return undefined
    this.#answers.set(key, entry)
    return entry.answer
  }

  set(key: string, answer: T, lifeMs: number): void {
    this.#answers.delete(key)
    this.#answers.set(key, { answer, until: this.now() + lifeMs })
    if (this.#answers.size > this.most) this.#answers.delete(this.#answers.keys().next().value!)
  }

  get size(): number {
    return this.#answers.size
  }
}
