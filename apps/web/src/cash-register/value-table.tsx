import type { CashRegister } from '@balcao/contract/cash-register'
import { differencesOf } from '@balcao/domain/cash-register'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../i18n/language'
import { cx } from '../ui/look/class-names'
import { cashTexts } from './texts'

const cell = 'py-2 pl-4 whitespace-nowrap'
/** A phone has no room for four columns: there they stand below the name. */
const wideOnly = 'max-sm:hidden'

/** What a register is to hold by method and, where it was counted, what was found and what is missing or too much. */
export function ValueTable({
  register: { expected, counted },
}: {
  register: Pick<CashRegister, 'expected' | 'counted'>
}) {
  const t = useTexts(cashTexts)
  const rows = differencesOf(expected, counted ?? {})
  const sum = (part: Partial<Record<string, number>>) =>
    rows.reduce((all, { method }) => all + (part[method] ?? 0), 0)
  const total = counted ? sum(counted) - sum(expected) : 0
  return (
    <table className="w-full text-right tabular-nums">
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('method')}
          </th>
          <th scope="col" className={cx(cell, 'font-semibold', counted && wideOnly)}>
            {t('expected')}
          </th>
          {counted && (
            <>
              <th scope="col" className={cx(cell, 'font-semibold', wideOnly)}>
                {t('counted')}
              </th>
              <th scope="col" className={cx(cell, 'font-semibold')}>
                {t('difference')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ method, cents }) => (
          <tr key={method} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-semibold">
              {t(`payBrief_${method}`)}
              {counted && <Narrow expected={expected[method] ?? 0} counted={counted[method] ?? 0} />}
            </th>
            <td className={cx(cell, counted && wideOnly)}>{formatBrl(expected[method] ?? 0)}</td>
            {counted && (
              <>
                <td className={cx(cell, wideOnly)}>{formatBrl(counted[method] ?? 0)}</td>
                <Difference cents={cents} />
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="py-2 text-left">
            {t('total')}
            {counted && <Narrow expected={sum(expected)} counted={sum(counted)} />}
          </th>
          <td className={cx(cell, counted && wideOnly)}>{formatBrl(sum(expected))}</td>
          {counted && (
            <>
              <td className={cx(cell, wideOnly)}>{formatBrl(sum(counted))}</td>
              <Difference cents={total} />
            </>
          )}
        </tr>
      </tfoot>
    </table>
  )
}

function Narrow({ expected, counted }: { expected: number; counted: number }) {
  const t = useTexts(cashTexts)
  return (
    <span className="block text-sm font-normal text-ink-soft sm:hidden">
      {t('expectedAndCounted', { expected: formatBrl(expected), counted: formatBrl(counted) })}
    </span>
  )
}

function Difference({ cents }: { cents: number }) {
  const t = useTexts(cashTexts)
  return (
    <td
      className={cx(cell, 'font-semibold', cents < 0 && 'text-danger-ink', cents > 0 && 'text-analysis-ink')}
    >
      {cents === 0 ? t('right') : formatBrl(cents)}
      {cents !== 0 && <span className="sr-only"> {t(cents < 0 ? 'missing' : 'tooMuch')}</span>}
    </td>
  )
}
