import type { Agenda, AgendaImport } from '@balcao/contract/scheduling'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { saveFile } from '../../lib/browser/save-file'
import { useFocusSoon } from '../../lib/hooks/use-focus-soon'
import { newId } from '../../lib/new-id'
import { logFailure } from '../../lib/log'
import { writeCsv } from '../../lib/browser/csv-file'
import { FileChoice } from '../../ui/choices/file-choice'
import { Button } from '../../ui/buttons/button'
import { LinkButton } from '../../ui/buttons/link-button'
import { Callout } from '../../ui/notices/callout'
import { TitledCard } from '../../ui/page/titled-card'
import { Spinner } from '../../ui/waiting/spinner'
import type { Service } from '../data/services'
import { useZone } from '../data/time/use-zone'
import { ImportPreview } from './import-preview'
import { PastImports } from './past-imports'
import { readAgendaFile, type FileFailure } from './read-file'
import { importTexts, undoneWords, type ImportWords } from './texts'
import type { ChosenFile } from './use-import'
import { useUndoImport } from './use-undo-import'

interface ImportTabProps {
  agendas: readonly Agenda[]
  services: readonly Service[]
  /** Where the agenda is seen. */
  agendaHref: string
}

/** Bringing the agenda of another program along: a file, what would become of it, and what was brought before. */
export function ImportTab({ agendas, services, agendaHref }: ImportTabProps) {
  const t = useTexts(importTexts)
  const errorText = useErrorText()
  const zone = useZone()
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [reading, setReading] = useState(false)
  const [failure, setFailure] = useState<FileFailure | null>(null)
  const [done, setDone] = useState<AgendaImport | null>(null)
  const undoing = useUndoImport((undone) => undone && setDone(undone))
  const place = useRef<HTMLDivElement>(null)
  const focusSoon = useFocusSoon(place)

  const take = async (chosen: File) => {
    setReading(true)
    setFailure(null)
    setDone(null)
    try {
      const readAt = Date.now()
      const read = await readAgendaFile(chosen, { zone, now: readAt })
      if (typeof read === 'string') return setFailure(read)
      setFile({ name: chosen.name.slice(0, 200) || '.', id: newId(), read, readAt })
      focusSoon('[data-preview]')
    } catch (error) {
      logFailure('a file of another agenda could not be read', error)
      setFailure('unreadable')
    } finally {
      setReading(false)
    }
  }
  const saveModel = async () => {
    const { modelTable } = await import('@balcao/domain/agenda-import/reading')
    saveFile(t('modelName'), await writeCsv(modelTable), 'text/csv;charset=utf-8')
  }
  const leave = () => {
    setFile(null)
    focusSoon('button')
  }

  return (
    <div ref={place} className="grid grid-cols-1 gap-4">
      <TitledCard title={t('title')} text={t('intro')}>
        {undoing.error && (
          <Callout kind="danger" live>
            {errorText(undoing.error, t('undoFailed'))}
          </Callout>
        )}
        {done && (
          <Callout
            kind="success"
            live
            actions={
              !done.undone && (
                <>
                  <Link
                    to={agendaHref}
                    className="inline-flex min-h-11 items-center px-2 font-semibold underline"
                  >
                    {t('see')}
                  </Link>
                  <Button kind="secondary" busy={undoing.isPending} onClick={() => undoing.mutate(done.id)}>
                    {t('undo')}
                  </Button>
                </>
              )
            }
          >
            {done.undone ? undoneWords(t, done.undone) : savedWords(t, done)}
          </Callout>
        )}
        {!file && (
          <>
            <FileChoice
              accept=".ics,.csv,text/calendar,text/csv,text/plain"
              label={t('choose')}
              hint={t('drop')}
              isChosen={reading}
              onFile={(chosen) => void take(chosen)}
            />
            {reading && (
              <p role="status" className="flex min-h-32 items-center justify-center gap-3">
                <Spinner size={20} />
                {t('reading')}
              </p>
            )}
            {failure && (
              <Callout kind="danger" live>
                {t(`failed_${failure}`)}
              </Callout>
            )}
            <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
              <li>{t('howGoogle')}</li>
              <li>{t('howOutlook')}</li>
              <li>{t('howOther')}</li>
            </ul>
            <LinkButton className="justify-self-start" onClick={() => void saveModel()}>
              <Download size={18} aria-hidden="true" />
              {t('model')}
            </LinkButton>
          </>
        )}
        {file && (
          <ImportPreview
            key={file.id}
            file={file}
            agendas={agendas}
            services={services}
            onLeave={leave}
            onDone={(saved) => {
              setDone(saved)
              leave()
            }}
          />
        )}
      </TitledCard>
      <PastImports />
    </div>
  )
}

function savedWords(t: ImportWords, { came, left_out }: AgendaImport): string {
  const saved = t('done', { count: came })
  return left_out > 0 ? `${saved} ${t('doneLeft', { count: left_out })}` : saved
}
