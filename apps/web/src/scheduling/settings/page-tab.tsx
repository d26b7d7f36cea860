import type { Agenda } from '@balcao/contract/scheduling'
import { readShortAddress } from '@balcao/domain/company'
import { shortName } from '@balcao/domain/employees'
import { ExternalLink } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { CopyButton, CopyLink } from '../../ui/buttons/copy-button'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { schedulingTexts } from '../texts'
import { ButtonLink } from '../../ui/buttons/button-link'
import { LinkQr } from '../../ui/values/link-qr'

interface PageTabProps {
  url: string
  shop: string
  agendas: readonly Agenda[]
}

/** The public booking page's address: to copy, to open, and as a QR code for the counter; and that of each who serves. */
export function PageTab({ url, shop, agendas }: PageTabProps) {
  const t = useTexts(schedulingTexts)
  const people = agendas.filter(({ active, employee_id }) => active && employee_id !== null)
  return (
    <Card className="grid gap-5">
      <p className="text-ink-soft">{t('pageText')}</p>
      <div className="grid justify-items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        <LinkQr link={url} label={t('pageQr', { name: shop })} className="size-48" />
        <div className="grid w-full gap-3">
          <Field label={t('pageAddress')}>
            {(ids) => <TextInput {...ids} readOnly value={url} onFocus={(event) => event.target.select()} />}
          </Field>
          <CopyButton text={url}>{t('pageCopy')}</CopyButton>
          <ButtonLink
            href={url}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink size={18} aria-hidden="true" />}
          >
            {t('pageOpen')}
          </ButtonLink>
        </div>
      </div>
      {people.length > 1 && (
        <section aria-label={t('pagePeople')} className="grid gap-1 border-t border-line pt-4">
          <h3 className="text-lg">{t('pagePeople')}</h3>
          <p className="text-sm text-ink-soft">{t('pagePeopleText')}</p>
          <ul className="grid gap-1">
            {people.map(({ id, name }) => {
              const link = `${url}?profissional=${readShortAddress(shortName(name)) || id}`
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                  <span className="font-semibold">{name}</span>
                  <CopyLink text={link} label={t('pageCopyOf', { name })}>
                    {t('pageCopy')}
                  </CopyLink>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </Card>
  )
}
