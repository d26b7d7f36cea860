/** A step of a trace, from its start to `end`. What is told of it names no person: routes, statements without values, ids. */
export interface Span {
  set(attributes: SpanAttributes): void
  /** It did not come to what was wanted; `reason` is a code or the name of an error, never its words. */
  fail(reason: string): void
  end(): void
  /** The step as others may go on from it: `traceparent` of W3C. */
  readonly traceparent: string
}

export type SpanAttributes = Readonly<Record<string, string | number>>
