import type { MenuImage } from '@balcao/contract/company'
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState, type KeyboardEvent } from 'react'
import { ZOOM_MAX, ZOOM_MIN } from '@balcao/domain/images'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/buttons/icon-button'
import { useReturnFocus } from '../../ui/dialogs/use-return-focus'
import { SafeImage } from './safe-image'
import { imagesTexts } from './texts'
import { zoomBy } from './zoom'

interface ViewedImage extends MenuImage {
  /** What it is called once it is saved; empty leaves the name to whoever serves it. */
  saveAs: string
}

interface ImageViewerProps {
  images: readonly ViewedImage[]
  /** Which one is shown. */
  place: number
  onPlace: (place: number) => void
  onClose: () => void
}

/** One picture over the page: zoom, download, the next one; all by keyboard as well (IMG-09 to IMG-14). */
export function ImageViewer({ images, place, onPlace, onClose }: ImageViewerProps) {
  const t = useTexts(imagesTexts)
  const tCommon = useTexts(commonTexts)
  const returnFocus = useReturnFocus()
  const [zoom, setZoom] = useState(1)
  const image = images[place]
  if (!image) return null

  const show = (next: number) => {
    setZoom(1)
    onPlace((next + images.length) % images.length)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setZoom((before) => zoomBy(before, 1))
    if (key === '-') setZoom((before) => zoomBy(before, -1))
    if (key === '0') setZoom(1)
    if (key === 'ArrowRight' && images.length > 1) show(place + 1)
    if (key === 'ArrowLeft' && images.length > 1) show(place - 1)
  }
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-canvas" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          onKeyDown={press}
          className="fixed inset-0 z-40 flex flex-col focus:outline-none"
        >
          <header className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-3 py-2">
            <Radix.Title className="mr-auto truncate text-lg">{image.fileName}</Radix.Title>
            <IconButton
              label={t('zoomOut')}
              icon={<ZoomOut size={22} aria-hidden="true" />}
              aria-disabled={zoom <= ZOOM_MIN}
              className="aria-disabled:opacity-55"
              onClick={() => setZoom((before) => zoomBy(before, -1))}
            />
            <output aria-label={t('zoom')} className="min-w-14 text-center font-semibold tabular-nums">
              {Math.round(zoom * 100)}%
            </output>
            <IconButton
              label={t('zoomIn')}
              icon={<ZoomIn size={22} aria-hidden="true" />}
              aria-disabled={zoom >= ZOOM_MAX}
              className="aria-disabled:opacity-55"
              onClick={() => setZoom((before) => zoomBy(before, 1))}
            />
            <a
              href={image.url}
              download={image.saveAs}
              aria-label={t('download')}
              className="inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <Download size={22} aria-hidden="true" />
            </a>
            <Radix.Close asChild>
              <IconButton label={tCommon('close')} icon={<X size={24} aria-hidden="true" />} />
            </Radix.Close>
          </header>
          <div className="grid min-h-0 flex-1 place-items-center overflow-auto p-4">
            <SafeImage
              key={image.url}
              src={image.url}
              alt={image.fileName}
              // oxlint-disable-next-line react/forbid-dom-props
              style={{ width: `${zoom * 100}%` }}
              className="h-auto max-w-none rounded-md"
            />
          </div>
          {images.length > 1 && (
            <footer className="flex justify-center gap-3 border-t border-line bg-surface p-2">
              <IconButton
                label={t('previous')}
                icon={<ChevronLeft size={24} aria-hidden="true" />}
                onClick={() => show(place - 1)}
              />
              <p className="self-center tabular-nums">
                {place + 1} / {images.length}
              </p>
              <IconButton
                label={t('next')}
                icon={<ChevronRight size={24} aria-hidden="true" />}
                onClick={() => show(place + 1)}
              />
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
