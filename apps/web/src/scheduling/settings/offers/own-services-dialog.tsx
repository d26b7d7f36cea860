import type { Agenda } from '@balcao/contract/scheduling'
import { formatBrl } from '@balcao/domain/money'
import { useId, useState } from 'react'
import { commonTexts } from '../../../i18n/common-texts'
import { useTexts } from '../../../i18n/language'
import { ConflictDialog } from '../../../shared/edit/conflict-dialog'
import { FormDialog } from '../../../ui/dialogs/form-dialog'
import { Skeleton } from '../../../ui/waiting/skeleton'
import { useServices } from '../../data/agenda.queries'
import { NoServices } from '../../appointments/parts/no-services'
import { schedulingTexts } from '../../texts'
import { durationWords } from '../../words/duration-words'
import { clashWords } from '../clash-words'
import { serviceOf, withAll, withService, type OffersDraft, type OffersField } from './offers-draft'
import { OwnServiceRow } from './own-service-row'
import { useOffersEdit } from './use-offers-edit'

interface OwnServicesDialogProps {
  name: string
  employeeId: string
  agenda: Agenda
  onClose: () => void
}

/** What somebody does: every service, or the chosen ones; each as long and for as much as it is with them. */
export function OwnServicesDialog({ name, employeeId, agenda, onClose }: OwnServicesDialogProps) {
  const t = useTexts(schedulingTexts)
  const tCommon = useTexts(commonTexts)
  const id = useId()
  const services = useServices()
  const [opened] = useState(agenda)
  const known = services.data ?? []
  const nameOf = (field: OffersField) =>
    field === 'all'
      ? t('ownServicesWhich')
      : (known.find((service) => `service.${service.id}` === field)?.name ?? field.slice('service.'.length))
  const edit = useOffersEdit({ employeeId, agenda: opened, name, nameOf, onSaved: onClose })
  const draft = edit.draft!

  const linesOf = (field: OffersField, said: OffersDraft): string[] => {
    if (field === 'all') return [t(said.all ? 'ownServicesAll' : 'ownServicesSome')]
    const service = known.find((one) => `service.${one.id}` === field)
    const own = serviceOf(said, field.slice('service.'.length))
    if (!said.all && !own.does) return [t('no')]
    return [
      t('yes'),
      ...(own.duration === null ? [] : [durationWords(t, own.duration, service?.modality ?? 'tempo')]),
      ...Object.entries(own.prices).map(([type, cents]) => `${type}: ${formatBrl(cents)}`),
    ]
  }
  if (edit.conflict) {
    return (
      <ConflictDialog
        conflict={edit.conflict}
        t={(key) => t(clashWords[key])}
        nameOf={nameOf}
        linesOf={linesOf}
      />
    )
  }
  return (
    <FormDialog
      title={t('ownServicesTitle', { name })}
      description={t('ownServicesText')}
      words={{ cancel: tCommon('cancel'), save: t('ownServicesSave') }}
      width="wide"
      busy={edit.busy}
      disabled={!services.data}
      onSave={() => void edit.save()}
      onClose={onClose}
    >
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{t('ownServicesWhich')}</legend>
        {([true, false] as const).map((all) => (
          <label
            key={String(all)}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line px-3.5 font-medium has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="radio"
              name={id}
              checked={draft.all === all}
              onChange={() =>
                edit.change((now) =>
                  withAll(
                    now,
                    all,
                    known.map((service) => service.id),
                  ),
                )
              }
              className="size-5 shrink-0 accent-accent"
            />
            {t(all ? 'ownServicesAll' : 'ownServicesSome')}
          </label>
        ))}
      </fieldset>
      {!services.data && <Skeleton className="h-40" />}
      {services.data?.length === 0 && <NoServices />}
      <ul>
        {known.map((service) => (
          <OwnServiceRow
            key={service.id}
            service={service}
            own={serviceOf(draft, service.id)}
            onDoes={
              draft.all ? undefined : (does) => edit.change((now) => withService(now, service.id, { does }))
            }
            onChange={(change) => edit.change((now) => withService(now, service.id, change))}
          />
        ))}
      </ul>
    </FormDialog>
  )
}
