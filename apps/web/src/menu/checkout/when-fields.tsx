import type { PublicMenu } from '@balcao/contract/menu'
import { useLanguage, useTexts } from '../../i18n/language'
import { ChoiceRow } from '../../shared/orders/product/choice-row'
import { slotWords } from '../../shared/orders/scheduled/slot-words'
import { Select } from '../../ui/choices/select'
import { Field } from '../../ui/fields/field'
import { Callout } from '../../ui/notices/callout'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { OpensAt } from '../shop/opens-at'
import { menuTexts } from '../texts'
import type { When } from './use-when'

interface WhenFieldsProps {
  menu: PublicMenu
  now: number
  when: When
  /** Somebody tried to send without a time. */
  isAsked: boolean
}

/** At once, or for later: of a closed shop only for later, if it takes such orders at all. */
export function WhenFields({ menu, now, when, isAsked }: WhenFieldsProps) {
  const t = useTexts(menuTexts)
  if (when.isNever) return <Closed menu={menu} now={now} text="closedNow" />
  if (!menu.schedules) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-lg font-bold">{t('when')}</legend>
      {menu.open ? (
        <>
          <Way checked={!when.isLater} onChoose={() => when.setLater(false)}>
            {menu.delivery.tempo_entrega > 0
              ? t('whenSoonAbout', { minutes: menu.delivery.tempo_entrega })
              : t('whenSoon')}
          </Way>
          <Way checked={when.isLater} onChoose={() => when.setLater(true)}>
            {t('whenLater')}
          </Way>
        </>
      ) : (
        <Closed menu={menu} now={now} text="closedButLater" />
      )}
      {when.isLater && <SlotField menu={menu} now={now} when={when} isAsked={isAsked} />}
    </fieldset>
  )
}

function SlotField({ menu, now, when, isAsked }: WhenFieldsProps) {
  const t = useTexts(menuTexts)
  const { locale } = useLanguage()
  if (when.failed)
    return (
      <RetryCallout retry={t('retry')} onRetry={when.readAgain}>
        {t('slotsFailed')}
      </RetryCallout>
    )
  if (when.slots?.length === 0) return <Callout kind="warning">{t('slotsNone')}</Callout>
  const where = { zone: menu.company.time_zone, now, locale }
  return (
    <Field label={t('slot')} error={isAsked && when.missing ? t('slotMissing') : undefined} className="pt-1">
      {(ids) => (
        <Select
          {...ids}
          name="slot"
          disabled={when.slots === null}
          placeholder={t(when.slots === null ? 'slotsLoading' : 'slotChoose')}
          options={(when.slots ?? []).map((value) => ({ value, label: slotWords(value, where) }))}
          value={when.slot ?? ''}
          onChange={({ target }) => when.choose(target.value || null)}
        />
      )}
    </Field>
  )
}

function Closed({
  menu,
  now,
  text,
}: Pick<WhenFieldsProps, 'menu' | 'now'> & { text: 'closedNow' | 'closedButLater' }) {
  const t = useTexts(menuTexts)
  return (
    <Callout kind="warning" live>
      {t(text)} <OpensAt menu={menu} now={now} />
    </Callout>
  )
}

function Way(props: { checked: boolean; onChoose: () => void; children: string }) {
  return (
    <ChoiceRow>
      <input
        type="radio"
        name="when"
        checked={props.checked}
        onChange={props.onChoose}
        className="size-5 accent-(--accent)"
      />
      <span className="flex-1">{props.children}</span>
    </ChoiceRow>
  )
}
