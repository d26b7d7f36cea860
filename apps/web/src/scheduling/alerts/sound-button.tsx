import { Volume2, VolumeOff, VolumeX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/buttons/icon-button'
import { schedulingTexts } from '../texts'
import { bookingSound } from './appointment-sound'

/** Whether a booking would be heard, with the button that changes it. */
export function SoundButton() {
  const t = useTexts(schedulingTexts)
  const state = bookingSound.useSoundState()
  const enable = () => void bookingSound.unlock().then(() => bookingSound.tryOut())
  const press = () => {
    if (state === 'on') return bookingSound.setMuted(true)
    bookingSound.setMuted(false)
    enable()
  }
  const Icon = state === 'on' ? Volume2 : state === 'muted' ? VolumeOff : VolumeX
  const label = t(`sound_${state}`)
  return (
    <IconButton
      label={label}
      title={label}
      icon={
        <Icon
          size={22}
          aria-hidden="true"
          className={state === 'blocked' ? 'text-danger-solid' : undefined}
        />
      }
      onClick={press}
    />
  )
}
