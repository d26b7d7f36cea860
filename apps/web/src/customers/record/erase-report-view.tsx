import type { EraseReport } from '@balcao/contract/customers'
import { Download } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { reportText } from '../report-text'
import { saveFile } from '../../lib/browser/save-file'
import { customersTexts } from '../texts'

/** What became of a person’s data, to be handed to them. */
export function EraseReportView({ report, onClose }: { report: EraseReport; onClose: () => void }) {
  const t = useTexts(customersTexts)
  const { removed, kept, elsewhere } = report
  return (
    <div className="grid gap-5" role="status">
      {removed.length > 0 && (
        <Part title={t('removed')} lines={removed.map(({ what, count }) => t(`what_${what}`, { count }))} />
      )}
      {kept.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-lg">{t('kept')}</h3>
          {kept.map(({ what, count, law, until }) => (
            <div key={what} className="grid gap-1 rounded-md border border-line p-3">
              <p className="font-semibold">{t(`what_${what}`, { count })}</p>
              <p>{law}</p>
              {until && (
                <p className="text-ink-soft">
                  {t('keptUntil', { date: until.split('-').reverse().join('/') })}
                </p>
              )}
            </div>
          ))}
        </section>
      )}
      <Part title={t('elsewhere')} lines={elsewhere} />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveFile('dados-apagados.txt', reportText(report, t), 'text/plain;charset=utf-8')}
        >
          {t('download')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </div>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
