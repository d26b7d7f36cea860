import { searchProducts, type FoundProduct, type MenuRows } from '@balcao/domain/menu'
import { formatBrl } from '@balcao/domain/money'
import { useMemo, useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { Badge } from '../../../ui/values/badge'
import { ComboBox } from '../../../ui/choices/combo-box'
import { entryTexts } from '../texts'
import { useTaught } from './use-counter-menu'

const mostShown = 40

interface AddProductProps {
  menu: MenuRows | undefined
  error: string | undefined
  onChoose: (product: FoundProduct) => void
}

/** Products of the menu by what is typed: name, code or a word that the shop taught; what is sold out is shown as that. */
export function AddProduct({ menu, error, onChoose }: AddProductProps) {
  const t = useTexts(entryTexts)
  const taught = useTaught()
  const now = useMinute()
  const [typed, setTyped] = useState('')
  // Never deferred: Enter takes the first of what is typed by then.
  const found = useMemo(
    () => (menu ? searchProducts(menu, typed, { now, ...(taught && { taught }) }).slice(0, mostShown) : []),
    [menu, typed, taught, now],
  )
  const isSold = menu && menu.items.length > 0
  return (
    <ComboBox
      strict
      label={t('addProduct')}
      hint={menu && !isSold ? t('noProducts') : undefined}
      error={error}
      name="add_product"
      placeholder={t('addProductHint')}
      value={typed}
      onValueChange={setTyped}
      options={found.map((product) => ({
        id: product.item.id,
        content: <Product product={product} />,
        disabled: product.off !== null,
      }))}
      nothing={menu ? t('noProductFound') : t('readingMenu')}
      onEnter={() => {}}
      onChoose={(id) => {
        const product = found.find(({ item }) => item.id === id)
        setTyped('')
        if (product) onChoose(product)
      }}
    />
  )
}

function Product({ product: { item, category, off, cents } }: { product: FoundProduct }) {
  const t = useTexts(entryTexts)
  return (
    <>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold break-words">{item.nome}</span>
        <span className="text-sm break-words opacity-80">
          {[category.nome, item.codigo].filter(Boolean).join(' · ')}
        </span>
      </span>
      {off ? (
        <Badge tone="analysis">{t(off)}</Badge>
      ) : (
        <span className="whitespace-nowrap tabular-nums">
          {cents.least === cents.most
            ? formatBrl(cents.least)
            : t('priceRange', { least: formatBrl(cents.least), most: formatBrl(cents.most) })}
        </span>
      )}
    </>
  )
}
