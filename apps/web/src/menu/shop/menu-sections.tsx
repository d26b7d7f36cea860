import type { Item } from '@balcao/domain/catalogue'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { NearItems } from '../../ui/lists/near-items'
import { fitsOnScreen, sectionId, type MenuGroup } from './menu-groups'
import { ProductCard } from './product-card'
import { menuTexts } from '../texts'

interface MenuSectionsProps {
  company: string
  groups: readonly MenuGroup[]
  onOpen: (item: Item) => void
  onNear: () => void
}

/** The products under their categories. Kept as they are while a product opens or the cart fills: there may be thousands. */
export const MenuSections = memo(function MenuSections({
  company,
  groups,
  onOpen,
  onNear,
}: MenuSectionsProps) {
  const t = useTexts(menuTexts)
  return groups.map(({ category, items }, index) => (
    <section key={category.id} id={sectionId(category.id)} className="scroll-mt-20 pt-7">
      <h2 className="text-xl">{category.nome}</h2>
      {category.meio_a_meio && items.length > 1 && (
        <p className="mt-1 text-ink-soft">{t('alsoHalves', { count: category.meio_a_meio.maximo })}</p>
      )}
      <div role="list" className="mt-3 grid gap-3">
        <NearItems
          items={items}
          first={index === 0 ? fitsOnScreen : 0}
          textOf={({ nome, descricao }) => `${nome} ${descricao}`}
          heightOf={heightOf}
          className="grid gap-3"
        >
          {(item) => (
            <div
              key={item.id}
              role="listitem"
              className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto] rounded-lg"
            >
              <ProductCard
                company={company}
                item={item}
                category={category}
                onOpen={() => onOpen(item)}
                onNear={onNear}
              />
            </div>
          )}
        </NearItems>
      </div>
    </section>
  ))
})

/** Cards with a gap between them, in pixels: a name and a price, below the name a description of two lines, or a picture. */
function heightOf(items: readonly Item[]): number {
  const cards = items.map(({ descricao, imagem }) => Math.max(imagem ? 130 : 0, descricao ? 146 : 98))
  return cards.reduce((sum, height) => sum + height + 12, -12)
}
