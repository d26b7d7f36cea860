import { leadFile, type OperatorLeadDetails } from '@balcao/contract/operator'
import { megabytes } from '@balcao/domain/onboarding'
import { useLanguage, useTexts } from '../i18n/language'
import { addressOf } from '../lib/http/send'
import { FileLink } from '../ui/buttons/file-link'
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
          <FileLink
            href={addressOf(leadFile.path, { leadId: lead_id, fileId: id })}
            name={file_name}
            size={megabytes(bytes, locale)}
            label={t('downloadFile', { name: file_name })}
          />
        </li>
      ))}
    </ul>
  )
}
