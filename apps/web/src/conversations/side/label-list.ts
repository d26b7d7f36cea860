import type { ChatLabel } from '@balcao/contract/conversations'

export const labelColours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'] as const
type LabelColour = (typeof labelColours)[number]

/** A label as it is edited. */
export interface LabelDraft {
  id: string
  name: string
  colour: LabelColour
}

export const MOST_LABELS = 40

/** Labels to edit; a colour that is not known here reads as grey. */
export function labelDrafts(labels: readonly ChatLabel[]): LabelDraft[] {
  return labels.map(({ id, name, colour }) => ({
    id,
    name,
    colour: labelColours.find((each) => each === colour) ?? 'grey',
  }))
}

/** A new label, in the first colour that is least used. */
export function withNewLabel(labels: readonly LabelDraft[], id: string): LabelDraft[] {
  const uses = (colour: LabelColour) => labels.filter((label) => label.colour === colour).length
  const colour = labelColours.reduce((best, each) => (uses(each) < uses(best) ? each : best))
  return [...labels, { id, name: '', colour }]
}

/** Why labels cannot be saved: one has no name, or two have the same, whatever case and blanks. Null when they can. */
export function labelsProblem(labels: readonly LabelDraft[]): 'missing' | 'twice' | null {
  const names = labels.map(({ name }) => name.trim().toLocaleLowerCase('pt-BR'))
  if (names.includes('')) return 'missing'
  return new Set(names).size < names.length ? 'twice' : null
}

/** The labels of a conversation after one of them was pressed, in the company's order. */
export function toggled(carried: readonly string[], id: string, all: readonly ChatLabel[]): string[] {
  const next = new Set(carried)
  if (!next.delete(id)) next.add(id)
  return all.map((label) => label.id).filter((each) => next.has(each))
}
