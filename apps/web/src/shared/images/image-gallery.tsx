import type { MenuImage } from '@balcao/contract/company'
import { thumbOf } from '@balcao/domain/images'
import { Eye, ImagePlus, Images, Replace, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/buttons/button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { EmptyState } from '../../ui/notices/empty-state'
import { IconButton } from '../../ui/buttons/icon-button'
import { notify } from '../../ui/notices/notify'
import { ImageViewer } from './image-viewer'
import { SafeImage } from './safe-image'
import { imagesTexts } from './texts'
import { UploadDialog } from './upload-dialog'
import { useMenuImages } from './use-menu-images'
import { PageSection } from '../../ui/page/page-section'

interface ImageGalleryProps {
  images: readonly MenuImage[]
  /** Adding, replacing and removing are offered (IMG-07). */
  editable: boolean
}

type Open =
  | { kind: 'view'; place: number }
  | { kind: 'upload'; replaces: string | null }
  | { kind: 'remove'; name: string }

/** The menu as pictures: a grid of thumbnails (IMG-06), each to be looked at, replaced or removed. */
export function ImageGallery({ images, editable }: ImageGalleryProps) {
  const t = useTexts(imagesTexts)
  const { remove } = useMenuImages()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  const removeNow = async (name: string) => {
    close()
    try {
      await remove(name)
      notify.success(t('changed'))
    } catch (error) {
      logFailure('a picture was not removed', error)
      notify.error(t('removeFailed'))
    }
  }

  return (
    <PageSection
      title={t('gallery')}
      aside={
        editable &&
        images.length > 0 && (
          <Button
            kind="secondary"
            icon={<ImagePlus size={20} aria-hidden="true" />}
            onClick={() => setOpen({ kind: 'upload', replaces: null })}
          >
            {t('add')}
          </Button>
        )
      }
    >
      {images.length === 0 ? (
        <EmptyState
          icon={<Images size={30} aria-hidden="true" />}
          title={t('empty')}
          action={
            editable && (
              <Button onClick={() => setOpen({ kind: 'upload', replaces: null })}>{t('addFirst')}</Button>
            )
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {images.map((image, place) => (
            <li key={image.fileName} className="overflow-hidden rounded-lg border border-line bg-surface">
              <button
                type="button"
                aria-label={t('view', { name: image.fileName })}
                onClick={() => setOpen({ kind: 'view', place })}
                className="group relative block aspect-square w-full"
              >
                <SafeImage
                  src={thumbOf(image.url)}
                  alt=""
                  loading="lazy"
                  className="size-full object-cover"
                />
                <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-surface text-ink shadow-card">
                  <Eye size={20} aria-hidden="true" />
                </span>
              </button>
              <div className="flex min-h-12 items-center gap-1 px-3 py-1">
                <p className="mr-auto truncate text-sm font-semibold">{image.fileName}</p>
                {editable && (
                  <>
                    <IconButton
                      label={t('replace', { name: image.fileName })}
                      icon={<Replace size={18} aria-hidden="true" />}
                      onClick={() => setOpen({ kind: 'upload', replaces: image.fileName })}
                    />
                    <IconButton
                      label={t('remove', { name: image.fileName })}
                      icon={<Trash2 size={18} aria-hidden="true" />}
                      onClick={() => setOpen({ kind: 'remove', name: image.fileName })}
                    />
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'view' && (
        <ImageViewer
          images={images.map((image) => ({ ...image, saveAs: webpName(image.fileName) }))}
          place={open.place}
          onPlace={(place) => setOpen({ kind: 'view', place })}
          onClose={close}
        />
      )}
      {open?.kind === 'upload' && (
        <UploadDialog
          replaces={open.replaces}
          names={images.map(({ fileName }) => fileName)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={t('removeTitle')}
          description={t('removeText', { name: open.name })}
          keep={t('cancel')}
          confirm={t('removeYes')}
          onClose={close}
          onConfirm={() => void removeNow(open.name)}
        />
      )}
    </PageSection>
  )
}

/** The pictures of the menu are kept as WebP, whatever was uploaded. */
function webpName(fileName: string): string {
  return `${fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}.webp`
}
