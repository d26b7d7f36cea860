import {
  emptyVerdict,
  previewImport,
  saveImport,
  type AgendaImport,
  type AgendaWarning,
} from '@balcao/contract/scheduling'
import type { ReadFile } from '@balcao/domain/agenda-import'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useRested } from '../../lib/hooks/use-rested'
import { call } from '../../lib/http/api'
import { agendaKeys } from '../data/agenda.queries'
import { rowsToSend, type FileInWords, type ImportChoices } from './import-choices'

/** A file that was read. */
export interface ChosenFile {
  name: string
  /** Of the import that may come of it: sent twice, it comes once. */
  id: string
  read: ReadFile
  /** Epoch milliseconds. */
  readAt: number
}

interface Options {
  file: ChosenFile
  inWords: FileInWords
  words: { nobody: string; appointment: string }
  /** Whose the file is as long as nothing is chosen, as `ImportChoices.agendaId`. */
  whose: string | null
  onDone: (done: AgendaImport) => void
}

/** Thousands of rows are judged. */
const timeoutMs = 60_000
/** Choices follow each other quickly. */
const REST_MS = 500

const noVerdict = emptyVerdict()

/** What would become of a file as it was chosen, the conflicts that were ticked, and saving it. */
export function useImport({ file, inWords, whose, words, onDone }: Options) {
  const client = useQueryClient()
  const [choices, setChoices] = useState<ImportChoices>({
    agendaId: whose,
    people: {},
    services: {},
    past: 'keep',
  })
  const [ticked, setTicked] = useState<ReadonlyMap<number, AgendaWarning[]>>(new Map())
  const accepted = useMemo(
    () => new Map([...ticked].map(([place, warnings]) => [place, warnings.map(({ key }) => key)])),
    [ticked],
  )
  const asked = useRested(JSON.stringify([choices, [...accepted]]), REST_MS)
  const rows = rowsToSend(inWords, choices, { accepted, words })
  const isEmpty = rows.length === 0
  const preview = useQuery({
    queryKey: agendaKeys.preview(file.id, asked),
    queryFn: ({ signal }) => {
      // What is only kept needs no judging.
      const judged = rows.map(({ notes: _notes, email: _email, ...row }) => row)
      const body = { id: file.id, past: choices.past, rows: judged }
      return call(previewImport, { body, signal, timeoutMs })
    },
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const verdict = preview.data ?? (isEmpty ? noVerdict : undefined)
  const saving = useMutation({
    mutationFn: (remind: boolean) =>
      call(saveImport, {
        body: { id: file.id, name: file.name, kind: file.read.kind, past: choices.past, remind, rows },
        timeoutMs,
      }),
    onSuccess: async ({ import: done }) => {
      onDone(done)
      await client.invalidateQueries({ queryKey: agendaKeys.all })
    },
  })

  /** Conflicts as they are shown: those that stay out, and those that were ticked and come. */
  const conflicts = useMemo(() => {
    const all = new Map(ticked)
    for (const { row, warnings } of verdict?.conflicts ?? []) all.set(row, warnings)
    return [...all]
      .map(([place, warnings]) => {
        const said = accepted.get(place)
        return {
          place,
          warnings,
          isTicked: said !== undefined && warnings.every(({ key }) => said.includes(key)),
        }
      })
      .toSorted((one, other) => one.place - other.place)
  }, [ticked, verdict, accepted])

  const tick = (places: readonly number[], on: boolean) => {
    const shown = new Map(conflicts.map(({ place, warnings }) => [place, warnings]))
    const next = new Map(ticked)
    for (const place of places) {
      if (on) next.set(place, shown.get(place) ?? [])
      else next.delete(place)
    }
    setTicked(next)
  }
  return {
    choices,
    /** Ticks belong to what was chosen: another agenda has other conflicts. */
    choose(change: Partial<ImportChoices>) {
      setChoices({ ...choices, ...change })
      if (change.agendaId !== undefined || change.people) setTicked(new Map())
    },
    preview,
    verdict,
    /** What is shown is of the choices before. */
    isChecking: preview.isFetching || asked !== JSON.stringify([choices, [...accepted]]),
    conflicts,
    tick,
    saving,
  }
}
