import type { PublicAgenda } from '@balcao/contract/booking'
import { useTexts } from '../../i18n/language'
import { pageFace } from '../../shared/page/page-face'
import { Skeleton } from '../../ui/waiting/skeleton'
import { StepProgress } from '../../ui/waiting/step-progress'
import { bookingSteps } from '../choosing/choice'
import { CompanyHeader } from './company-header'
import { PageFrame } from './page-frame'
import { bookingTexts } from '../texts'

/** The page's shape while the agenda is on its way; whose page it is, where that came with it. */
export function BookingSkeleton({ company }: { company?: PublicAgenda['company'] | undefined }) {
  const t = useTexts(bookingTexts)
  return (
    <PageFrame
      look={company ?? null}
      header={
        company ? (
          <CompanyHeader company={company} />
        ) : (
          <>
            <p className="font-semibold">{t('title')}</p>
            <p className="text-2xl font-bold sm:min-h-10 sm:text-3xl break-words">{pageFace().name}</p>
          </>
        )
      }
    >
      <output className="sr-only">{t('loading')}</output>
      {company ? (
        <StepProgress steps={bookingSteps.map((each) => t(`step_${each}`))} current={0} />
      ) : (
        <Skeleton className="h-9 w-full" />
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className="h-[28rem] w-full rounded-lg" />
        <Skeleton className="hidden h-[28rem] w-full rounded-lg lg:block" />
      </div>
    </PageFrame>
  )
}
