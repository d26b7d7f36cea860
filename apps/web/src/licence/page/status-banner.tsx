import type { LicenceStatus } from '@balcao/domain/licence'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { Spinner } from '../../ui/waiting/spinner'
import { licencePageTexts } from '../page-texts'

const looks = {
  loading: ['bg-neutral text-neutral-ink', <Spinner key="icon" size={28} />],
  active: ['bg-ready text-ready-ink', <CircleCheck key="icon" size={28} aria-hidden="true" />],
  expired: ['bg-danger text-danger-ink', <TriangleAlert key="icon" size={28} aria-hidden="true" />],
} as const

/** How the licence stands, in words (LIC-02 to LIC-04). */
export function StatusBanner({ status }: { status: LicenceStatus | 'loading' }) {
  const t = useTexts(licencePageTexts)
  const [colours, icon] = looks[status]
  return (
    <div role="status" className={cx('flex min-h-20 items-center gap-4 rounded-lg px-5 py-3.5', colours)}>
      <span className="shrink-0">{icon}</span>
      {status === 'loading' ? (
        <p className="text-lg font-bold">{t('loading')}</p>
      ) : (
        <div>
          <p className="text-lg font-bold">{t(`${status}Title`)}</p>
          <p>{t(`${status}Text`)}</p>
        </div>
      )}
    </div>
  )
}
