import { claimPrintJobs, reportPrint, startSending } from '@balcao/contract/printing'
import { useEffect, useRef } from 'react'
import { textsNow } from '../i18n/language'
import { call } from '../lib/http/api'
import { hasCode } from '../lib/http/api-error'
import { holdLock } from '../lib/browser/hold-lock'
import { useLiveEvent, useLiveState } from '../lib/live/live-provider'
import { logFailure } from '../lib/log'
import { setOwnStation, useOwnStation } from './own-station'
import { prepareSheet } from './prepare-sheet'
import { printWaiting, type StationCalls } from './print-waiting'
import { printingTexts } from './texts'

const lookEveryMs = 15_000

/** Prints for the company while this browser is one of its stations; of its tabs one does. Mount it once. */
export function PrintStation({ company }: { company: string }) {
  const stationId = useOwnStation(company)
  return stationId ? <RunningStation key={stationId} company={company} stationId={stationId} /> : null
}

function RunningStation({ company, stationId }: { company: string; stationId: string }) {
  const look = useRef(() => {})
  useEffect(() => {
    let stop = () => {}
    const release = holdLock(`balcao.printing.${stationId}`, () => {
      const calls = callsOf(stationId)
      const run = oneAtATime(() => printNow(company, calls))
      const timer = setInterval(run, lookEveryMs)
      look.current = run
      stop = () => clearInterval(timer)
      run()
    })
    return () => {
      look.current = () => {}
      stop()
      release()
    }
  }, [company, stationId])

  const live = useLiveState()
  useEffect(() => {
    if (live === 'live') look.current()
  }, [live])
  useLiveEvent('PRINT_QUEUED', () => look.current())
  useLiveEvent('PRINT_CHANGED', ({ job }) => {
    if (job.state === 'pending') look.current()
  })
  return null
}

async function printNow(company: string, calls: StationCalls) {
  try {
    await printWaiting(calls)
  } catch (error) {
    logFailure('the print queue could not be read', error)
    if (hasCode(error, 'STATION_NOT_FOUND')) setOwnStation(company, null)
  }
}

function callsOf(stationId: string): StationCalls {
  const ours = (attempt: number) => ({ station_id: stationId, attempt })
  let starting = true
  return {
    async claim() {
      const jobs = await call(claimPrintJobs, { params: { stationId }, body: { wait: 0, starting } })
      starting = false
      return jobs
    },
    async prepare({ svg }) {
      if (svg === null) throw new Error('The job brings nothing that a browser can print')
      return prepareSheet(svg, textsNow(printingTexts)('frameTitle'))
    },
    async announce({ id, attempt }) {
      await call(startSending, { params: { jobId: id }, body: ours(attempt) })
    },
    async report({ id, attempt }, outcome) {
      const detail = outcome === 'failed' ? textsNow(printingTexts)('frameFailed') : null
      await call(reportPrint, { params: { jobId: id }, body: { ...ours(attempt), outcome, detail } })
    },
  }
}

/** Runs `work` when asked; asked while it runs, once more afterwards. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      await work()
    } while (again)
    running = false
  }
  return () => void run()
}
