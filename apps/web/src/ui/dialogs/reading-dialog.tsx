import type { ComponentProps } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { Dialog } from './dialog'
import { NotThereYet } from '../notices/not-there-yet'

interface ReadingDialogProps extends Pick<ComponentProps<typeof NotThereYet>, 'reading' | 'failed'> {
  title: string
  onClose: () => void
}

/** A dialog whose content is still being read, or could not be. */
export function ReadingDialog({ title, reading, failed, onClose }: ReadingDialogProps) {
  const t = useTexts(commonTexts)
  return (
    <Dialog onClose={onClose} title={title}>
      <NotThereYet reading={reading} failed={failed} t={t} bars={['h-40']} />
    </Dialog>
  )
}
