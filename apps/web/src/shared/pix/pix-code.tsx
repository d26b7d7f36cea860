import type { ComponentType, ReactNode } from 'react'
import { CopyCode } from '../../ui/buttons/copy-code'

interface Qr {
  text: string
  label: string
  correction: 'L'
  margin: number
  className: string
}

interface PixCodeProps {
  code: string
  t: (key: 'pixQr' | 'pixCode' | 'copyPix' | 'copied' | 'notCopied' | 'pixHonest') => string
  /** Draws the code for another phone's camera: the one of ui, or one that is fetched later. */
  Picture: ComponentType<Qr>
  /** Below the code, in place of the word that a person looks for the money. */
  note?: ReactNode
  /** Stands behind the note. */
  children?: ReactNode
}

/** A BR Code: drawn for another phone's camera, and to copy on this one. */
export function PixCode({ code, t, Picture, note, children }: PixCodeProps) {
  return (
    <>
      <Picture text={code} label={t('pixQr')} correction="L" margin={4} className="mx-auto w-56 max-w-full" />
      <CopyCode
        code={code}
        words={{
          label: t('pixCode'),
          copy: t('copyPix'),
          copied: t('copied'),
          notCopied: t('notCopied'),
        }}
      />
      <p className="text-sm text-ink-soft">
        {note ?? t('pixHonest')} {children}
      </p>
    </>
  )
}
