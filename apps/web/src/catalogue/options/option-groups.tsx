import type { OptionGroup } from '@balcao/domain/catalogue'
import { Plus } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/buttons/button'
import { catalogueTexts } from '../texts'
import { newOption } from './new-option'
import { OptionGroupFields } from './option-group-fields'

interface OptionGroupsProps {
  groups: readonly OptionGroup[]
  onChange: (groups: readonly OptionGroup[]) => void
}

const mostGroups = 30

/** The choices that a product asks for: extras, sizes of crust, halves of a pizza. */
export function OptionGroups({ groups, onChange }: OptionGroupsProps) {
  const t = useTexts(catalogueTexts)
  const replace = (id: string, next: OptionGroup | null) =>
    onChange(groups.flatMap((group) => (group.id === id ? (next ?? []) : group)))
  const add = (group: Omit<OptionGroup, 'id' | 'opcoes'>) =>
    onChange([...groups, { ...group, id: newId(), opcoes: [newOption()] }])
  return (
    <section aria-label={t('options')} className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg">{t('options')}</h3>
      <p className="text-ink-soft">{t('optionsHint')}</p>
      {groups.map((group, index) => (
        <OptionGroupFields
          key={group.id}
          group={group}
          nth={index + 1}
          onChange={(next) => replace(group.id, next)}
          onRemove={() => replace(group.id, null)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          icon={<Plus size={20} aria-hidden="true" />}
          disabled={groups.length >= mostGroups}
          onClick={() => add({ nome: '', min: 0, max: 1, cobranca: 'soma' })}
        >
          {t('addGroup')}
        </Button>
        <Button
          kind="secondary"
          icon={<Plus size={20} aria-hidden="true" />}
          disabled={groups.length >= mostGroups}
          onClick={() => add({ nome: t('halvesName'), min: 1, max: 2, cobranca: 'maior' })}
        >
          {t('addHalves')}
        </Button>
      </div>
    </section>
  )
}
