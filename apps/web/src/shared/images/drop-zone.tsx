import { Camera, ImageUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { imageTypes } from '@balcao/domain/images'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { DropArea } from '../../ui/choices/drop-area'
import { imagesTexts } from './texts'

interface DropZoneProps {
  onFile: (file: File) => void
  disabled?: boolean
}

/** Takes one picture by drop, click, paste or the phone's camera (IMG-03, IMG-04). What it is, is checked by who gets it. */
export function DropZone({ onFile, disabled = false }: DropZoneProps) {
  const t = useTexts(imagesTexts)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })

  useEffect(() => {
    if (disabled) return undefined
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? []
      if (file) take.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [disabled])

  const chosen = (picked: HTMLInputElement) => {
    const [file] = picked.files ?? []
    picked.value = ''
    if (file) onFile(file)
  }

  return (
    <DropArea onFiles={([file]) => file && !disabled && onFile(file)}>
      <ImageUp size={36} aria-hidden="true" className="text-ink-soft" />
      <p className="font-semibold">{t('dropHere')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button kind="secondary" disabled={disabled} onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
        <Button
          kind="secondary"
          disabled={disabled}
          icon={<Camera size={20} aria-hidden="true" />}
          onClick={() => camera.current?.click()}
          className="pointer-fine:hidden"
        >
          {t('takePhoto')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">PNG, JPG, GIF up to 10MB</p>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        aria-label={t('chooseFile')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => chosen(event.target)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('takePhoto')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => chosen(event.target)}
      />
    </DropArea>
  )
}
