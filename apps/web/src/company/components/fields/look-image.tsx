import { imageAddress } from '@balcao/domain/images'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { ImageDrop } from '../../../shared/images/image-drop'
import { SafeImage } from '../../../shared/images/safe-image'
import { Button } from '../../../ui/buttons/button'
import { companyTexts } from '../../texts'

interface LookImageProps {
  companyId: string
  kind: 'logo' | 'capa'
  /** Id of a stored picture. */
  image: string | null
  onChange: (image: string | null) => void
}

/** One picture of the shop's pages: put in, replaced, taken out. It is shown to customers once the form is saved. */
export function LookImage({ companyId, kind, image, onChange }: LookImageProps) {
  const t = useTexts(companyTexts)
  return (
    <section aria-label={t(`field_${kind}`)} className="grid content-start gap-3">
      <div>
        <h3 className="font-semibold">{t(`field_${kind}`)}</h3>
        <p className="text-sm text-ink-soft">{t(`${kind}Hint`)}</p>
      </div>
      {image && (
        <div className="flex flex-wrap items-center gap-3">
          <SafeImage
            src={imageAddress(companyId, image).thumb}
            alt={t(`field_${kind}`)}
            className={
              kind === 'logo'
                ? 'size-20 rounded-lg bg-sunken object-contain'
                : 'h-20 w-44 rounded-lg bg-sunken object-cover'
            }
          />
          <Button kind="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => onChange(null)}>
            {t('imageRemove')}
          </Button>
        </div>
      )}
      <ImageDrop onStored={({ id }) => onChange(id)} />
    </section>
  )
}
