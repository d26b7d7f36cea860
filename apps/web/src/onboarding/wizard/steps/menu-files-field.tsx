import { menuFileEndings } from '@balcao/domain/onboarding'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { DropArea } from '../../../ui/choices/drop-area'
import { notify } from '../../../ui/notices/notify'
import { FileRow } from './file-row'
import { wizardTexts } from '../texts'
import type { MenuFiles } from '../data/use-menu-files'

interface MenuFilesFieldProps {
  files: MenuFiles
  onAdded: () => void
}

/** The menu's files, chosen or dropped, several at once (ONB-31, ONB-32); each can be taken back (ONB-33). */
export function MenuFilesField({ files, onAdded }: MenuFilesFieldProps) {
  const t = useTexts(wizardTexts)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const add = (list: FileList | null) => {
    if (!list || list.length === 0) return
    files.add([...list])
    onAdded()
  }
  const remove = async (key: string, name: string) => {
    const isGone = await files.remove(key)
    if (isGone) button.current?.focus()
    else notify.error(t('fileNotRemoved', { name }))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <DropArea onFiles={add}>
        <FileUp size={36} aria-hidden="true" className="text-ink-soft" />
        <p className="hidden font-semibold pointer-fine:block">{t('dropHere')}</p>
        <Button ref={button} kind="secondary" onClick={() => input.current?.click()}>
          {t('chooseFiles')}
        </Button>
        <p className="text-sm text-ink-soft">{t('menuFilesHint')}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={menuFileEndings.join(',')}
          aria-label={t('chooseFiles')}
          onChange={(event) => {
            add(event.target.files)
            event.target.value = ''
          }}
        />
      </DropArea>
      {files.entries.length > 0 && (
        <ul aria-label={t('sentFiles')} className="grid gap-2">
          {files.entries.map((entry) => (
            <FileRow
              key={entry.key}
              entry={entry}
              onRetry={() => files.retry(entry.key)}
              onRemove={() => void remove(entry.key, entry.name)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
