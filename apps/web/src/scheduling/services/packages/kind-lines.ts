import type { PackageKind } from '@balcao/contract/scheduling'
import { kindTerms } from '../../../shared/customer/packages/package-words'
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
  const [sessions, price, valid] = kindTerms(t, kind)
  return [
    kind.name,
    `${sessions}, ${price}`,
    valid,
    listWords(named),
    ...(kind.by_itself ? [t('byItself')] : []),
    ...(kind.no_show_spends ? [t('noShowSpends')] : []),
    ...(kind.active ? [] : [t('off')]),
  ]
}
