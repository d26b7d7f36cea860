import { FileText, Image, Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Menu } from '../../../ui/choices/menu'
import { chatPaneTexts } from '../texts'

interface AttachButtonProps {
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** Chooses pictures, videos or documents to send. */
export function AttachButton({ disabled, onFiles }: AttachButtonProps) {
  const t = useTexts(chatPaneTexts)
  const pictures = useRef<HTMLInputElement>(null)
  const documents = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    input.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('attach')}
            disabled={disabled}
            icon={<Paperclip size={22} aria-hidden="true" />}
          />
        }
        groups={[
          [
            {
              id: 'picture',
              label: t('attachPicture'),
              icon: <Image size={20} aria-hidden="true" />,
              onSelect: () => pictures.current?.click(),
            },
            {
              id: 'document',
              label: t('attachDocument'),
              icon: <FileText size={20} aria-hidden="true" />,
              onSelect: () => documents.current?.click(),
            },
          ],
        ]}
      />
      <input
        ref={pictures}
        type="file"
        multiple
        hidden
        accept="image/*,video/*"
        aria-label={t('attachPicture')}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={documents}
        type="file"
        multiple
        hidden
        aria-label={t('attachDocument')}
        onChange={(event) => take(event.target)}
      />
    </>
  )
}
