import { useEffect } from 'react'
import { useTexts } from '../../../i18n/language'
import { notifyAgenda } from './notify-agenda'
import { schedulingTexts } from '../../texts'

/** Tells that the appointments could not be loaded, once however many parts of the screen failed (APPT-45). */
export function useLoadFailure(error: Error | null) {
  const t = useTexts(schedulingTexts)
  useEffect(() => {
    if (error) notifyAgenda.error(t('loadFailed'), 'agenda load')
  }, [error, t])
}
