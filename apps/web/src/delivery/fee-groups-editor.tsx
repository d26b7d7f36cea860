import {
  removeFee,
  removeNeighbourhood,
  sameNeighbourhoodTwice,
  type FeeGroup,
} from '@balcao/domain/delivery'
import { formatBrl } from '@balcao/domain/money'
import { MapPinned, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { Callout } from '../ui/notices/callout'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { EmptyState } from '../ui/notices/empty-state'
import { FeeGroupCard } from './fee-group-card'
import { NewFeeDialog } from './new-fee-dialog'
import { deliveryTexts, type TakenText } from './texts'
import { PageSection } from '../ui/page/page-section'

interface FeeGroupsEditorProps {
  groups: readonly FeeGroup[]
  editable: boolean
  busy?: boolean
  takenText: TakenText
  onChange: (groups: FeeGroup[]) => void
}

type Open =
  | { kind: 'new' }
  | { kind: 'name'; group: FeeGroup; name: string }
  | { kind: 'group'; group: FeeGroup }

/** Fees with their neighbourhoods (DELIV-02, DELIV-10): one model for the company's tab and the delivery screen. */
export function FeeGroupsEditor({
  groups,
  editable,
  busy = false,
  takenText,
  onChange,
}: FeeGroupsEditorProps) {
  const t = useTexts(deliveryTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const change = (next: FeeGroup[]) => {
    close()
    onChange(next)
  }
  const twice = sameNeighbourhoodTwice([...groups])
  return (
    <PageSection
      title={t('fees')}
      aside={
        editable &&
        groups.length > 0 && (
          <Button
            kind="secondary"
            disabled={busy}
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => setOpen({ kind: 'new' })}
          >
            {t('newFee')}
          </Button>
        )
      }
    >
      {twice.map((same) => (
        <Callout key={same.map(({ bairro }) => bairro).join()} kind="warning">
          {t('twice', {
            list: same.map(({ bairro, centavos }) => `${bairro} (${formatBrl(centavos)})`).join(', '),
          })}
        </Callout>
      ))}
      {groups.length === 0 ? (
        <EmptyState
          icon={<MapPinned size={30} aria-hidden="true" />}
          title={t('noFees')}
          action={editable && <Button onClick={() => setOpen({ kind: 'new' })}>{t('newFee')}</Button>}
        >
          {t('noFeesText')}
        </EmptyState>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          {groups.map((group) => (
            <FeeGroupCard
              key={group.bairros[0] ?? group.centavos}
              group={group}
              groups={groups}
              editable={editable}
              busy={busy}
              takenText={takenText}
              onChange={onChange}
              onRemove={(name) => setOpen({ kind: 'name', group, name })}
              onRemoveGroup={() => setOpen({ kind: 'group', group })}
            />
          ))}
        </div>
      )}
      {open?.kind === 'new' && (
        <NewFeeDialog groups={groups} takenText={takenText} onAdd={change} onClose={close} />
      )}
      {open && open.kind !== 'new' && (
        <ConfirmDialog
          title={open.kind === 'name' ? t('removeTitle') : t('removeFeeTitle')}
          description={
            open.kind === 'name'
              ? t(open.group.bairros.length > 1 ? 'removeText' : 'removeLastText', {
                  name: open.name,
                  fee: formatBrl(open.group.centavos),
                })
              : t('removeFeeText', {
                  fee: formatBrl(open.group.centavos),
                  count: open.group.bairros.length,
                })
          }
          keep={t('cancel')}
          confirm={t('removeYes')}
          onClose={close}
          onConfirm={() =>
            change(
              open.kind === 'name'
                ? removeNeighbourhood(groups, open.group.centavos, open.name)
                : removeFee(groups, open.group.centavos),
            )
          }
        />
      )}
    </PageSection>
  )
}
