import type { PackageKind } from '@balcao/contract/scheduling'
import { newId } from '../../../lib/new-id'

/** What is wrong with a kind of package. */
export type KindProblem = 'blank' | 'double' | 'noService' | 'badSessions' | 'badDays'

export const newKind = (): PackageKind => ({
  id: newId(),
  name: '',
  service_ids: [],
  sessions: 10,
  price_cents: 0,
  valid_days: null,
  by_itself: false,
  no_show_spends: true,
  active: true,
})

/** What keeps kinds from being saved, by id. */
export function kindProblems(kinds: readonly PackageKind[]): Map<string, KindProblem> {
  const seen = new Set<string>()
  return new Map(
    kinds.flatMap((kind): [string, KindProblem][] => {
      const plain = kind.name.trim().toLocaleLowerCase('pt')
      const isDouble = seen.has(plain)
      seen.add(plain)
      const problem = plain === '' ? 'blank' : isDouble ? 'double' : limitsOf(kind)
      return problem ? [[kind.id, problem]] : []
    }),
  )
}

function limitsOf({ service_ids, sessions, valid_days }: PackageKind): KindProblem | undefined {
  if (service_ids.length === 0) return 'noService'
  if (!isWithin(sessions, 200)) return 'badSessions'
  return valid_days === null || isWithin(valid_days, 3650) ? undefined : 'badDays'
}

const isWithin = (count: number, most: number) => Number.isInteger(count) && count >= 1 && count <= most

/** Kinds as they are saved. */
export const tidyKinds = (kinds: readonly PackageKind[]): PackageKind[] =>
  kinds.map((kind) => ({ ...kind, name: kind.name.trim() }))
