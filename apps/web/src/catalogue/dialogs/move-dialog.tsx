import type { Catalogue, Category, Item } from '@balcao/domain/catalogue'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import { useCatalogue } from '../catalogue-context'
import { useMoveItem } from '../list/acts/use-move-item'
import { catalogueTexts } from '../texts'

interface MoveDialogProps {
  item: Item
  category: Category
  catalogue: Catalogue
  onClose: () => void
}

/** Moves an item to the end of another category of its section. */
export function MoveDialog({ item, category, catalogue, onClose }: MoveDialogProps) {
  const t = useTexts(catalogueTexts)
  const { open } = useCatalogue()
  const move = useMoveItem()
  const others = catalogue.categories.filter(
    ({ id, section }) => section === category.section && id !== category.id,
  )
  const [goal, setGoal] = useState(others[0]?.id ?? '')
  const submit = () => {
    move.to(item, category, { categoryId: goal, before: null })
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('moveTitle', { name: item.nome })}
      description={others.length === 0 ? t('noOtherCategory') : t('moveHint')}
      leave={t('cancel')}
      actions={
        <>
          {others.length > 0 ? (
            <Button onClick={submit}>{t('move')}</Button>
          ) : (
            <Button onClick={() => open({ kind: 'newCategory', section: category.section })}>
              {t(category.section === 'servicos' ? 'newServiceCategory' : 'newCategory')}
            </Button>
          )}
        </>
      }
    >
      {others.length > 0 && (
        <Field label={t('category')}>
          {(ids) => (
            <Select
              {...ids}
              value={goal}
              onChange={(event) => setGoal(event.target.value)}
              options={others.map(({ id, nome }) => ({ value: id, label: nome }))}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}
