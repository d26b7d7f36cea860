import type { Agenda, AgendaImport } from '@balcao/contract/scheduling'
import { useMemo, useState, type ReactNode } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Figure } from '../../ui/values/figure'
import { LineList } from '../../ui/values/line-list'
import { Button } from '../../ui/buttons/button'
import { Switch } from '../../ui/choices/switch'
import { Callout } from '../../ui/notices/callout'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { LoadingBars } from '../../ui/waiting/loading-bars'
import { Spinner } from '../../ui/waiting/spinner'
import type { Service } from '../data/services'
import { ownAgenda } from '../data/whom'
import { ConflictList } from './conflict-list'
import { inWords } from './import-choices'
import { NameChoices } from './name-choices'
import { leftOutLines } from './left-out-lines'
import { importTexts } from './texts'
import { useImport, type ChosenFile } from './use-import'

interface ImportPreviewProps {
  file: ChosenFile
  agendas: readonly Agenda[]
  services: readonly Service[]
  onLeave: () => void
  onDone: (done: AgendaImport) => void
}

/** What would become of a file, what can be chosen about it, and one button that saves it. */
export function ImportPreview({ file, agendas, services, onLeave, onDone }: ImportPreviewProps) {
  const t = useTexts(importTexts)
  const errorText = useErrorText()
  const [remind, setRemind] = useState(false)
  const people = useMemo(
    () => agendas.filter(({ active, employee_id }) => active && employee_id !== null),
    [agendas],
  )
  const said = useMemo(() => inWords(file.read.rows, { services, people }), [file, services, people])
  const takesOwn = ownAgenda(agendas)?.active === true
  const words = { nobody: t('nobody'), appointment: t('appointment') }
  const { choices, choose, preview, verdict, isChecking, conflicts, tick, saving } = useImport({
    file,
    inWords: said,
    whose: takesOwn ? null : (people[0]?.id ?? null),
    words,
    onDone,
  })
  const { problems, cancelled, left, rows } = file.read
  const coming = verdict ? verdict.comes + verdict.history : 0
  const isOver = rows.some(({ start }) => start < file.readAt)
  const { repeated, unread } = leftOutLines(t, { rows, problems, verdict })
  return (
    <div data-preview tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      <div className="grid gap-3">
        <h3 className="text-lg wrap-anywhere">{t('previewOf', { name: file.name })}</h3>
        {verdict ? (
          <dl className="grid grid-cols-3 gap-2 text-center">
            <Figure label={t('comes')} value={verdict.comes} />
            <Figure label={t('history')} value={verdict.history} />
            <Figure label={t('staysOut')} value={rows.length - coming + problems.length} />
          </dl>
        ) : (
          !preview.error && <LoadingBars label={t('checking')} bars={['h-20 rounded-lg']} />
        )}
        {preview.error && (
          <RetryCallout
            kind="danger"
            retry={t('retry')}
            busy={preview.isFetching}
            onRetry={() => void preview.refetch()}
          >
            {errorText(preview.error, t('checkFailed'))}
          </RetryCallout>
        )}
        {left > 0 && <Callout kind="warning">{t('tooMany', { count: left })}</Callout>}
        {cancelled > 0 && <p className="text-ink-soft">{t('calledOff', { count: cancelled })}</p>}
        <p role="status" className="-mb-6 flex min-h-6 items-center gap-2 text-sm text-ink-soft">
          {isChecking && verdict && (
            <>
              <Spinner size={16} />
              {t('checking')}
            </>
          )}
        </p>
      </div>

      {rows.length > 0 && (
        <NameChoices
          said={said}
          people={people}
          takesOwn={takesOwn}
          services={services}
          choices={choices}
          choose={choose}
        />
      )}
      <div className="grid gap-1">
        {isOver && (
          <Switch
            label={t('keepPast')}
            checked={choices.past === 'keep'}
            onChange={(keep) => choose({ past: keep ? 'keep' : 'leave' })}
          />
        )}
        {rows.length > 0 && (
          <>
            <Switch label={t('remind')} checked={remind} onChange={setRemind} />
            <p className="text-sm text-ink-soft">{t('remindHint')}</p>
          </>
        )}
      </div>

      {conflicts.length > 0 && (
        <ConflictList conflicts={conflicts} said={said} agendas={agendas} choices={choices} onTick={tick} />
      )}
      {repeated.length > 0 && (
        <Folded summary={t('repeated', { count: repeated.length })}>
          <LineList
            label={t('repeated', { count: repeated.length })}
            lines={repeated}
            more={(count) => t('more', { count })}
          />
        </Folded>
      )}
      {unread.length > 0 && (
        <div className="grid gap-2">
          <Callout kind="warning">{t('unread', { count: unread.length })}</Callout>
          <LineList
            label={t('unread', { count: unread.length })}
            lines={unread}
            more={(count) => t('more', { count })}
          />
        </div>
      )}

      {saving.error && (
        <Callout kind="danger" live>
          {errorText(saving.error, t('saveFailed'))}
        </Callout>
      )}
      <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap justify-end gap-2.5 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button kind="secondary" className="max-sm:flex-1" disabled={saving.isPending} onClick={onLeave}>
          {t('another')}
        </Button>
        <Button
          className="max-sm:flex-1"
          busy={saving.isPending}
          disabled={coming === 0 || isChecking || preview.error !== null}
          onClick={() => saving.mutate(remind)}
        >
          {coming === 0 ? t('nothing') : t('save', { count: coming })}
        </Button>
      </div>
    </div>
  )
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{summary}</summary>
      <div className="grid grid-cols-1 gap-1 pb-3">{children}</div>
    </details>
  )
}
