import type { PixDay } from '@balcao/contract/pix'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { saveFile } from '../../lib/browser/save-file'
import { zoneOf } from '../../shared/company/company-query'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/fields/text-field'
import { Callout } from '../../ui/notices/callout'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { BackTitle } from '../../ui/page/back-title'
import { PageSection } from '../../ui/page/page-section'
import { ChargeList } from './charge-list'
import { dayInCsv } from './day-csv'
import { DayTotals } from './day-totals'
import { usePixDay } from './day.queries'
import { ReceiptList } from './receipt-list'
import { pixDayTexts } from './texts'

/** What the bank and the shop's people say of PIX on a day: what is nobody's is matched or given back here. */
export function PixDayScreen({ backHref }: { backHref: string }) {
  const t = useTexts(pixDayTexts)
  useDocumentTitle(t('title'))
  const zone = zoneOf(useCompanyRecord().record)
  const [date, setDate] = useState<string | null>(null)
  const reading = usePixDay(date)
  const day = reading.data
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <BackTitle backHref={backHref} back={t('back')}>
        {t('title')}
      </BackTitle>
      {!day ? (
        <NotThereYet
          reading={reading}
          failed={t('loadFailed')}
          t={t}
          className="grid gap-4"
          bars={['h-24 rounded-lg', 'h-40 rounded-lg']}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <TextField
              label={t('day')}
              type="date"
              value={date ?? day.date}
              onValueChange={(chosen) => setDate(chosen === '' ? null : chosen)}
            />
            <SaveButton day={day} zone={zone} />
          </div>
          <OtherDays days={day.unmatched_days} onChoose={setDate} />
          <DayTotals totals={day.totals} />
          <PageSection title={t('receipts')}>
            <ReceiptList day={day} zone={zone} />
          </PageSection>
          <PageSection title={t('charges')}>
            <ChargeList charges={day.charges} zone={zone} />
          </PageSection>
        </>
      )}
    </div>
  )
}

function SaveButton({ day, zone }: { day: PixDay; zone: string }) {
  const t = useTexts(pixDayTexts)
  const save = async () =>
    saveFile(`pix-${day.date}.csv`, await dayInCsv(day, zone, t), 'text/csv;charset=utf-8')
  return (
    <Button
      kind="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      disabled={day.receipts.length === 0}
      onClick={() => void save()}
    >
      {t('csv')}
    </Button>
  )
}

/** Days before, on which something is nobody's still. */
function OtherDays({ days, onChoose }: { days: string[]; onChoose: (date: string) => void }) {
  const t = useTexts(pixDayTexts)
  const { locale } = useLanguage()
  if (days.length === 0) return null
  const words = (date: string) =>
    new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, {
      day: '2-digit',
      month: '2-digit',
      timeZone: 'UTC',
    })
  return (
    <Callout
      kind="warning"
      actions={days.slice(0, 5).map((date) => (
        <Button key={date} kind="secondary" onClick={() => onChoose(date)}>
          {words(date)}
        </Button>
      ))}
    >
      {t('otherDays')}
    </Callout>
  )
}
