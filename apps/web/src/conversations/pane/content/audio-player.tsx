import { Mic, Pause, Play } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { mediaAddress } from '../../data'
import { chatPaneTexts } from '../texts'
import type { Media } from './media'
import { durationWords } from '../../../shared/words/duration-words'
import { sound } from './sound'

interface AudioPlayerProps {
  media: Pick<Media, 'id' | 'seconds' | 'voice'>
  /** Where the bytes are, when not at the server. */
  address?: string
}

/** Plays a voice note or a song: play, place in time, speed. All of it works by keyboard. */
export function AudioPlayer({ media, address = mediaAddress(media.id) }: AudioPlayerProps) {
  const t = useTexts(chatPaneTexts)
  // Where one begins to listen, chosen before it plays.
  const [from, setFrom] = useState(0)
  const playing = useSyncExternalStore(sound.subscribe, () =>
    sound.state().id === media.id ? sound.state() : null,
  )
  const speed = useSyncExternalStore(sound.subscribe, () => sound.state().speed)
  const at = playing ? playing.at : from
  const total = Math.max(media.seconds ?? 0, playing?.duration ?? 0)
  const isPlaying = playing?.isPlaying === true
  const seek = (seconds: number) => (playing ? sound.seek(seconds) : setFrom(seconds))
  const Icon = isPlaying ? Pause : Play
  return (
    <div className="mb-1 w-72 max-w-full">
      <div className="flex items-center gap-1.5">
        <IconButton
          label={t(isPlaying ? 'pause' : 'play')}
          icon={<Icon size={24} aria-hidden="true" fill="currentColor" />}
          onClick={() => sound.toggle(media.id, address, from)}
        />
        <input
          type="range"
          min={0}
          max={Math.max(total, 0.1)}
          step={0.1}
          value={Math.min(at, total)}
          onChange={(event) => seek(Number(event.target.value))}
          aria-label={t('seek')}
          aria-valuetext={t('seekValue', { at: durationWords(at), total: durationWords(total) })}
          className="h-11 min-w-0 flex-1 accent-accent"
        />
        <button
          type="button"
          aria-label={t('speed', { speed })}
          onClick={() => sound.changeSpeed()}
          className="min-h-11 min-w-11 rounded-md text-sm font-bold tabular-nums hover:bg-sunken"
        >
          {speed}x
        </button>
      </div>
      <p className="flex items-center gap-1.5 pl-3 text-sm text-ink-soft tabular-nums">
        {media.voice && <Mic size={14} role="img" aria-label={t('voiceNote')} />}
        {at > 0 ? `${durationWords(at)} / ` : ''}
        {durationWords(total)}
        {playing?.failed && <span className="font-semibold text-danger-ink">{t('playFailed')}</span>}
      </p>
    </div>
  )
}
