import { imageAddress } from '@balcao/domain/images'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { ImageDrop } from '../../shared/images/image-drop'
import { Button } from '../../ui/buttons/button'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'

interface ItemImageProps {
  name: string
  /** Id of a stored picture. */
  image: string | null
  onChange: (image: string | null) => void
}

/** The picture of a product: put in, replaced, taken out. It is the product's once the details are saved. */
export function ItemImage({ name, image, onChange }: ItemImageProps) {
  const t = useTexts(catalogueTexts)
  const { companyId } = useCatalogue()
  return (
    <section aria-label={t('image')} className="grid gap-3">
      <h3 className="text-lg">{t('image')}</h3>
      {image && companyId && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={imageAddress(companyId, image).thumb}
            alt={t('imageOf', { name })}
            width={128}
            height={128}
            className="size-32 rounded-lg bg-sunken object-cover"
          />
          <Button kind="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => onChange(null)}>
            {t('removeImage')}
          </Button>
        </div>
      )}
      <ImageDrop onStored={({ id }) => onChange(id)} />
    </section>
  )
}
