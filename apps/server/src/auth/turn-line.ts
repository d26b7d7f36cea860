import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../platform/database/database'
import { takeTurn } from '../platform/limits/take-turn'

/** Waiting at once: for one share of tries, and in this process. Each holds a socket. */
const mostInLine = 8
const mostWaiting = 64
const patienceMs = 30_000
/** Shares whose networks this process remembers. */
const mostRemembered = 1000

/** Where those wait who try to sign in after a share of tries is used up (decision 0021). */
export interface TurnLine {
  /**
   * Waits for the next turn of a share; false when there is no room, the wait took too long, or `gone` fired. A network has
   * one place, and whoever had fewer turns goes first: one network's crowd costs another a single turn.
   */
  wait(share: string, network: string, gone: AbortSignal): Promise<boolean>
}

interface Place {
  network: string
  leave(hasTurn: boolean): void
  fail(error: Error): void
}

interface Line {
  places: Place[]
  /** Turns taken, by network. */
  turns: Map<string, number>
  isMoving: boolean
}

/** Turns of every process come from the database: one in 2, 4, then 8 seconds as the hour goes on. */
export function createTurnLine(db: Pick<Database, 'alone'>): TurnLine {
  const lines = new Map<string, Line>()
  let waiting = 0

  function lineOf(share: string): Line {
    const line = lines.get(share) ?? { places: [], turns: new Map<string, number>(), isMoving: false }
    lines.delete(share)
    lines.set(share, line)
    for (const [other, { isMoving }] of lines) {
      if (lines.size <= mostRemembered) break
      if (!isMoving) lines.delete(other)
    }
    return line
  }

  async function move(share: string, line: Line): Promise<void> {
    if (line.isMoving) return
    line.isMoving = true
    try {
      while (line.places.length > 0) {
        const restMs = await takeTurn(db, share)
        if (restMs > 0) {
          await sleep(restMs, undefined, { ref: false })
          continue
        }
        const next = leastServed(line)
        if (!next) break
        if (line.turns.size > mostRemembered) line.turns.clear()
        line.turns.set(next.network, turnsOf(line, next) + 1)
        next.leave(true)
      }
    } catch (error) {
      while (line.places[0]) line.places[0].fail(error as Error)
    } finally {
      line.isMoving = false
    }
  }

  return {
    wait(share, network, gone) {
      const line = lineOf(share)
      if (gone.aborted || waiting >= mostWaiting) return Promise.resolve(false)
      if (line.places.some((place) => place.network === network)) return Promise.resolve(false)
      if (line.places.length >= mostInLine) {
        const most = line.places.reduce((a, b) => (turnsOf(line, b) > turnsOf(line, a) ? b : a))
        if (turnsOf(line, most) <= (line.turns.get(network) ?? 0)) return Promise.resolve(false)
        most.leave(false)
      }
      return new Promise<boolean>((resolve, reject) => {
        const out = () => {
          clearTimeout(timer)
          gone.removeEventListener('abort', giveUp)
          line.places.splice(line.places.indexOf(place), 1)
          waiting--
        }
        const place: Place = {
          network,
          leave(hasTurn) {
            out()
            resolve(hasTurn)
          },
          fail(error) {
            out()
            reject(error)
          },
        }
        const giveUp = () => place.leave(false)
        const timer = setTimeout(giveUp, patienceMs).unref()
        gone.addEventListener('abort', giveUp, { once: true })
        line.places.push(place)
        waiting++
        void move(share, line)
      })
    },
  }
}

const turnsOf = (line: Line, { network }: Place) => line.turns.get(network) ?? 0

function leastServed(line: Line): Place | undefined {
  return line.places.toSorted((a, b) => turnsOf(line, a) - turnsOf(line, b))[0]
}
