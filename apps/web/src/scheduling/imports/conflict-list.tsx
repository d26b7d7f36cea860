import type { Agenda, AgendaWarning } from '@balcao/contract/scheduling'
import { plainName } from '@balcao/domain/text'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { LinkButton } from '../../ui/buttons/link-button'
import { Callout } from '../../ui/notices/callout'
import { schedulingTexts } from '../texts'
import { useDayWords } from '../data/time/day-words'
import { useZone } from '../data/time/use-zone'
import { willTexts } from '../appointments/will/texts'
import { warningWords } from '../appointments/will/will-words'
import { startWords } from '../words/when-words'
import type { FileInWords, ImportChoices } from './import-choices'
import { importTexts } from './texts'

interface ConflictListProps {
  conflicts: readonly { place: number; warnings: readonly AgendaWarning[]; isTicked: boolean }[]
  said: FileInWords
  agendas: readonly Agenda[]
  choices: ImportChoices
  onTick: (places: readonly number[], on: boolean) => void
}

const atOnce = 50

/** What the agenda would refuse, one by one with all that speaks against it; what is ticked comes as the owner's will. */
export function ConflictList({ conflicts, said, agendas, choices, onTick }: ConflictListProps) {
  const t = useTexts(importTexts)
  const tAgenda = useTexts(schedulingTexts)
  const tWill = useTexts(willTexts)
  const words = useDayWords()
  const zone = useZone()
  const id = useId()
  const [shown, setShown] = useState(atOnce)
  const all = conflicts.every(({ isTicked }) => isTicked)
  const whose = (place: number) => {
    const key = plainName(said.rows[place]?.professional ?? '')
    const found = said.people.find((one) => one.key === key)
    const agendaId = (found && (choices.people[key] ?? found.found)) || choices.agendaId
    return agendas.find((one) => one.id === agendaId)?.name || null
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <Callout kind="warning">
        <h4 id={id} className="text-base">
          {t('conflicts', { count: conflicts.length })}
        </h4>
        <p className="font-normal">{t('conflictsHint')}</p>
      </Callout>
      <LinkButton
        className="justify-self-start"
        onClick={() =>
          onTick(
            conflicts.map(({ place }) => place),
            !all,
          )
        }
      >
        {t(all ? 'unmarkAll' : 'markAll')}
      </LinkButton>
      <ul aria-labelledby={id} className="grid grid-cols-1">
        {conflicts.slice(0, shown).map(({ place, warnings, isTicked }) => {
          const row = said.rows[place]!
          const { client, service } = said.said[place]!
          const start = startWords(tAgenda, words, new Date(row.start).toISOString(), zone)
          return (
            <li key={place} className="border-t border-line py-2">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
                <input
                  type="checkbox"
                  checked={isTicked}
                  onChange={({ target }) => onTick([place], target.checked)}
                  className="relative mt-0.5 size-6 shrink-0 accent-(--accent) after:absolute after:-inset-3"
                />
                <span className="grid min-w-0 gap-0.5">
                  <span className="font-semibold break-words">
                    {start} · {client || row.phone || t('nobody')}
                    {service !== '' && <span className="font-normal text-ink-soft"> · {service}</span>}
                  </span>
                  {warnings.map((warning) => (
                    <span key={warning.key} className="text-sm break-words">
                      {warningWords(tWill, warning, whose(place))}
                    </span>
                  ))}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {conflicts.length > shown && (
        <LinkButton className="justify-self-start" onClick={() => setShown(shown + atOnce)}>
          {t('more', { count: conflicts.length - shown })}
        </LinkButton>
      )}
    </section>
  )
}
