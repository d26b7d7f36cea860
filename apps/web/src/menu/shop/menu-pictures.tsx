import type { PublicMenu } from '@balcao/contract/menu'
import { thumbOf } from '@balcao/domain/images'
import { useTexts } from '../../i18n/language'
import { menuTexts } from '../texts'

/** The menu as the shop photographed it: small here, whole when pressed. */
export function MenuPictures({ images }: { images: PublicMenu['images'] }) {
  const t = useTexts(menuTexts)
  if (images.length === 0) return null
  return (
    <section aria-label={t('pictures')} className="pt-7">
      <h2 className="text-xl">{t('pictures')}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-4">
        {images.map(({ url, fileName }) => (
          <li key={url}>
            <a href={url}>
              <img
                src={thumbOf(url)}
                alt={fileName}
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full rounded-md bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
