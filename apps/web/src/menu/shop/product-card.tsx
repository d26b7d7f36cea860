import type { Category, Item } from '@balcao/domain/catalogue'
import { imageAddress } from '@balcao/domain/images'
import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/values/money'
import { priceFrom } from '../../shared/orders/product/choosing'
import { menuTexts } from '../texts'

interface ProductCardProps {
  company: string
  item: Item
  category: Category
  onOpen: () => void
  /** A finger or pointer is near: the dialog can be fetched. */
  onNear: () => void
}

/** One product; the whole card is the button. */
export function ProductCard({ company, item, category, onOpen, onNear }: ProductCardProps) {
  const t = useTexts(menuTexts)
  const price = priceFrom(item, category)
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="flex w-full items-stretch justify-between gap-4 rounded-lg border border-line bg-surface p-4 text-left shadow-card transition-colors hover:border-accent"
    >
      <span className="grid min-w-0 content-start gap-1">
        <span className="text-lg font-bold">{item.nome}</span>
        {item.descricao && <span className="line-clamp-2 text-ink-soft">{item.descricao}</span>}
        <span className="mt-1 font-semibold">
          {price.more && <span className="font-normal text-ink-soft">{t('from')} </span>}
          <Money cents={price.cents} className="text-lg" />
        </span>
      </span>
      {item.imagem && (
        <img
          src={imageAddress(company, item.imagem).thumb}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          className="size-24 shrink-0 rounded-md bg-sunken object-cover"
        />
      )}
    </button>
  )
}
