import type { Appointment } from '@balcao/contract/scheduling'
import {
  Ban,
  CalendarCheck,
  CheckCheck,
  Ellipsis,
  Pencil,
  RotateCcw,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Menu } from '../../../ui/choices/menu'
import { CancelDialog } from '../acts/cancel-dialog'
import { useAppointmentActs } from '../acts/use-appointment-acts'
import { useMayWorkIn } from '../../data/own-agenda'
import { schedulingTexts } from '../../texts'
import { stepsOf, type StatusStep } from '../../words/status-steps'

const stepIcons: Record<StatusStep['id'], LucideIcon> = {
  confirm: CalendarCheck,
  complete: CheckCheck,
  noShow: UserX,
  unconfirm: RotateCcw,
  takeBack: RotateCcw,
  reopen: RotateCcw,
  cancel: Ban,
}

interface AppointmentMenuProps {
  appointment: Appointment
  /** Epoch milliseconds. */
  now: number
  className?: string
  onOpen: (id: string) => void
}

/** What can be done with an appointment where it stands in a list. */
export function AppointmentMenu({ appointment, now, className = '', onOpen }: AppointmentMenuProps) {
  const t = useTexts(schedulingTexts)
  const acts = useAppointmentActs()
  const mayWorkIn = useMayWorkIn()
  const [cancelling, setCancelling] = useState<StatusStep | null>(null)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('actionsOf', { client: appointment.client })}
            disabled={acts.busy !== null}
            icon={<Ellipsis size={22} aria-hidden="true" />}
            className={className}
          />
        }
        groups={[
          [
            {
              id: 'edit',
              label: t(mayWorkIn(appointment.agenda_id) ? 'edit' : 'look'),
              icon: <Pencil size={18} aria-hidden="true" />,
              onSelect: () => onOpen(appointment.id),
            },
          ],
          (mayWorkIn(appointment.agenda_id) ? stepsOf(appointment, now) : []).map((step) => {
            const Icon = stepIcons[step.id]
            return {
              id: step.id,
              label: t(`step_${step.id}`),
              icon: <Icon size={18} aria-hidden="true" />,
              danger: step.asks,
              onSelect: () => (step.asks ? setCancelling(step) : void acts.take(appointment, step)),
            }
          }),
        ]}
      />
      {cancelling && (
        <CancelDialog
          appointment={appointment}
          onClose={() => setCancelling(null)}
          onConfirm={() => {
            setCancelling(null)
            void acts.take(appointment, cancelling)
          }}
        />
      )}
    </>
  )
}
