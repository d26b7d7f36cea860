import type { OperatorCompany } from '@balcao/contract/operator'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { Ago } from '../ago'
import { companiesTexts } from './texts'

/** WhatsApp, Google, print station, last order, licence and password, each in a word. */
export function HealthFacts({ company }: { company: OperatorCompany }) {
  const t = useTexts(companiesTexts)
  const { channel, google, printing, licence } = company
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('whatsapp'), value: t(`channel_${channel.state}`) },
    { name: t('google'), value: t(`google_${google.state}`) },
    { name: t('printing'), value: printingWord() },
    {
      name: t('lastOrder'),
      value: company.last_order_at ? <Ago at={company.last_order_at} /> : t('noOrder'),
    },
    {
      name: t('licence'),
      value: licence.days_left > 0 ? t('daysLeft', { count: licence.days_left }) : t('expired'),
    },
    { name: t('password'), value: t(company.password_set ? 'passwordSet' : 'passwordMissing') },
  ]
  return (
    <span className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 xl:grid-cols-6">
      {facts.map(({ name, value }) => (
        <span key={name} className="grid min-w-0 content-start text-sm">
          <span className="text-ink-soft">{name}</span>
          <span className="font-medium">{value}</span>
        </span>
      ))}
    </span>
  )

  function printingWord(): ReactNode {
    if (printing.stations === 0) return t('noStation')
    return printing.last_seen_at ? <Ago at={printing.last_seen_at} /> : t('neverSeen')
  }
}
