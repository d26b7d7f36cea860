import { listImports, type AgendaImport } from '@balcao/contract/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useLanguage, useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { LinkButton } from '../../ui/buttons/link-button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { Callout } from '../../ui/notices/callout'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { TitledCard } from '../../ui/page/titled-card'
import { Time } from '../../ui/values/time'
import { agendaKeys } from '../data/agenda.queries'
import { useZone } from '../data/time/use-zone'
import { importTexts, undoneWords, type ImportWords } from './texts'
import { useUndoImport } from './use-undo-import'

/** What was brought before, the newest first, each with a way to take it back. */
export function PastImports() {
  const t = useTexts(importTexts)
  const errorText = useErrorText()
  const zone = useZone()
  const [asked, setAsked] = useState<AgendaImport | null>(null)
  const past = useQuery({
    queryKey: agendaKeys.imports,
    queryFn: async ({ signal }) => (await call(listImports, { signal })).imports,
    refetchOnMount: 'always',
  })
  const undoing = useUndoImport(() => setAsked(null))
  return (
    <TitledCard title={t('past')}>
      {undoing.error && (
        <Callout kind="danger" live>
          {errorText(undoing.error, t('undoFailed'))}
        </Callout>
      )}
      {!past.data && (
        <NotThereYet
          reading={past}
          failed={t('pastFailed')}
          t={t}
          bars={['h-14 rounded-lg']}
          className="grid"
        />
      )}
      {past.data?.length === 0 && <p className="text-ink-soft">{t('pastNone')}</p>}
      <ul className="grid grid-cols-1">
        {past.data?.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <span className="font-semibold wrap-anywhere">{one.name}</span>
              <span className="text-sm text-ink-soft">
                {one.by.kind === 'dono' ? t('owner') : (one.by.name ?? t('somebody'))},{' '}
                <Time at={one.at} zone={zone} show="both" />
              </span>
              <Counts t={t} of={one} />
            </div>
            {!one.undone && one.came > 0 && (
              <LinkButton aria-label={t('undoOf', { name: one.name })} onClick={() => setAsked(one)}>
                {t('undo')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('undoTitle')}
          description={t('undoText', { name: asked.name })}
          keep={t('keep')}
          confirm={t('undo')}
          busy={undoing.isPending}
          onConfirm={() => undoing.mutate(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </TitledCard>
  )
}

/** How many came, of which kinds, and what became of them. */
function Counts({ t, of }: { t: ImportWords; of: AgendaImport }) {
  const { locale } = useLanguage()
  const { came, history, willed, left_out, undone } = of
  const parts = [
    t('came', { count: came }),
    ...(history > 0 ? [t('ofHistory', { count: history })] : []),
    ...(willed > 0 ? [t('ofWill', { count: willed })] : []),
    ...(left_out > 0 ? [t('leftOut', { count: left_out })] : []),
  ]
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (
    <>
      <span className="text-sm">{list.format(parts)}</span>
      {undone && <span className="text-sm font-medium">{undoneWords(t, undone)}</span>}
    </>
  )
}
