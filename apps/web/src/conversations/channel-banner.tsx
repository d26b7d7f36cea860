import { QrCode, Unplug } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../i18n/language'
import { useMay } from '../shared/role/role-scope'
import { Spinner } from '../ui/waiting/spinner'
import { useChannel } from './data/chats/channel.queries'
import { conversationsTexts } from './texts'

/** Says that messages do not come or go now, with the way to the connection page. Its live region is always there. */
export function ChannelBanner({ href }: { href: string }) {
  const t = useTexts(conversationsTexts)
  const channel = useChannel()
  const mayConnect = useMay('channels.connect')
  const state = channel?.state ?? 'open'
  return (
    <div aria-live="polite" className="shrink-0">
      {state !== 'open' && (
        <div className="flex flex-wrap items-center gap-x-3 border-b border-line bg-analysis px-3 py-1 font-medium text-analysis-ink sm:px-4">
          {state === 'connecting' ? (
            <Spinner size={20} className="shrink-0" />
          ) : state === 'none' || state === 'pairing' ? (
            <QrCode size={20} aria-hidden="true" className="shrink-0" />
          ) : (
            <Unplug size={20} aria-hidden="true" className="shrink-0" />
          )}
          <p className="min-w-0 flex-1 basis-48 py-1.5">{t(`channel_${state}`)}</p>
          {mayConnect && (
            <Link
              to={href}
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {t(state === 'connecting' ? 'seeConnection' : 'connect')}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
