import type { AuditEntry } from '@balcao/contract/operator'
import { moduleFlags } from '@balcao/domain/licence'
import type { Translate } from '../../i18n/language'
import { operatorAudit } from '../../i18n/locales/pt/operator/operator-audit'
import { dayWords } from '../words/day-words'

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

/** Where an act came from; null where nobody was on the line. */
export function networkWords(t: Words, { network }: Pick<AuditEntry, 'network'>): string | null {
  if (network === null) return null
  return network === '*' ? t('manyNetworks') : t('network', { network })
}

/** Details that a person understands, 'name: value'; ids and whole records stay out. */
export function detailWords(t: Words, detail: AuditEntry['detail']): string[] {
  const said = shownDetails.flatMap((name) => {
    const value = detail[name]
    const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number'
    return isShown ? [`${t(`detail_${name}`)}: ${valueWords(t, value)}`] : []
  })
  return isRecord(detail.modules) ? [...said, modulesWords(t, detail.modules)] : said
}

function valueWords(t: Words, value: string | number): string | number {
  if (typeof value === 'number') return value
  const key = `value_${value}`
  if (isKey(key)) return t(key)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayWords(value) : value
}

function modulesWords(t: Words, modules: Record<string, unknown>): string {
  const named = (open: boolean) =>
    moduleFlags.filter((flag) => modules[flag] === open).map((flag) => t(`value_${flag}`))
  const parts = [
    [t('modulesOpen'), named(true)],
    [t('modulesClosed'), named(false)],
  ] as const
  return parts
    .filter(([, names]) => names.length > 0)
    .map(([word, names]) => `${word}: ${names.join(', ')}`)
    .join(' · ')
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
  'bank',
  'role',
  'from',
  'to',
  'count',
  'message_months',
  'media_months',
] as const

function isKey(key: string): key is Extract<keyof typeof operatorAudit, `${'act' | 'value'}_${string}`> {
  return Object.hasOwn(operatorAudit, key)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
