import { ArrowDownUp, EyeOff, History, PackageX, Percent, Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { cx } from '../../ui/look/class-names'
import { IconButton } from '../../ui/buttons/icon-button'
import { TextInput } from '../../ui/fields/text-input'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'
import { SaveStatus } from './save-status'

interface ListToolsProps {
  search: string
  onSearch: (text: string) => void
  onlyUnavailable: boolean
  onOnlyUnavailable: (only: boolean) => void
  unavailable: number
}

/** Search, filter and what concerns the whole catalogue. */
export function ListTools(props: ListToolsProps) {
  const { search, onSearch, onlyUnavailable, onOnlyUnavailable, unavailable } = props
  const t = useTexts(catalogueTexts)
  const { open } = useCatalogue()
  const input = useRef<HTMLInputElement>(null)
  useSlash(() => input.current?.focus())
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div role="search" className="relative min-w-0 flex-1 basis-64">
          <Search
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
          />
          <TextInput
            ref={input}
            type="search"
            enterKeyHint="search"
            aria-label={t('search')}
            aria-keyshortcuts="/"
            placeholder={t('searchPlaceholder')}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
            className="pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
          />
          {search !== '' && (
            <IconButton
              label={t('clearSearch')}
              icon={<X size={20} aria-hidden="true" />}
              onClick={() => {
                onSearch('')
                input.current?.focus()
              }}
              className="absolute top-0.5 right-0.5"
            />
          )}
        </div>
        <button
          type="button"
          aria-pressed={onlyUnavailable}
          onClick={() => onOnlyUnavailable(!onlyUnavailable)}
          className={cx(
            'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border px-4 font-semibold transition-colors max-sm:flex-1',
            onlyUnavailable
              ? 'border-accent bg-accent-tint text-accent-ink'
              : 'border-line-strong bg-surface text-ink hover:bg-sunken',
          )}
        >
          <EyeOff size={18} aria-hidden="true" />
          {t('onlyUnavailable', { count: unavailable })}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="grid flex-auto grid-cols-2 gap-2 py-1 sm:flex sm:flex-none sm:flex-wrap">
          <Button
            kind="secondary"
            className="max-sm:px-2"
            icon={<PackageX size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'soldOut' })}
          >
            {t('soldOut')}
          </Button>
          <Button
            kind="secondary"
            className="max-sm:px-2"
            icon={<Percent size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'prices', categoryId: null })}
          >
            {t('changePrices')}
          </Button>
          <Button
            kind="secondary"
            className="max-sm:px-2"
            icon={<ArrowDownUp size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'csv' })}
          >
            {t('importExport')}
          </Button>
          <Button
            kind="secondary"
            className="max-sm:px-2"
            icon={<History size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'history' })}
          >
            {t('history')}
          </Button>
        </div>
        <div className="ml-auto">
          <SaveStatus />
        </div>
      </div>
    </div>
  )
}

/** The slash goes to the search, unless somebody is typing or a dialog is open. */
function useSlash(onSlash: () => void) {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.matches('input, textarea, select') || document.querySelector('[role=dialog], [role=menu]'))
        return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
