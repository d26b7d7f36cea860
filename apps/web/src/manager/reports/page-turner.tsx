import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button'
import { useWords } from '../words/use-words'

/** Which page of `pages` is shown, counted from 0, with the way to its neighbours. */
export function PageTurner({
  page,
  pages,
  onTurn,
}: {
  page: number
  pages: number
  onTurn: (page: number) => void
}) {
  const { t } = useWords()
  if (pages <= 1) return null
  return (
    <nav className="flex items-center gap-1 tabular-nums">
      <IconButton
        label={t('previousPage')}
        icon={<ChevronLeft size={22} aria-hidden="true" />}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      />
      <span aria-live="polite">{t('page', { page: page + 1, pages })}</span>
      <IconButton
        label={t('nextPage')}
        icon={<ChevronRight size={22} aria-hidden="true" />}
        disabled={page >= pages - 1}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  )
}
