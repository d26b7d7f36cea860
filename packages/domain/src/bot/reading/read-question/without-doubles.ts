import type { Question } from '../question'

/** Each question once: items that the same is asked of together, a place rather than none. */
export function withoutDoubles(questions: readonly Question[]): Question[] {
  const kept: Question[] = []
  for (const question of questions) {
    const place = kept.findIndex((one) => isAlike(one, question))
    const before = kept[place]
    if (!before) kept.push(question)
    else if ('itemIds' in before && 'itemIds' in question)
      kept[place] = { ...before, itemIds: [...new Set([...before.itemIds, ...question.itemIds])] }
    else if (before.kind === 'delivery' && before.place === null) kept[place] = question
    else if (before.kind === 'payment' && before.way === undefined) kept[place] = question
  }
  return kept
}

function isAlike(one: Question, other: Question): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'allergen' && other.kind === 'allergen')
    return one.word.toLowerCase() === other.word.toLowerCase()
  if (one.kind === 'not-sold' && other.kind === 'not-sold')
    return one.word.toLowerCase() === other.word.toLowerCase()
  if (one.kind === 'delivery' && other.kind === 'delivery')
    return one.place === other.place || one.place === null || other.place === null
  return true
}
