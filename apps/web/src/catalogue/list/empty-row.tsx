import type { Section } from '@balcao/domain/catalogue'
import { CalendarClock, FolderPlus, UtensilsCrossed } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'

/** A section without anything in it says what to do next (CATAL-10, CATAL-85). */
export const EmptyRow = memo(function EmptyRow({
  section,
  categories,
}: {
  section: Section
  categories: number
}) {
  const t = useTexts(catalogueTexts)
  const { open } = useCatalogue()
  const isMenu = section === 'cardapio'
  const hasNothing = categories === 0
  return (
    <div className="mb-4 rounded-lg border border-dashed border-line-strong">
      <EmptyState
        icon={
          isMenu ? (
            <UtensilsCrossed size={28} aria-hidden="true" />
          ) : (
            <CalendarClock size={28} aria-hidden="true" />
          )
        }
        title={t(isMenu ? 'emptyMenu' : 'emptyServices')}
        action={
          hasNothing && (
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button
                icon={<FolderPlus size={20} aria-hidden="true" />}
                onClick={() => open({ kind: 'newCategory', section })}
              >
                {t(isMenu ? 'newCategory' : 'newServiceCategory')}
              </Button>
              {isMenu && (
                <Button kind="secondary" onClick={() => open({ kind: 'sample' })}>
                  {t('startWithSample')}
                </Button>
              )}
            </div>
          )
        }
      >
        {t(hasNothing ? (isMenu ? 'emptyMenuHint' : 'emptyServicesHint') : 'emptyCategoriesHint')}
      </EmptyState>
    </div>
  )
})
