import { BellOff, Volume2, VolumeX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { IconButton } from '../../ui/buttons/icon-button'
import { ordersTexts } from '../texts'
import { bell } from './bell'

/** Whether a new order would be heard, as a sign; where it would not because no one has touched the page, in words. */
export function SoundButton() {
  const t = useTexts(ordersTexts)
  const sound = bell.useSoundState()
  const enable = () => void bell.unlock().then(bell.tryOut)
  if (sound === 'blocked') {
    return (
      <Button
        kind="danger"
        title={t('soundEnable')}
        icon={<VolumeX size={20} aria-hidden="true" />}
        className="max-lg:px-3"
        onClick={enable}
      >
        <span className="max-lg:sr-only">{t('soundEnable')}</span>
      </Button>
    )
  }
  const [label, Icon] =
    sound === 'on' ? ([t('soundOn'), Volume2] as const) : ([t('soundOff'), BellOff] as const)
  return (
    <IconButton
      label={label}
      title={label}
      icon={<Icon size={22} aria-hidden="true" />}
      onClick={() => {
        bell.setMuted(sound === 'on')
        if (sound !== 'on') enable()
      }}
    />
  )
}
