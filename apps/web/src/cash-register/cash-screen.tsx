import type { CashRegister } from '@balcao/contract/cash-register'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useMay } from '../shared/role/role-scope'
import { NotThereYet } from '../ui/notices/not-there-yet'
import { BackTitle } from '../ui/page/back-title'
import { useCashRegister } from './cash.queries'
import { ClosedRegisters } from './closed-registers'
import { ClosingDialog } from './closing-dialog'
import { OpenForm } from './open-form'
import { OpenRegister } from './open-register'
import { cashTexts } from './texts'

/** The drawer of the shop: opened with change, what goes in and out, closed by counting, and what was closed before. */
export function CashScreen({ backHref }: { backHref: string }) {
  const t = useTexts(cashTexts)
  useDocumentTitle(t('title'))
  const { record } = useCompanyRecord()
  const zone = zoneOf(record)
  const reading = useCashRegister()
  const [shown, setShown] = useState<CashRegister | null>(null)
  const maySeeClosed = useMay('cashRegister.list')
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <BackTitle backHref={backHref} back={t('back')}>
        {t('title')}
      </BackTitle>
      {reading.data === undefined ? (
        <NotThereYet
          reading={reading}
          failed={t('loadFailed')}
          t={t}
          className="grid gap-4"
          bars={['h-40 rounded-lg', 'h-24 rounded-lg']}
        />
      ) : reading.data === null ? (
        <OpenForm />
      ) : (
        <OpenRegister key={reading.data.id} register={reading.data} zone={zone} onClosed={setShown} />
      )}
      {maySeeClosed && <ClosedRegisters zone={zone} onShow={setShown} />}
      {shown && <ClosingDialog register={shown} zone={zone} onClose={() => setShown(null)} />}
    </div>
  )
}
