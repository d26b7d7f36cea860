import type { SlotRefusal } from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import { Problem } from '../../../platform/http/problems'

const refusals: Record<
  Exclude<SlotRefusal, 'taken' | 'past'>,
  { path: 'date' | 'time'; mensagem: string }
> = {
  closed: { path: 'date', mensagem: 'Este dia está fechado para agendamentos' },
  unavailable: { path: 'date', mensagem: 'Este dia está marcado como indisponível' },
  too_far: { path: 'date', mensagem: 'Este dia ainda não está aberto para agendamentos' },
  too_soon: {
    path: 'time',
    mensagem: 'Este horário está muito próximo para ser agendado. Escolha outro horário',
  },
  not_a_start: { path: 'time', mensagem: 'Este horário está fora do horário de atendimento' },
  too_long: { path: 'time', mensagem: 'O serviço não termina dentro do horário de atendimento' },
}

/**
 * What is answered to a start that cannot be had (APPT-35 to APPT-37, AVAIL-17): SLOT_TAKEN where somebody else has it,
 * else APPOINTMENT_INVALID naming `date` or `time`. `start` and `now` are epoch milliseconds.
 */
export function startProblem(
  refusal: SlotRefusal,
  { start, now, zone }: { start: number; now: number; zone: string },
): Problem {
  if (refusal === 'taken') return new Problem('SLOT_TAKEN')
  const field = refusal === 'past' ? pastField(start, now, zone) : refusals[refusal]
  return new Problem('APPOINTMENT_INVALID', { mensagem: field.mensagem, fields: [field] })
}

/** Said of the time where the date is today, as the form says it. */
function pastField(start: number, now: number, zone: string) {
  const path = dateIn(start, zone) < dateIn(now, zone) ? 'date' : 'time'
  return { path, mensagem: 'Data e hora não podem ser no passado' }
}
