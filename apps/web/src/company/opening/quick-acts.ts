import type { OpeningAct } from '@balcao/contract/company'
import { DoorClosed, Hourglass, Pause, Store, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { openingTexts } from './texts'
import type { Opening } from './use-opening'

/** One of the presses that a shop must find blindly. The same press takes back what is on. */
export interface QuickAct {
  id: string
  label: string
  /** What a press does to one that is on. */
  back: string
  Icon: LucideIcon
  isOn: boolean
  /** There is nothing that it could change now. */
  disabled: boolean
  act: OpeningAct
}

/** Pause, close; where there are deliveries pick-up alone and longer preparation: always in these places. */
export function useQuickActs({
  open,
  paused,
  delivers,
  extraMinutes,
  isClosedByHand,
  isPause,
  cooks,
}: Opening): readonly QuickAct[] {
  const t = useTexts(openingTexts)
  const isTime = open || paused
  const isClosed = isClosedByHand && !isPause
  return [
    {
      id: 'pause',
      label: t('pause30'),
      back: t('openNow'),
      Icon: Pause,
      isOn: isPause,
      disabled: !isTime,
      act: isPause ? { act: 'open' } : { act: 'pause', minutes: 30 },
    },
    {
      id: 'close',
      label: isTime ? t('close') : t('stayClosed'),
      back: t('openNow'),
      Icon: DoorClosed,
      isOn: isClosed,
      disabled: false,
      act: isClosed ? { act: 'open' } : { act: 'close' },
    },
    ...(cooks
      ? [
          {
            id: 'pickup',
            label: t('pickupOnly'),
            back: t('deliverAgain'),
            Icon: Store,
            isOn: !delivers,
            disabled: false,
            act: { act: delivers ? 'pickup-only' : 'deliver' } as const,
          },
          {
            id: 'slower',
            label: t('slowerBy', { minutes: extraMinutes || 15 }),
            back: t('usualTime'),
            Icon: Hourglass,
            isOn: extraMinutes > 0,
            disabled: false,
            act: extraMinutes > 0 ? { act: 'usual' as const } : { act: 'slower' as const, minutes: 15 },
          },
        ]
      : []),
  ]
}
