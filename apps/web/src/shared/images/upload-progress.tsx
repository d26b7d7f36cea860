import { useTexts } from '../../i18n/language'
import { imagesTexts } from './texts'

/** How far an upload is. `part` from 0 to 1; at 1 the server is still drawing its own copies. */
export function UploadProgress({ part }: { part: number }) {
  const t = useTexts(imagesTexts)
  const percent = Math.round(part * 100)
  return (
    <div className="grid gap-1">
      <p className="flex justify-between text-sm font-semibold">
        <span>{part < 1 ? t('sending') : t('processing')}</span>
        <span className="tabular-nums">{percent}%</span>
      </p>
      <progress
        value={percent}
        max={100}
        aria-label={t('sending')}
        className="h-2 w-full overflow-hidden rounded-full accent-(--accent)"
      />
    </div>
  )
}
