import {
  botTurn,
  type BotEffect,
  type BotInput,
  type BotResult,
  type BotState,
  type BotTurn,
  type BotWorld,
  type Missed,
  type Prompt,
} from '@balcao/domain/bot'

/** An effect's answer may ask for another effect; a machine that never ends is stopped here. */
const MOST_EFFECTS = 4

/** What the machine decided in one turn. */
interface Decided {
  state: BotState
  prompts: Prompt[]
  /** Effects that nobody answers. */
  told: BotEffect[]
  timerAt: number | null
  missed: Missed | null
  /** What was true in the last round. */
  world: BotWorld
}

/**
 * Runs the machine until it asks for nothing more. Nothing is written meanwhile: what it asks of the outside has
 * transactions of its own, which must not wait for this one.
 */
export async function decide(
  state: BotState,
  first: BotInput,
  look: () => Promise<BotWorld>,
  ask: (effect: BotEffect) => Promise<BotResult | null>,
): Promise<Decided> {
  const world = await look()
  const decided: Decided = { state, prompts: [], told: [], timerAt: null, missed: null, world }
  let input = first
  for (let round = 0; round < MOST_EFFECTS; round += 1) {
    if (round > 0) decided.world = await look()
    const turn: BotTurn<BotState> = botTurn(decided.state, input, decided.world)
    decided.state = turn.state
    decided.timerAt = turn.timerAt
    decided.missed ??= turn.missed
    decided.prompts.push(...turn.prompts)
    if (!turn.effect) break
    const result = await ask(turn.effect)
    if (!result) {
      decided.told.push(turn.effect)
      break
    }
    input = { kind: 'result', result }
  }
  return decided
}
