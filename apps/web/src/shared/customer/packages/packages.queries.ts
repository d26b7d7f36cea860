import {
  closePackage,
  customerPackages,
  payPackage,
  sellPackage,
  type Package,
} from '@balcao/contract/scheduling'
import type { BodyInputOf } from '@balcao/contract'
import { normalizePhone } from '@balcao/domain/company'
import type { PaymentMethod } from '@balcao/domain/orders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { logFailure } from '../../../lib/log'
import { useLiveEvent } from '../../../lib/live/live-provider'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { notify } from '../../../ui/notices/notify'
import { useMay } from '../../role/role-scope'
import { packagesTexts } from './texts'

/** Under it all that is known of packages is kept, with the rest of the agenda. */
const packagesKey = ['scheduling', 'packages'] as const

/** The packages of who has this phone, as typed, and what is sold; asked once the phone is complete. Live events keep it current. */
export function usePackages(phone: string) {
  const client = useQueryClient()
  const mayRead = useMay('scheduling.packages')
  const digits = normalizePhone(phone)
  const readAgain = () => void client.invalidateQueries({ queryKey: packagesKey })
  useLiveEvent('APPOINTMENT_UPSERT', ({ appointment }) => appointment.package && readAgain())
  useLiveEvent('APPOINTMENT_REMOVED', readAgain)
  useLiveEvent('AGENDA_CHANGED', ({ what }) => (what === 'packages' || what === 'settings') && readAgain())
  return useQuery({
    queryKey: [...packagesKey, digits],
    queryFn: ({ signal }) => call(customerPackages, { query: { phone: digits }, signal }),
    enabled: mayRead && digits.length >= 10,
    refetchOnMount: 'always',
  })
}

/** What can be done with a package; each says what came of it. */
export function usePackageActs() {
  const client = useQueryClient()
  const t = useTexts(packagesTexts)
  const errorText = useErrorText()
  const told = (done: 'done' | 'soldDone') => ({
    onSuccess: () => notify.success(t(done)),
    onError: (error: unknown) => {
      logFailure('a package was not changed', error)
      notify.error(errorText(error, t('failed')))
    },
    onSettled: () => client.invalidateQueries({ queryKey: packagesKey }),
  })
  const sell = useMutation({
    mutationFn: (body: BodyInputOf<typeof sellPackage>): Promise<Package> => call(sellPackage, { body }),
    ...told('soldDone'),
  })
  const pay = useMutation({
    mutationFn: ({ id, method }: { id: string; method: PaymentMethod | null }) =>
      call(payPackage, { params: { id }, body: { method } }),
    ...told('done'),
  })
  const close = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(closePackage, { params: { id }, body: { reason } }),
    ...told('done'),
  })
  return { sell, pay, close, isBusy: sell.isPending || pay.isPending || close.isPending }
}
