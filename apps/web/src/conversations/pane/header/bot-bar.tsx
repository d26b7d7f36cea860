import type { Chat } from '@balcao/contract/conversations'
import { Bot, BotOff, EllipsisVertical, Hand, Plus, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/language'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { useMinute } from '../../../lib/hooks/use-now'
import { cx } from '../../../ui/look/class-names'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Menu } from '../../../ui/choices/menu'
import { notify } from '../../../ui/notices/notify'
import { useSetBot } from '../../data'
import { chatPaneTexts } from '../texts'
import { anHourMore, botState, type BotState } from './bot-state'

interface BotAction {
  id: string
  label: string
  name?: string
  icon: ReactNode
  body: () => Parameters<ReturnType<typeof useSetBot>['act']>[0]
}

/** Who answers this conversation, until when, and the ways to change it. */
export function BotBar({ chat }: { chat: Chat }) {
  const t = useTexts(chatPaneTexts)
  // The list's clock: a row and this bar say the same minutes.
  const now = useMinute()
  const { record } = useCompanyRecord()
  const { act, isBusy } = useSetBot(chat)
  const state = botState(chat.bot, { now, isGroup: chat.kind === 'group', companyOn: record?.BOT_ON ?? true })
  if (state.kind === 'none') return null

  const takeOver: BotAction = {
    id: 'take',
    label: t('takeOver'),
    icon: <Hand size={18} aria-hidden="true" />,
    body: () => ({ mode: 'human' }),
  }
  const handBack: BotAction = {
    id: 'back',
    label: t('handBack'),
    icon: <Bot size={18} aria-hidden="true" />,
    body: () => ({ mode: 'bot' }),
  }
  const hourMore: BotAction = {
    id: 'more',
    label: t('hourMore'),
    name: t('hourMoreName'),
    icon: <Plus size={18} aria-hidden="true" />,
    body: () => ({ mode: 'human', minutes: anHourMore(chat.bot) }),
  }
  const turnOff: BotAction = {
    id: 'off',
    label: t('botOffHere'),
    icon: <BotOff size={18} aria-hidden="true" />,
    body: () => ({ mode: 'off' }),
  }
  const actions: Record<BotState['kind'], BotAction[]> = {
    none: [],
    'company-off': [],
    bot: [takeOver, turnOff],
    person: [handBack, hourMore, turnOff],
    off: [handBack],
  }
  const [main, ...others] = actions[state.kind]
  const run = async ({ body }: BotAction) => {
    if (!(await act(body()))) notify.error(t('botFailed'))
  }
  const isAlarm = chat.waiting_since !== null
  return (
    <div
      className={cx(
        'flex min-h-12 items-center gap-2 border-t border-line px-3 py-0.5 text-sm @md:px-4',
        isAlarm ? 'bg-danger text-danger-ink' : 'bg-sunken text-ink',
      )}
    >
      <BotWords state={state} isAlarm={isAlarm} />
      {main && <BarButton action={main} isBusy={isBusy} onPress={() => void run(main)} isStrong />}
      {others.map((action) => (
        <BarButton
          key={action.id}
          action={action}
          isBusy={isBusy}
          onPress={() => void run(action)}
          className="hidden @3xl:inline-flex"
        />
      ))}
      {others.length > 0 && (
        <span className="-mr-2 @3xl:hidden">
          <Menu
            trigger={
              <IconButton
                label={t('botActions')}
                disabled={isBusy}
                icon={<EllipsisVertical size={20} aria-hidden="true" />}
              />
            }
            groups={[others.map((action) => ({ ...action, onSelect: () => void run(action) }))]}
          />
        </span>
      )}
    </div>
  )
}

function BotWords({ state, isAlarm }: { state: BotState; isAlarm: boolean }) {
  const t = useTexts(chatPaneTexts)
  const Icon = state.kind === 'bot' ? Bot : state.kind === 'person' ? UserRound : BotOff
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
      <Icon size={18} aria-hidden="true" className="hidden shrink-0 @md:block" />
      <span className="min-w-0">
        {isAlarm && (
          <>
            <strong role="status" className="block @max-xl:sr-only">
              {t('waiting')}
            </strong>
            {/* The same in two lines, where the pane is narrow. */}
            <span aria-hidden="true" className="grid @xl:hidden">
              <strong>{t('waitingBrief')}</strong>
              <span>{briefWords(t, state)}</span>
            </span>
          </>
        )}
        <span className={cx(isAlarm && '@max-xl:sr-only')}>{stateWords(t, state)}</span>
      </span>
    </p>
  )
}

type T = ReturnType<typeof useTexts<typeof chatPaneTexts.pt>>

function briefWords(t: T, state: BotState): string {
  if (state.kind === 'off') return t('botOffBrief')
  if (state.kind !== 'person') return stateWords(t, state)
  if (state.minutes === null) return t('botWithPersonBrief')
  return state.minutes === 0 ? t('botBackSoonBrief') : t('botBackBrief', { minutes: state.minutes })
}

function stateWords(t: T, state: BotState): string {
  switch (state.kind) {
    case 'none':
      return ''
    case 'bot':
      return t('botAnswers')
    case 'off':
      return t('botOff')
    case 'company-off':
      return t('botCompanyOff')
    case 'person':
      if (state.minutes === null) return t('botWithPerson')
      return state.minutes === 0 ? t('botBackSoon') : t('botBack', { minutes: state.minutes })
  }
}

interface BarButtonProps {
  action: BotAction
  isBusy: boolean
  isStrong?: boolean
  className?: string
  onPress: () => void
}

function BarButton({ action, isBusy, isStrong = false, className = 'inline-flex', onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={action.name}
      disabled={isBusy}
      onClick={onPress}
      className={cx(
        'min-h-11 shrink-0 items-center gap-1.5 rounded-md px-3 font-bold transition-colors disabled:opacity-55',
        isStrong ? 'bg-accent text-on-accent hover:bg-accent-strong' : 'text-accent-ink hover:bg-accent-tint',
        className,
      )}
    >
      <span className="hidden @md:inline">{action.icon}</span>
      {action.label}
    </button>
  )
}
