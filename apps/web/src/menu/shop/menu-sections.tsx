import type { Item } from '@balcao/domain/catalogue'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { sectionId, type MenuGroup } from './menu-groups'
import { ProductCard } from './product-card'
import { menuTexts } from '../texts'

interface MenuSectionsProps {
  company: string
  groups: readonly MenuGroup[]
  onOpen: (item: Item) => void
  onNear: () => void
}

/** The products under their categories. Kept as they are while a product opens or the cart fills: there may be hundreds. */
export const MenuSections = memo(function MenuSections({
  company,
  groups,
  onOpen,
  onNear,
}: MenuSectionsProps) {
  const t = useTexts(menuTexts)
  return groups.map(({ category, items }) => (
    <section key={category.id} id={sectionId(category.id)} className="scroll-mt-20 pt-7">
      <h2 className="text-xl">{category.nome}</h2>
      {category.meio_a_meio && items.length > 1 && (
        <p className="mt-1 text-ink-soft">{t('alsoHalves', { count: category.meio_a_meio.maximo })}</p>
      )}
      <ul className="mt-3 grid gap-3">
        {items.map((item) => (
          <li
            key={item.id}
            className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto] rounded-lg"
          >
            <ProductCard
              company={company}
              item={item}
              category={category}
              onOpen={() => onOpen(item)}
              onNear={onNear}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
})
