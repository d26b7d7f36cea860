import { formatCnpj } from '@balcao/domain/company'
import { useEffect, useReducer, useRef, useState } from 'react'
import { logFailure } from '../../../lib/log'
import { storage } from '../../../lib/caches/storage'
import { findProgress, forgetProgress, keepProgress } from './kept-progress'
import { readSoFar } from './onboarding-calls'
import { useMenuFiles, type MenuFiles } from './use-menu-files'
import { emptyValues, valuesOf } from './values'
import { firstWizardState, wizardReducer, type WizardEvent, type WizardState } from './wizard-state'

export interface OnboardingSession {
  state: WizardState
  dispatch: (event: WizardEvent) => void
  files: MenuFiles
  /** False until it is known whether this browser began an onboarding before. */
  ready: boolean
  submittedBefore: boolean
  /** Reads what the server has of the lead whose code was just entered, and goes on from there. */
  enter: () => Promise<void>
}

/** The wizard with its memory: what was typed lies in this browser, what was sent lies on the server. */
export function useOnboarding(): OnboardingSession {
  const [state, dispatch] = useReducer(wizardReducer, undefined, firstWizardState)
  const [ready, setReady] = useState(false)
  const [submittedBefore, setSubmittedBefore] = useState(false)
  const files = useMenuFiles()

  const enter = async () => {
    const so = await readSoFar()
    if (!so) return
    const kept = findProgress(storage, so.cnpj, Date.now())
    files.start(so.files)
    setSubmittedBefore(so.submitted !== null)
    dispatch({
      type: 'restored',
      cnpj: formatCnpj(so.cnpj),
      lead: { name: so.nome_empresa, cnpj: so.cnpj, email: so.email },
      values: kept?.values ?? (so.submitted ? valuesOf(so.submitted) : emptyValues()),
      step: kept?.step ?? 'company',
    })
  }

  const first = useRef(enter)
  useEffect(() => {
    first
      .current()
      .catch((error: unknown) => logFailure('the onboarding so far could not be read', error))
      .finally(() => setReady(true))
  }, [])

  const { step, lead, proved, values } = state
  useEffect(() => {
    if (step === 'finished') forgetProgress(storage)
    else if (lead && proved && step !== 'lead')
      keepProgress(storage, { cnpj: lead.cnpj, step, values }, Date.now())
  }, [step, lead, proved, values])

  return { state, dispatch, files, ready, submittedBefore, enter }
}
