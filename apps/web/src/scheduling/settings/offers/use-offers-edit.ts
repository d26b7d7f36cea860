import { Agenda, setAgenda } from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { textsNow } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { currentOf } from '../../../shared/edit/rules/current-of'
import { useEdit, type EditState } from '../../../shared/edit/use-edit'
import { notifyAgenda } from '../../appointments/acts/notify-agenda'
import { tellFailure } from '../../appointments/acts/use-appointment-acts'
import { agendaKeys } from '../../data/agenda.queries'
import { schedulingTexts } from '../../texts'
import { offersDraft, offersFields, offersOf, type OffersDraft, type OffersField } from './offers-draft'

interface OffersEditOptions {
  employeeId: string
  /** As it stood when the form opened. */
  agenda: Agenda
  name: string
  nameOf: (field: OffersField) => string
  onSaved: () => void
}

/** The edit of what somebody does. */
export function useOffersEdit({
  employeeId,
  agenda,
  name,
  nameOf,
  onSaved,
}: OffersEditOptions): EditState<Agenda, OffersDraft, OffersField> {
  const client = useQueryClient()
  return useEdit<Agenda, OffersDraft, OffersField>({
    stored: agenda,
    start: { base: agenda, draft: offersDraft(agenda) },
    fields: offersFields,
    draftOf: offersDraft,
    versionOf: ({ version }) => version,
    send: (base, draft) =>
      call(setAgenda, {
        params: { employeeId },
        body: { offers: offersOf(draft), version: base.version },
      }),
    theirsOf: (error) => currentOf(error, 'AGENDA_CHANGED', Agenda),
    nameOf,
    onSaved(_, { isWhole }) {
      void client.invalidateQueries({ queryKey: agendaKeys.all })
      notifyAgenda.success(textsNow(schedulingTexts)('ownServicesSaved', { name }))
      if (isWhole) onSaved()
    },
    onFailure: tellFailure,
  })
}
