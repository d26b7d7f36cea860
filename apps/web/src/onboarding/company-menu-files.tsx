import { listCompanyMenuFiles, readCompanyMenuFile } from '@balcao/contract/onboarding'
import { megabytes } from '@balcao/domain/onboarding'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { useLanguage, useTexts } from '../i18n/language'
import { call } from '../lib/http/api'
import { addressOf } from '../lib/http/send'
import { Card } from '../ui/page/card'
import { FileLink } from '../ui/buttons/file-link'
import { wizardTexts } from './wizard/texts'

/** The menus that the company sent with its onboarding, to be saved; nothing when it sent none. */
export function CompanyMenuFiles() {
  const t = useTexts(wizardTexts)
  const { locale } = useLanguage()
  const id = useId()
  const { data } = useQuery({
    queryKey: ['company-menu-files'],
    queryFn: ({ signal }) => call(listCompanyMenuFiles, { signal }),
    staleTime: 5 * 60_000,
  })
  const files = data?.files ?? []
  if (files.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div className="grid gap-1">
          <div className="flex items-center gap-3">
            <FileText size={22} aria-hidden="true" className="text-accent-ink" />
            <h2 id={id} className="text-lg">
              {t('companyFiles')}
            </h2>
          </div>
          <p className="text-ink-soft">{t('companyFilesText')}</p>
        </div>
        <ul className="grid gap-1">
          {files.map(({ id: fileId, fileName, fileSize }) => (
            <li key={fileId}>
              <FileLink
                href={addressOf(readCompanyMenuFile.path, { fileId })}
                name={fileName}
                size={megabytes(fileSize, locale)}
                label={t('downloadFile', { name: fileName })}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
