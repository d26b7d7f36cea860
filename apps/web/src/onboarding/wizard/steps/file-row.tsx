import { megabytes } from '@balcao/domain/onboarding'
import { CircleAlert, CircleCheck, FileText, Image, X } from 'lucide-react'
import { useLanguage, useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { wizardTexts } from '../texts'
import type { FileEntry } from '../data/use-menu-files'

interface FileRowProps {
  entry: FileEntry
  onRetry: () => void
  onRemove: () => void
}

/** One menu file: its name, its size in MB (ONB-34), how far it is, and the way to take it back. */
export function FileRow({ entry, onRetry, onRemove }: FileRowProps) {
  const t = useTexts(wizardTexts)
  const { locale } = useLanguage()
  const Icon = /\.(png|jpe?g)$/i.test(entry.name) ? Image : FileText
  const part = entry.state === 'sending' ? entry.part : entry.state === 'waiting' ? 0 : null
  return (
    <li className="grid gap-2 rounded-md border border-line py-1.5 pr-1.5 pl-3.5">
      <div className="flex items-center gap-3">
        <Icon size={22} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{entry.name}</p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <span className="whitespace-nowrap tabular-nums">{megabytes(entry.bytes, locale)}</span>
            <FileState entry={entry} />
          </p>
        </div>
        {entry.state === 'failed' && (
          <LinkButton aria-label={t('fileRetryName', { name: entry.name })} onClick={onRetry}>
            {t('fileRetry')}
          </LinkButton>
        )}
        <IconButton
          label={t('removeFile', { name: entry.name })}
          icon={<X size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {part !== null && (
        <progress
          aria-label={entry.name}
          value={part}
          max={1}
          className="mb-1.5 h-1.5 w-full overflow-hidden rounded-full accent-accent"
        />
      )}
    </li>
  )
}

function FileState({ entry }: { entry: FileEntry }) {
  const t = useTexts(wizardTexts)
  if (entry.state === 'sent') {
    return (
      <span className="flex items-center gap-1 font-semibold text-ready-ink">
        <CircleCheck size={16} aria-hidden="true" />
        {t('fileSent')}
      </span>
    )
  }
  const wrong =
    entry.state === 'failed' ? t('fileNotSent') : entry.state === 'refused' ? t(`fault_${entry.fault}`) : null
  if (wrong !== null) {
    return (
      <span role="alert" className="flex items-start gap-1 font-semibold text-danger-ink">
        <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {wrong}
      </span>
    )
  }
  const percent = entry.state === 'sending' ? Math.round(entry.part * 100) : 0
  return <span className="tabular-nums">{t('fileSending', { percent })}</span>
}
