import { exportRows, planImport, type Catalogue, type ImportPlan } from '@balcao/domain/catalogue'
import { Download, FileUp } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { notify } from '../../ui/notices/notify'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'
import { MAX_CSV_BYTES, readCsv, textOfFile, writeCsv } from '../../shared/csv/csv-file'
import { saveFile } from '../../lib/browser/save-file'

interface CsvDialogProps {
  catalogue: Catalogue
  onClose: () => void
}

interface ReadFile {
  name: string
  rows: string[][]
  /** When it was read: the ids of what it adds come from it. */
  now: number
}

const mostProblems = 100

/** A spreadsheet out, and one in: first what it would do and which lines are bad, then the import, in one step. */
export function CsvDialog({ catalogue, onClose }: CsvDialogProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ReadFile | null>(null)
  const [failed, setFailed] = useState<'csvUnreadable' | 'csvTooLarge' | null>(null)
  const [over, setOver] = useState(false)
  const plan = useMemo(
    () => (file ? planImport(file.rows, catalogue, { now: file.now }) : null),
    [file, catalogue],
  )

  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    setFile(null)
    if (chosen.size > MAX_CSV_BYTES) return setFailed('csvTooLarge')
    try {
      const rows = await readCsv(await textOfFile(chosen))
      setFailed(null)
      setFile({ name: chosen.name, rows, now: Date.now() })
    } catch (error) {
      logFailure('a CSV file could not be read', error)
      setFailed('csvUnreadable')
    }
  }
  const exportNow = async () => {
    try {
      saveFile('cardapio.csv', await writeCsv(exportRows(catalogue)), 'text/csv;charset=utf-8')
    } catch (error) {
      logFailure('the CSV file could not be made', error)
      notify.error(t('exportFailed'))
    }
  }
  const apply = () => {
    if (!file || !plan) return
    store.edit((current) => planImport(file.rows, current, { now: file.now }).changes, {
      purpose: 'import',
      section: 'cardapio',
      label: t('imported', { count: plan.added + plan.changed }),
    })
    onClose()
  }

  return (
    <SidePanel
      onClose={onClose}
      title={t('importExport')}
      footer={
        plan && (
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button kind="secondary" onClick={() => setFile(null)}>
              {t('otherFile')}
            </Button>
            <Button disabled={plan.changes.length === 0} onClick={apply}>
              {t('importNow', { count: plan.added + plan.changed })}
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-7">
        <section aria-label={t('exportTitle')} className="grid justify-items-start gap-2">
          <h3 className="text-lg">{t('exportTitle')}</h3>
          <p className="text-ink-soft">{t('exportHint')}</p>
          <Button
            kind="secondary"
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => void exportNow()}
          >
            {t('exportCsv')}
          </Button>
        </section>
        <section aria-label={t('importTitle')} className="grid gap-3 border-t border-line pt-6">
          <h3 className="text-lg">{t('importTitle')}</h3>
          <p className="text-ink-soft">{t('importHint')}</p>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={t('chooseCsv')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          {!file && (
            <button
              type="button"
              onClick={() => input.current?.click()}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(true)
              }}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(false)
                void take(event.dataTransfer.files[0])
              }}
              className={`grid min-h-32 justify-items-center gap-2 rounded-lg border-2 border-dashed p-6 font-semibold transition-colors ${
                over
                  ? 'border-accent bg-accent-tint text-accent-ink'
                  : 'border-line-strong bg-canvas hover:bg-sunken'
              }`}
            >
              <FileUp size={28} aria-hidden="true" className="text-ink-soft" />
              {t('chooseCsv')}
              <span className="font-normal text-ink-soft">{t('dropCsv')}</span>
            </button>
          )}
          {failed && (
            <Callout kind="danger" live>
              {t(failed)}
            </Callout>
          )}
          {file && plan && <DryRun name={file.name} plan={plan} />}
        </section>
      </div>
    </SidePanel>
  )
}

/** What the import would do; nothing is written yet. */
function DryRun({ name, plan }: { name: string; plan: ImportPlan }) {
  const t = useTexts(catalogueTexts)
  const { added, changed, unchanged, problems } = plan
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-3">
        <p className="font-semibold break-words">{t('dryRunOf', { name })}</p>
        <dl className="grid grid-cols-3 gap-2 text-center">
          <Figure label={t('rowsNew')} value={added} />
          <Figure label={t('rowsChanged')} value={changed} />
          <Figure label={t('rowsSame')} value={unchanged} />
        </dl>
      </div>
      {plan.changes.length === 0 && <Callout>{t('nothingToImport')}</Callout>}
      {problems.length > 0 && (
        <div className="grid gap-2">
          <Callout kind="warning">{t('badLines', { count: problems.length })}</Callout>
          <ul aria-label={t('badLinesList')} className="grid gap-1">
            {problems.slice(0, mostProblems).map(({ line, column, code }) => (
              <li key={`${line} ${column} ${code}`} className="flex gap-2 border-t border-line py-1.5">
                <span className="shrink-0 font-semibold tabular-nums">{t('lineNth', { line })}</span>
                <span className="min-w-0 break-words">{t(`csv_${code}`, { column })}</span>
              </li>
            ))}
          </ul>
          {problems.length > mostProblems && <p>{t('andMore', { count: problems.length - mostProblems })}</p>}
        </div>
      )}
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-md bg-sunken px-2 py-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold tabular-nums">{value}</dd>
    </div>
  )
}
