import type { Section } from '@balcao/domain/catalogue'
import { CalendarClock, ChevronDown, FolderPlus, UtensilsCrossed } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { cx } from '../../ui/look/class-names'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'

interface SectionRowProps {
  section: Section
  items: number
  open: boolean
  onFold: (key: string) => void
}

/** The head of the menu or of the services (CATAL-01, CATAL-02); a press on it folds everything below. */
export const SectionRow = memo(function SectionRow({ section, items, open, onFold }: SectionRowProps) {
  const t = useTexts(catalogueTexts)
  const panels = useCatalogue()
  const Icon = section === 'servicos' ? CalendarClock : UtensilsCrossed
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2 pb-4">
      <h2 className="flex-1 basis-60 text-xl">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onFold(`section ${section}`)}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-3 rounded-md pr-2 text-left font-[inherit] text-inherit"
        >
          <ChevronDown
            size={24}
            aria-hidden="true"
            className={cx('shrink-0 text-ink-soft transition-transform', !open && '-rotate-90')}
          />
          <Icon size={24} aria-hidden="true" className="shrink-0 text-accent-ink" />
          {t(`section_${section}`)}
          <span className="text-base font-normal text-ink-soft tabular-nums">
            {t(section === 'servicos' ? 'serviceCount' : 'productCount', { count: items })}
          </span>
        </button>
      </h2>
      <Button
        kind="secondary"
        icon={<FolderPlus size={20} aria-hidden="true" />}
        onClick={() => panels.open({ kind: 'newCategory', section })}
      >
        {t(section === 'servicos' ? 'newServiceCategory' : 'newCategory')}
      </Button>
    </div>
  )
})
