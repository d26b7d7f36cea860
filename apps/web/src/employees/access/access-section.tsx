import type { Employee } from '@balcao/contract/employees'
import { formatDeviceCode, formatPin } from '@balcao/domain/employees'
import { KeyRound, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { notify } from '../../ui/notices/notify'
import { Time } from '../../ui/values/time'
import { employeesTexts } from '../texts'
import type { SignsInAs } from '../employees.queries'
import { AccessFacts } from './access-facts'
import { isPaused } from './is-paused'
import { RoleDialog } from './role-dialog'
import { ShownOnceDialog } from './shown-once-dialog'
import { useAccessActs } from './use-access-acts'

type Asked = 'give' | 'newPin' | 'change' | 'remove' | null

/** 'Acesso ao sistema': whether this employee signs in, as what, and what the owner can do about it. */
export function AccessSection({ employee, zone }: { employee: Employee; zone: string }) {
  const t = useTexts(employeesTexts)
  const mayGive = useMay('employees.giveAccess')
  const mayOpen = useMay('employees.openDevice')
  const [asked, setAsked] = useState<Asked>(null)
  const [pin, setPin] = useState<string | null>(null)
  const [deviceCode, setDeviceCode] = useState<string | null>(null)
  const { busy, give, change, remove, openDevice } = useAccessActs(employee.id)
  const { access, nome, status } = employee
  const close = () => setAsked(null)

  const giveTo = async (as: SignsInAs) => {
    const given = await give(as)
    close()
    if (given) setPin(given.pin)
  }
  const changeTo = async (as: SignsInAs) => {
    if (await change(as)) close()
  }
  const open = async () => {
    const opened = await openDevice()
    if (opened) setDeviceCode(opened.code)
  }
  const takeAway = async () => {
    if (await remove()) notify.success(t('accessRemoved', { name: nome }))
    close()
  }
  return (
    <section aria-label={t('access')} className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-lg">{t('access')}</h3>
      {access ? (
        <AccessFacts access={access} zone={zone} />
      ) : (
        <p className="text-ink-soft">{t('noAccess')}</p>
      )}
      {access && isPaused(access) && (
        <Callout kind="warning">
          {t('accessPaused')} <Time at={access.paused_until!} zone={zone} show="both" />.
        </Callout>
      )}
      {mayOpen && access && (
        <Button
          kind="secondary"
          className="justify-self-start"
          icon={<MonitorSmartphone size={18} aria-hidden="true" />}
          busy={busy && asked === null}
          onClick={() => void open()}
        >
          {t('openDevice')}
        </Button>
      )}
      {!mayGive && <p className="text-sm text-ink-soft">{t('accessByOwner')}</p>}
      {mayGive && !access && status !== 'inativo' && (
        <Button
          className="justify-self-start"
          icon={<KeyRound size={18} aria-hidden="true" />}
          onClick={() => setAsked('give')}
        >
          {t('giveAccess')}
        </Button>
      )}
      {mayGive && access && (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => setAsked('newPin')}>
            {t('newPin')}
          </Button>
          <Button kind="secondary" onClick={() => setAsked('change')}>
            {t('changeRole')}
          </Button>
          <Button kind="danger" onClick={() => setAsked('remove')}>
            {t('removeAccess')}
          </Button>
        </div>
      )}
      {asked === 'give' && (
        <RoleDialog
          title={t('giveTitle', { name: nome })}
          text={t('giveText')}
          confirm={t('giveConfirm')}
          first={{ role: 'atendente', sees_colleagues: false }}
          busy={busy}
          onClose={close}
          onChosen={(as) => void giveTo(as)}
        />
      )}
      {asked === 'change' && access && (
        <RoleDialog
          title={t('changeTitle', { name: nome })}
          text={t('changeText')}
          confirm={t('changeRole')}
          first={access}
          busy={busy}
          onClose={close}
          onChosen={(as) => void changeTo(as)}
        />
      )}
      <ConfirmDialog
        open={asked === 'newPin'}
        title={t('newPinTitle', { name: nome })}
        description={t('newPinText')}
        keep={t('keep')}
        confirm={t('newPin')}
        busy={busy}
        onClose={close}
        onConfirm={() => access && void giveTo(access)}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('removeTitle', { name: nome })}
        description={t('removeText')}
        keep={t('keep')}
        confirm={t('removeAccess')}
        busy={busy}
        onClose={close}
        onConfirm={() => void takeAway()}
      />
      {pin !== null && (
        <ShownOnceDialog
          title={t('pinTitle', { name: nome })}
          text={t('pinText')}
          secret={formatPin(pin)}
          warning={t('pinOnce')}
          words={{ copy: t('pinCopy'), copied: t('pinCopied'), copyFailed: t('pinCopyFailed') }}
          onClose={() => setPin(null)}
        />
      )}
      {deviceCode !== null && (
        <ShownOnceDialog
          title={t('deviceCodeTitle', { name: nome })}
          text={t('deviceCodeText')}
          secret={formatDeviceCode(deviceCode)}
          warning={t('deviceCodeOnce')}
          words={{
            copy: t('deviceCodeCopy'),
            copied: t('deviceCodeCopied'),
            copyFailed: t('deviceCodeCopyFailed'),
          }}
          onClose={() => setDeviceCode(null)}
        />
      )}
    </section>
  )
}
