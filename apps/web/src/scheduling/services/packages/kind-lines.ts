import type { PackageKind } from '@balcao/contract/scheduling'
import { formatBrl } from '@balcao/domain/money'
import { listWords } from '../../../shared/words/list-words'
import type { PackagesWords } from '../../../shared/customer/packages/texts'
import type { Service } from '../../data/services'

/** What a kind of package says, line by line; of one that is gone that alone. */
export function kindLines(
  t: PackagesWords,
  kind: PackageKind | undefined,
  services: readonly Pick<Service, 'id' | 'name'>[],
): string[] {
  if (!kind) return [t('gone')]
  const named = kind.service_ids.map((id) => services.find((one) => one.id === id)?.name ?? id)
  return [
    kind.name,
    `${t('lineSessions', { count: kind.sessions })}, ${formatBrl(kind.price_cents)}`,
    kind.valid_days === null ? t('lineEndless') : t('lineDays', { count: kind.valid_days }),
    listWords(named),
    ...(kind.by_itself ? [t('byItself')] : []),
    ...(kind.no_show_spends ? [t('noShowSpends')] : []),
    ...(kind.active ? [] : [t('off')]),
  ]
}
