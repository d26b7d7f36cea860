import { readAnswerFile } from '@balcao/contract/scheduling'
import { megabytes } from '@balcao/domain/onboarding'
import type { FileAnswer } from '@balcao/domain/scheduling/questions'
import { Download, Image } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/language'
import { addressOf } from '../../../lib/http/send'
import { answerFilesTexts } from '../../../shared/customer/answers/file/texts'

interface AnswerFileProps {
  appointmentId: string
  file: FileAnswer
  /** The question that it answers. */
  label: string
}

/** A file that a customer answered with: a picture small, opened in full by a press; a PDF to be saved. */
export function AnswerFile({ appointmentId, file, label }: AnswerFileProps) {
  const t = useTexts(answerFilesTexts)
  const { locale } = useLanguage()
  const [hasFailed, setFailed] = useState(false)
  const { id, type, name, bytes } = file
  const params = { id: appointmentId, fileId: id }
  const address = addressOf(readAnswerFile.path, params)
  const size = megabytes(bytes, locale)
  if (type === 'pdf') {
    return (
      <a href={address} download={name} aria-label={t('pdfOf', { name, size })} className={linkClass}>
        <Download size={20} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0">
          {t('pdf')}
          <span className="block text-sm font-normal wrap-anywhere text-ink-soft">
            {name} · {size}
          </span>
        </span>
      </a>
    )
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('open', { name })}
      className={linkClass}
    >
      {hasFailed ? (
        <Image size={20} aria-hidden="true" className="shrink-0" />
      ) : (
        <img
          src={addressOf(readAnswerFile.path, params, { size: 'small' })}
          alt={t('photo', { label })}
          loading="lazy"
          onError={() => setFailed(true)}
          className="max-h-32 max-w-32 min-w-11 shrink-0 rounded-md border border-line bg-sunken object-contain"
        />
      )}
      <span className="min-w-0 text-sm font-normal wrap-anywhere text-ink-soft">
        {name} · {size}
      </span>
    </a>
  )
}

const linkClass =
  'inline-flex min-h-11 max-w-full items-center gap-2.5 font-semibold text-accent-ink underline-offset-4 hover:underline'
