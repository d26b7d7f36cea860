import { BellPlus, Volume2, VolumeOff, VolumeX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useNoticePermission } from '../../lib/browser/desktop-notices'
import { IconButton } from '../../ui/buttons/icon-button'
import { conversationsTexts } from '../texts'
import { chime } from './chime'

/** Whether a message would be heard, with the button that changes it; and the one that asks for desktop notices. */
export function AlertButtons() {
  const t = useTexts(conversationsTexts)
  const sound = chime.useSoundState()
  const [permission, askPermission] = useNoticePermission()
  const enable = () => void chime.unlock().then(() => chime.tryOut('message'))
  const unmute = () => {
    chime.setMuted(false)
    enable()
  }
  const [label, icon, press] =
    sound === 'on'
      ? ([
          t('soundOn'),
          <Volume2 key="on" size={22} aria-hidden="true" />,
          () => chime.setMuted(true),
        ] as const)
      : sound === 'muted'
        ? ([t('soundOff'), <VolumeOff key="off" size={22} aria-hidden="true" />, unmute] as const)
        : ([
            t('soundBlocked'),
            <VolumeX key="blocked" size={22} aria-hidden="true" className="text-danger-solid" />,
            enable,
          ] as const)
  return (
    <>
      <IconButton label={label} title={label} icon={icon} onClick={press} />
      {permission === 'default' && (
        <IconButton
          label={t('noticesAsk')}
          title={t('noticesAsk')}
          icon={<BellPlus size={22} aria-hidden="true" />}
          onClick={askPermission}
        />
      )}
    </>
  )
}
