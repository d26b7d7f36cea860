import { useMemo, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { SearchBox } from '../../ui/fields/search-box'
import { Skeleton } from '../../ui/waiting/skeleton'
import { catalogueTexts } from '../texts'
import { soldOutEntries, type SoldOutEntry } from './sold-out-entries'
import { useSoldOut } from './use-sold-out'

/** More than anybody reads; the rest is found by its name. */
const mostShown = 40

/** What has run out: one press says so of a product, or of a flavour in all products that offer it, and one that it is back. */
export function SoldOutDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(catalogueTexts)
  const { catalogue, failed, readAgain, busy, say } = useSoldOut()
  const [query, setQuery] = useState('')
  const entries = useMemo(() => catalogue && soldOutEntries(catalogue, query), [catalogue, query])
  const rows = (list: readonly SoldOutEntry[]) => (
    <ul className="grid">
      {list.slice(0, mostShown).map((entry) => (
        <EntryRow
          key={entry.key}
          entry={entry}
          busy={busy === entry.key}
          onSay={() => void say(entry, !entry.soldOut)}
        />
      ))}
    </ul>
  )
  return (
    <Dialog onClose={onClose} title={t('soldOutTitle')} description={t('soldOutHint')}>
      <SearchBox
        label={t('soldOutSearch')}
        placeholder={t('soldOutSearch')}
        value={query}
        onChange={setQuery}
      />
      {failed && (
        <RetryCallout retry={t('retry')} onRetry={readAgain}>
          {t('soldOutUnread')}
        </RetryCallout>
      )}
      {!entries && !failed && <Skeleton className="h-64" />}
      {entries && (
        <div
          className="-mx-6 grid max-h-[55dvh] min-h-64 content-start gap-4 overflow-y-auto px-6"
          tabIndex={-1}
        >
          {entries.out.length > 0 && (
            <section aria-label={t('soldOutNow')}>
              <h3 className="text-sm font-semibold text-ink-soft">{t('soldOutNow')}</h3>
              {rows(entries.out)}
            </section>
          )}
          {entries.there.length > 0 && (
            <section aria-label={t('soldOutThere')}>
              <h3 className="text-sm font-semibold text-ink-soft">{t('soldOutThere')}</h3>
              {rows(entries.there)}
              {entries.there.length > mostShown && (
                <p className="pt-2 text-sm text-ink-soft">
                  {t('soldOutMore', { count: entries.there.length - mostShown })}
                </p>
              )}
            </section>
          )}
          {entries.out.length + entries.there.length === 0 && (
            <p role="status" className="text-ink-soft">
              {t('nothingFound')}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

function EntryRow({ entry, busy, onSay }: { entry: SoldOutEntry; busy: boolean; onSay: () => void }) {
  const t = useTexts(catalogueTexts)
  const { name, soldOut, category, products } = entry
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-sm text-ink-soft">
          {products === undefined ? category : t('optionOfProducts', { count: products })}
        </span>
      </span>
      <Button
        kind={soldOut ? 'primary' : 'secondary'}
        disabled={busy}
        aria-label={t(soldOut ? 'nameIsBack' : 'nameIsOut', { name })}
        onClick={onSay}
      >
        {t(soldOut ? 'isBack' : 'isOut')}
      </Button>
    </li>
  )
}
