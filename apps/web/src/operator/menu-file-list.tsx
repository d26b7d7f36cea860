import { leadFile, type OperatorLeadDetails } from '@balcao/contract/operator'
import { megabytes } from '@balcao/domain/onboarding'
import { Download } from 'lucide-react'
import { useLanguage, useTexts } from '../i18n/language'
import { addressOf } from '../lib/http/send'
import { operatorTexts } from './texts'

/** Menu files, each to be saved. */
export function MenuFileList({ files }: { files: OperatorLeadDetails['files'] }) {
  const t = useTexts(operatorTexts)
  const { locale } = useLanguage()
  if (files.length === 0) return <p className="text-ink-soft">{t('noFiles')}</p>
  return (
    <ul className="grid gap-1">
      {files.map(({ id, lead_id, file_name, bytes }) => (
        <li key={id}>
          <a
            href={addressOf(leadFile.path, { leadId: lead_id, fileId: id })}
            download={file_name}
            aria-label={t('downloadFile', { name: file_name })}
            className="flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken"
          >
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{file_name}</span>
            <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
              {megabytes(bytes, locale)}
            </span>
            <Download size={20} aria-hidden="true" className="shrink-0 text-accent-ink" />
          </a>
        </li>
      ))}
    </ul>
  )
}
