import { exportRows, planImport, type Catalogue, type ImportPlan } from '@balcao/domain/catalogue'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { notify } from '../../ui/notices/notify'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'
import { MAX_CSV_BYTES, readCsv, textOfFile, writeCsv } from '../../lib/browser/csv-file'
import { FileChoice } from '../../ui/choices/file-choice'
import { Figure } from '../../ui/values/figure'
import { LineList } from '../../ui/values/line-list'
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

/** A spreadsheet out, and one in: first what it would do and which lines are bad, then the import, in one step. */
export function CsvDialog({ catalogue, onClose }: CsvDialogProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const [file, setFile] = useState<ReadFile | null>(null)
  const [failed, setFailed] = useState<'csvUnreadable' | 'csvTooLarge' | null>(null)
  const plan = useMemo(
    () => (file ? planImport(file.rows, catalogue, { now: file.now }) : null),
    [file, catalogue],
  )

  const take = async (chosen: File) => {
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
          <FileChoice
            accept=".csv,text/csv,text/plain"
            label={t('chooseCsv')}
            hint={t('dropCsv')}
            isChosen={file !== null}
            onFile={(chosen) => void take(chosen)}
          />
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
          <LineList
            label={t('badLinesList')}
            lines={problems.map(({ line, column, code }) => ({
              key: `${line} ${column} ${code}`,
              where: t('lineNth', { line }),
              what: t(`csv_${code}`, { column }),
            }))}
            more={(count) => t('andMore', { count })}
          />
        </div>
      )}
    </div>
  )
}
