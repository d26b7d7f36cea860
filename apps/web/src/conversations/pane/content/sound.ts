/** How the sound stands that plays, or played last. Times in seconds; `duration` 0 while it is not known. */
interface SoundState {
  id: string | null
  isPlaying: boolean
  at: number
  duration: number
  speed: number
  failed: boolean
}

const silent: SoundState = { id: null, isPlaying: false, at: 0, duration: 0, speed: 1, failed: false }
const speeds = [1, 1.5, 2] as const

/**
 * The one sound of the page: starting another one stops it, and it goes on when its message is scrolled out of sight.
 */
class Sound {
  #audio: HTMLAudioElement | null = null
  #state = silent
  readonly #listeners = new Set<() => void>()

  readonly state = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Plays or pauses; another sound begins at `from` seconds. */
  toggle(id: string, address: string, from = 0) {
    const audio = this.#element()
    if (this.#state.id !== id) {
      audio.src = address
      audio.currentTime = from
      this.#become({ ...silent, id, at: from, speed: this.#state.speed })
    } else if (this.#state.isPlaying) {
      audio.pause()
      return
    }
    audio.playbackRate = this.#state.speed
    audio.play().catch(() => this.#become({ failed: audio.error !== null, isPlaying: false }))
  }

  seek(seconds: number) {
    if (!this.#audio) return
    this.#audio.currentTime = seconds
    this.#become({ at: seconds })
  }

  /** The next speed: normal, half as fast again, twice. */
  changeSpeed() {
    const speed = speeds[(speeds.findIndex((each) => each === this.#state.speed) + 1) % speeds.length]!
    if (this.#audio) this.#audio.playbackRate = speed
    this.#become({ speed })
  }

  stop() {
    this.#audio?.pause()
    this.#audio?.removeAttribute('src')
    this.#become({ ...silent, speed: this.#state.speed })
  }

  #element(): HTMLAudioElement {
    if (this.#audio) return this.#audio
    const audio = new Audio()
    audio.preload = 'metadata'
    audio.addEventListener('play', () => this.#become({ isPlaying: true, failed: false }))
    audio.addEventListener('pause', () => this.#become({ isPlaying: false }))
    audio.addEventListener('ended', () => this.#become({ isPlaying: false, at: 0 }))
    audio.addEventListener('timeupdate', () => this.#become({ at: audio.currentTime }))
    audio.addEventListener('durationchange', () => {
      if (Number.isFinite(audio.duration)) this.#become({ duration: audio.duration })
    })
    audio.addEventListener('error', () => {
      if (audio.getAttribute('src')) this.#become({ failed: true, isPlaying: false })
    })
    this.#audio = audio
    return audio
  }

  #become(change: Partial<SoundState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

export const sound = new Sound()
