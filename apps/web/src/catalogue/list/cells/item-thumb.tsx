import type { Item } from '@balcao/domain/catalogue'
import { imageAddress } from '@balcao/domain/images'
import { ImageOff, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useCatalogue } from '../../catalogue-context'
import { catalogueTexts } from '../../texts'

/** The picture of a product, small; a press opens its details, where it is changed. */
export function ItemThumb({ item }: { item: Item }) {
  const t = useTexts(catalogueTexts)
  const { open, companyId } = useCatalogue()
  const [broken, setBroken] = useState<string | null>(null)
  const address = item.imagem && companyId ? imageAddress(companyId, item.imagem).thumb : null
  return (
    <button
      type="button"
      aria-label={t(address ? 'changeImageOf' : 'addImageOf', { name: item.nome })}
      onClick={() => open({ kind: 'details', id: item.id })}
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-ink-soft transition-colors hover:text-ink sm:size-14"
    >
      {address && broken !== address && (
        <img
          src={address}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(address)}
          className="size-full object-cover"
        />
      )}
      {address && broken === address && <ImageOff size={22} aria-hidden="true" />}
      {!address && <ImagePlus size={22} aria-hidden="true" />}
    </button>
  )
}
