import {
  addNeighbourhood,
  FeeError,
  renameFee,
  renameNeighbourhood,
  type FeeGroup,
} from '@balcao/domain/delivery'
import { sameContent } from '@balcao/domain/catalogue'
import { centsFromDigits, formatAmount, formatBrl } from '@balcao/domain/money'
import { Plus, Trash2, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/page/card'
import { Form } from '../ui/fields/form'
import { IconButton } from '../ui/buttons/icon-button'
import { MoneyInput } from '../ui/fields/money-input'
import { notify } from '../ui/notices/notify'
import { TextInput } from '../ui/fields/text-input'
import { deliveryTexts, type TakenText } from './texts'

interface FeeGroupCardProps {
  group: FeeGroup
  groups: readonly FeeGroup[]
  editable: boolean
  busy: boolean
  takenText: TakenText
  onChange: (groups: FeeGroup[]) => void
  onRemove: (name: string) => void
  onRemoveGroup: () => void
}

/** One fee and where it holds. In edit mode every name and the fee itself can be typed over. */
export function FeeGroupCard(props: FeeGroupCardProps) {
  const { group, groups, editable, busy, takenText, onChange, onRemove, onRemoveGroup } = props
  const t = useTexts(deliveryTexts)
  const [fresh, setFresh] = useState('')
  const fee = formatBrl(group.centavos)
  const lossless = (change: () => FeeGroup[]) => {
    try {
      const changed = change()
      if (!sameContent(changed, groups)) onChange(changed)
    } catch (error) {
      if (!(error instanceof FeeError)) throw error
      notify.error(t(error.code === 'fee_taken' ? takenText : 'noNeighbourhood'))
    }
  }
  const add = () => {
    if (!fresh.trim()) return
    lossless(() => addNeighbourhood(groups, group.centavos, fresh))
    setFresh('')
  }

  return (
    <Card className="grid content-start gap-3 p-4">
      <div className="flex items-center justify-between gap-2">
        {editable ? (
          <div className="w-40">
            <FeeInput
              key={group.centavos}
              label={t('feeOf', { fee })}
              centavos={group.centavos}
              disabled={busy}
              onFee={(centavos) => lossless(() => renameFee(groups, group.centavos, centavos))}
            />
          </div>
        ) : (
          <h3 className="text-xl tabular-nums">{fee}</h3>
        )}
        <p className="ml-auto text-sm text-ink-soft">{t('places', { count: group.bairros.length })}</p>
        {editable && (
          <IconButton
            label={t('removeFee', { fee })}
            disabled={busy}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={onRemoveGroup}
          />
        )}
      </div>
      <ul aria-label={t('neighbourhoodsOf', { fee })} className="flex flex-wrap gap-2">
        {group.bairros.map((name) => (
          <li
            key={name}
            className="flex max-w-full items-center rounded-full bg-sunken pl-3.5 has-[input]:pl-1"
          >
            {editable ? (
              <>
                <NameInput
                  key={name}
                  name={name}
                  label={t('rename', { name })}
                  disabled={busy}
                  onName={(to) => lossless(() => renameNeighbourhood(groups, group.centavos, name, to))}
                />
                <IconButton
                  label={t('remove', { name })}
                  disabled={busy}
                  icon={<X size={18} aria-hidden="true" />}
                  onClick={() => onRemove(name)}
                  className="rounded-full"
                />
              </>
            ) : (
              <span className="flex min-h-10 items-center pr-3.5">{name}</span>
            )}
          </li>
        ))}
      </ul>
      {editable && (
        <Form onSend={add} className="flex gap-2">
          <TextInput
            aria-label={t('addTo', { fee })}
            placeholder={t('neighbourhood')}
            value={fresh}
            maxLength={80}
            disabled={busy}
            onChange={(event) => setFresh(event.target.value)}
          />
          <Button type="submit" kind="secondary" disabled={busy} icon={<Plus size={20} aria-hidden="true" />}>
            {t('add')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

interface FeeInputProps {
  label: string
  centavos: number
  disabled: boolean
  onFee: (centavos: number) => void
}

/** Typed over and taken on Enter or when left; Escape puts the old fee back. */
function FeeInput({ label, centavos, disabled, onFee }: FeeInputProps) {
  const t = useTexts(deliveryTexts)
  const hintId = useId()
  const [text, setText] = useState(formatAmount(centavos))
  const [isRefused, setRefused] = useState(false)
  const leave = () => {
    const typed = centsFromDigits(text) ?? 0
    setText(formatAmount(centavos))
    setRefused(typed === 0)
    if (typed > 0 && typed !== centavos) onFee(typed)
  }
  return (
    <>
      <MoneyInput
        aria-label={label}
        aria-describedby={hintId}
        value={text}
        disabled={disabled}
        onValueChange={(typed) => {
          setText(typed)
          setRefused(false)
        }}
        onBlur={leave}
        onKeyDown={(event) => keys(event, () => setText(formatAmount(centavos)))}
      />
      <p id={hintId} role="status" className="pt-1 text-sm font-semibold text-danger-ink empty:hidden">
        {isRefused && t('feeKept', { fee: formatBrl(centavos) })}
      </p>
    </>
  )
}

interface NameInputProps {
  name: string
  label: string
  disabled: boolean
  onName: (name: string) => void
}

function NameInput({ name, label, disabled, onName }: NameInputProps) {
  const [text, setText] = useState(name)
  const leave = () => {
    setText(name)
    if (text !== name) onName(text)
  }
  return (
    <input
      aria-label={label}
      value={text}
      size={Math.max(6, text.length)}
      maxLength={80}
      disabled={disabled}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => keys(event, () => setText(name))}
      className="min-h-11 min-w-0 rounded-full bg-transparent px-3 focus:bg-surface"
    />
  )
}

function keys(event: KeyboardEvent<HTMLInputElement>, putBack: () => void) {
  if (event.key === 'Enter') {
    event.preventDefault()
    event.currentTarget.blur()
  }
  if (event.key === 'Escape') {
    event.stopPropagation()
    putBack()
  }
}
