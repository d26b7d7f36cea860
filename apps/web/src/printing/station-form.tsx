import { changeStation, registerStation, type PrintStation } from '@balcao/contract/printing'
import {
  codePages,
  paperWidths,
  type CodePage,
  type CopyKind,
  type PaperWidth,
} from '@balcao/domain/printing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { call } from '../lib/http/api'
import { Field } from '../ui/fields/field'
import { FormDialog } from '../ui/dialogs/form-dialog'
import { Segmented } from '../ui/choices/segmented'
import { Select } from '../ui/choices/select'
import { CopyChoice } from './copy-choice'
import { printingKeys } from './printing.queries'
import { printingTexts } from './texts'
import { TextField } from '../ui/fields/text-field'

interface StationFormProps {
  kind: PrintStation['kind']
  /** The station to change; a new one without it. */
  station?: PrintStation
  onClose: () => void
  /** A new station; `key` for an agent, shown once. */
  onRegistered: (station: PrintStation, key: string | null) => void
}

const usualColumns: Record<PaperWidth, number> = { '58': 32, '80': 48 }

/** A station's name and printer: paper, columns, code page (agents only; a browser prints pictures) and copies. */
export function StationForm({ kind, station, onClose, onRegistered }: StationFormProps) {
  const t = useTexts(printingTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [name, setName] = useState(station?.name ?? t(kind === 'agent' ? 'nameAgent' : 'nameBrowser'))
  const [paper, setPaper] = useState<PaperWidth>(station?.paper ?? '80')
  const [columns, setColumns] = useState(String(station?.columns ?? usualColumns['80']))
  const [codePage, setCodePage] = useState<CodePage>(station?.code_page ?? 'cp850')
  const [copies, setCopies] = useState<CopyKind[]>(station?.copies ?? ['kitchen', 'counter', 'delivery'])

  const count = Number(columns)
  const columnsFit = /^\d+$/.test(columns) && count >= 24 && count <= 64
  const save = useMutation({
    async mutationFn() {
      const body = { name: name.trim(), paper, columns: count, code_page: codePage, copies }
      if (station)
        return { station: await call(changeStation, { params: { stationId: station.id }, body }), key: null }
      return call(registerStation, { body: { kind, ...body } })
    },
    async onSuccess(saved) {
      await client.invalidateQueries({ queryKey: printingKeys.stations })
      if (!station) onRegistered(saved.station, saved.key)
      onClose()
    },
  })
  const submit = () => {
    setAsked(true)
    if (name.trim() !== '' && copies.length > 0 && columnsFit) save.mutate()
  }
  const choosePaper = (next: PaperWidth) => {
    setPaper(next)
    setColumns(String(usualColumns[next]))
  }

  return (
    <FormDialog
      title={t(station ? 'editStation' : kind === 'agent' ? 'newStation' : 'browserStation')}
      words={{ cancel: t('cancel'), save: t(station ? 'save' : 'register') }}
      busy={save.isPending}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        error={asked && name.trim() === '' ? t('nameMissing') : undefined}
        maxLength={60}
        value={name}
        onValueChange={setName}
      />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-semibold">
          {t('paper')}
        </span>
        <Segmented
          label={t('paper')}
          options={paperWidths.map((id) => ({ id, content: `${id} mm` }))}
          selected={paper}
          onSelect={choosePaper}
        />
      </div>
      <TextField
        label={t('columns')}
        hint={t('columnsHint')}
        error={asked && !columnsFit ? t('columnsInvalid') : undefined}
        inputMode="numeric"
        maxLength={2}
        value={columns}
        onValueChange={(typed) => setColumns(typed.replace(/[.,].*|\D/g, ''))}
      />
      {kind === 'agent' && (
        <Field label={t('codePage')} hint={t('codePageHint')}>
          {(ids) => (
            <Select
              {...ids}
              value={codePage}
              onChange={(event) => setCodePage(event.target.value as CodePage)}
              options={codePages.map((value) => ({ value, label: t(`codePage_${value}`) }))}
            />
          )}
        </Field>
      )}
      <CopyChoice
        label={t('copies')}
        chosen={copies}
        onChange={setCopies}
        error={asked && copies.length === 0 ? t('copiesMissing') : undefined}
      />
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {save.isError && errorText(save.error, t('saveFailed'))}
      </p>
    </FormDialog>
  )
}
