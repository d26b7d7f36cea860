import { useCallback, useEffect, useState } from 'react'
import type { BookingStep } from './choice'

const hashes: Record<BookingStep, string> = {
  when: '',
  service: '#servico',
  add: '#adicionar',
  confirm: '#confirmacao',
}

/**
 * The step that the address asks for, so that a phone's back button goes one step back and a reload stays where it was.
 * `back` uses the browser's own way back where this page made the entry; else it changes the address in place.
 */
export function useStep() {
  const [wanted, setWanted] = useState(stepInAddress)
  useEffect(() => {
    const follow = () => setWanted(stepInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const go = useCallback((step: BookingStep) => {
    if (stepInAddress() !== step) history.pushState({ from: stepInAddress() }, '', addressOf(step))
    setWanted(step)
  }, [])

  const back = useCallback((step: BookingStep) => {
    if ((history.state as { from?: unknown } | null)?.from === step) return history.back()
    history.replaceState(null, '', addressOf(step))
    setWanted(step)
  }, [])

  const restart = useCallback(() => {
    history.replaceState(null, '', addressOf('when'))
    setWanted('when')
  }, [])

  return { wanted, go, back, restart }
}

function stepInAddress(): BookingStep {
  const found = Object.entries(hashes).find(([, hash]) => hash !== '' && hash === location.hash)
  return (found?.[0] as BookingStep | undefined) ?? 'when'
}

const addressOf = (step: BookingStep) => `${location.pathname}${location.search}${hashes[step]}`
