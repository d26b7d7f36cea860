import { Copy, FastForward, RotateCcw } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Card } from '../../ui/page/card'
import { Switch } from '../../ui/choices/switch'
import { botTexts } from '../texts'
import { TextField } from '../../ui/fields/text-field'

interface ControlsProps {
  /** The simulation's clock, as it is shown. */
  when: string
  closed: boolean
  customerName: string
  isQuiet: boolean
  isEmpty: boolean
  onPass: (minutes: number) => void
  onClose: (closed: boolean) => void
  onName: (name: string) => void
  onSay: (text: string) => void
  onGiveBack: () => void
  onRestart: () => void
  onCopy: () => void
}

const steps = [10, 35, 300] as const
const ideas = ['order', 'fees', 'status', 'person'] as const

/** What a test needs beside the phone: time that passes, a shop that closes, a fresh start. */
export function Controls(props: ControlsProps) {
  const { when, closed, customerName, isQuiet, isEmpty } = props
  const t = useTexts(botTexts)
  return (
    <section aria-label={t('controls')} className="grid content-start gap-4">
      {isQuiet && <Button onClick={props.onGiveBack}>{t('returnToBot')}</Button>}
      <Card className="grid gap-3 p-4">
        <div>
          <h2 className="text-lg">{t('clock')}</h2>
          <p className="text-ink-soft tabular-nums">{t('clockNow', { when })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {steps.map((minutes) => (
            <Button
              key={minutes}
              kind="secondary"
              icon={<FastForward size={18} aria-hidden="true" />}
              onClick={() => props.onPass(minutes)}
            >
              {t(`advance_${minutes}`)}
            </Button>
          ))}
        </div>
        <div>
          <Switch label={t('closedSwitch')} checked={closed} onChange={props.onClose} />
          <p className="text-sm text-ink-soft">{t('closedHint')}</p>
        </div>
        <TextField
          label={t('customerName')}
          hint={t('customerNameHint')}
          maxLength={60}
          value={customerName}
          onValueChange={props.onName}
        />
      </Card>
      <div className="grid gap-2">
        <h2 className="text-sm font-semibold text-ink-soft">{t('ideas')}</h2>
        <div className="flex flex-wrap gap-2">
          {ideas.map((idea) => (
            <button
              key={idea}
              type="button"
              onClick={() => props.onSay(t(`idea_${idea}`))}
              className="min-h-11 rounded-full border border-line-strong bg-surface px-4 font-medium hover:bg-accent-tint"
            >
              {t(`idea_${idea}`)}
            </button>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          disabled={isEmpty}
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={props.onRestart}
        >
          {t('restart')}
        </Button>
        <Button
          kind="secondary"
          disabled={isEmpty}
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={props.onCopy}
        >
          {t('copy')}
        </Button>
      </div>
    </section>
  )
}
