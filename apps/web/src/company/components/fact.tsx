import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { companyTexts } from '../texts'

interface FactProps {
  name: string
  children?: ReactNode
  className?: string
}

/** A name and what is known under it; stands in a description list. */
export function Fact({ name, children, className = '' }: FactProps) {
  const t = useTexts(companyTexts)
  return (
    <div className={`grid content-start gap-0.5 ${className}`}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium break-words whitespace-pre-line">
        {children || <span className="font-normal text-ink-soft italic">{t('empty')}</span>}
      </dd>
    </div>
  )
}
