import type { Appointment } from '@balcao/contract/scheduling'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { LinkButton } from '../../../ui/buttons/link-button'
import { useZone } from '../../data/time/use-zone'
import { ClassDialog } from './class-dialog'
import { classKey } from './class-times'
import { classTexts } from './texts'

/** The way from an appointment to the class that it is in; nothing for one that stands alone. */
export function ClassLink({
  appointment,
  onOpen,
}: {
  appointment: Appointment
  onOpen: (id: string) => void
}) {
  const t = useTexts(classTexts)
  const zone = useZone()
  const [open, setOpen] = useState(false)
  if (appointment.seat === undefined || appointment.status === 'cancelled') return null
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{t('show')}</LinkButton>
      {open && (
        <ClassDialog
          of={classKey(appointment)}
          zone={zone}
          onOpen={(id) => {
            setOpen(false)
            if (id !== appointment.id) onOpen(id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
