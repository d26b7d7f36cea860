import type { AuditEntry } from '@balcao/contract/operator'
import type { Translate } from '../../i18n/language'
import { operatorAudit } from '../../i18n/locales/pt/operator-audit'

type Words = Translate<typeof operatorAudit>

/** An act in plain words; one that has none here is shown as it is kept. */
export function actWords(t: Words, act: string): string {
  const key = `act_${act}`
  return isKey(key) ? t(key) : act
}

/** Who did it: an operator by name, others by what they are. */
export function actorWords(
  t: Words,
  { actor_kind: kind, actor }: Pick<AuditEntry, 'actor_kind' | 'actor'>,
): string {
  if (kind !== 'operator') return t(`actor_${kind}`)
  if (actor?.startsWith('cli:')) return t('actor_cli', { name: actor.slice('cli:'.length) })
  return actor ?? t('actor_operator')
}

/** Details that a person understands, 'name: value'; ids and whole records stay out. */
export function detailWords(t: Words, detail: AuditEntry['detail']): string[] {
  return shownDetails.flatMap((name) => {
    const value = detail[name]
    const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number'
    return isShown ? [`${t(`detail_${name}`)}: ${value}`] : []
  })
}

const shownDetails = [
  'user',
  'reason',
  'plan',
  'term',
  'trial_days',
  'days',
  'end',
  'kind',
  'instance',
  'name',
  'role',
] as const

function isKey(key: string): key is Extract<keyof typeof operatorAudit, `act_${string}`> {
  return Object.hasOwn(operatorAudit, key)
}
