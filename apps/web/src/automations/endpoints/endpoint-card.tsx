import type { Endpoint } from '@balcao/contract/automations'
import { ChevronDown, ChevronUp, KeyRound, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { IconButton } from '../../ui/buttons/icon-button'
import { notify } from '../../ui/notices/notify'
import { Switch } from '../../ui/choices/switch'
import { useEndpointActs, useSendActs } from '../automations.queries'
import { automationTexts } from '../texts'
import { DeliveryList } from './delivery-list'
import { EndpointHealth } from './endpoint-health'
import { TitledCard } from '../../ui/page/titled-card'

interface EndpointCardProps {
  endpoint: Endpoint
  onEdit: () => void
  onSecret: (secret: string) => void
}

/** One endpoint: how it is, what can be done with it, and its deliveries when they are asked for. */
export function EndpointCard({ endpoint, onEdit, onSecret }: EndpointCardProps) {
  const t = useTexts(automationTexts)
  const acts = useEndpointActs()
  const { test } = useSendActs(endpoint.id)
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState<'remove' | 'rotate' | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      setAsking(null)
    } catch (error) {
      notify.error(errorText(error, t('actFailed')))
    }
  }
  const { name } = endpoint
  return (
    <TitledCard
      as="h3"
      title={name}
      text={<span className="text-sm break-all">{endpoint.url}</span>}
      aside={
        <Switch
          label={endpoint.active ? t('on') : t('off')}
          checked={endpoint.active}
          busy={acts.edit.isPending}
          onChange={(active) =>
            void attempt(async () => {
              await acts.edit.mutateAsync({ ...endpoint, active })
            })
          }
        />
      }
    >
      <EndpointHealth endpoint={endpoint} />
      <p className="flex flex-wrap gap-1.5">
        {endpoint.events.map((event) => (
          <Badge key={event}>{t(`event_${event}`)}</Badge>
        ))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="secondary"
          icon={<Send size={18} aria-hidden="true" />}
          busy={test.isPending}
          onClick={() =>
            void attempt(async () => {
              await test.mutateAsync(endpoint.events[0]!)
              setOpen(true)
            })
          }
        >
          {t('test')}
        </Button>
        <Button
          kind="quiet"
          icon={
            open ? <ChevronUp size={18} aria-hidden="true" /> : <ChevronDown size={18} aria-hidden="true" />
          }
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('deliveries')}
        </Button>
        <span className="ml-auto flex">
          <IconButton
            label={t('endpointEditNamed', { name })}
            icon={<Pencil size={20} aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            label={t('rotateNamed', { name })}
            icon={<KeyRound size={20} aria-hidden="true" />}
            onClick={() => setAsking('rotate')}
          />
          <IconButton
            label={t('removeNamed', { name })}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={() => setAsking('remove')}
          />
        </span>
      </div>
      {open && <DeliveryList endpoint={endpoint} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('removeQuestion', { name })}
          description={t('removeText')}
          keep={t('keep')}
          confirm={t('remove')}
          busy={acts.remove.isPending}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void attempt(async () => {
              await acts.remove.mutateAsync(endpoint.id)
              notify.success(t('removed', { name }))
            })
          }
        />
      )}
      {asking === 'rotate' && (
        <ConfirmDialog
          title={t('rotateQuestion')}
          description={t('rotateText')}
          keep={t('keep')}
          confirm={t('rotate')}
          busy={acts.rotate.isPending}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void attempt(async () => {
              onSecret((await acts.rotate.mutateAsync(endpoint.id)).secret)
            })
          }
        />
      )}
    </TitledCard>
  )
}
