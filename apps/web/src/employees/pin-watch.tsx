import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/language'
import { useLiveEvent } from '../lib/live/live-provider'
import { notify } from '../ui/notices/notify'
import { employeesKey } from './employees.queries'
import { employeesTexts } from './texts'

/** Says on every screen that strangers guessed at an employee's PIN. Mount it once, for who may open a new device. */
export function PinWatch() {
  const t = useTexts(employeesTexts)
  const client = useQueryClient()
  useLiveEvent('PIN_PAUSED', ({ employee, network }) => {
    notify.error(t('pinPaused', { name: employee.nome, network }))
    void client.invalidateQueries({ queryKey: employeesKey })
  })
  return null
}
