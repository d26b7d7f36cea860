import { BellOff, BellPlus, Volume2, VolumeX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { ordersTexts } from '../texts'
import { bell } from './bell'
import { useNoticePermission } from '../../lib/browser/desktop-notices'

/** Whether a new order would be heard, always in sight, with the button that changes it; and desktop notices. */
export function SoundLamp() {
  const t = useTexts(ordersTexts)
  const sound = bell.useSoundState()
  const [permission, askPermission] = useNoticePermission()
  const enable = () => void bell.unlock().then(bell.tryOut)
  const unmute = () => {
    bell.setMuted(false)
    enable()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status" className="inline-flex items-center gap-2 font-medium">
        {sound === 'on' && <Volume2 size={20} aria-hidden="true" className="text-ready-solid" />}
        {sound === 'blocked' && <VolumeX size={20} aria-hidden="true" className="text-danger-solid" />}
        {sound === 'muted' && <BellOff size={20} aria-hidden="true" className="text-ink-soft" />}
        {t(sound === 'on' ? 'soundOn' : sound === 'blocked' ? 'soundBlocked' : 'soundOff')}
      </span>
      {sound === 'on' && (
        <Button kind="quiet" onClick={() => bell.setMuted(true)} className="px-2">
          {t('soundMute')}
        </Button>
      )}
      {sound === 'blocked' && <Button onClick={enable}>{t('soundEnable')}</Button>}
      {sound === 'muted' && (
        <Button kind="secondary" onClick={unmute}>
          {t('soundUnmute')}
        </Button>
      )}
      {permission === 'default' && (
        <Button
          kind="quiet"
          onClick={askPermission}
          icon={<BellPlus size={20} aria-hidden="true" />}
          className="px-2"
        >
          {t('desktopAsk')}
        </Button>
      )}
    </div>
  )
}
