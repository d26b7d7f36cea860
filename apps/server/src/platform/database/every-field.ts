/**
 * Stands behind a statement or a mapping that must know every field of a type: what is left of it once each was taken out
 * is nothing. A field that is added to the type does not compile until it is taken out too.
 */
export function expectNoOtherField(_rest: Record<string, never>): void {}
