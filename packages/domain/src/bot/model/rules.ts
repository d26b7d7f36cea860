import type { BotEffect, BotWorld, Missed, ShownProducts } from './model'
import type { BotState, Step } from './state'
import type { ModelAnswer } from '../second-reading/model-answer'
import type { Command } from '../understand'

/** Where a conversation stands, and what is true around it. */
export interface Scene {
  state: BotState
  world: BotWorld
  /** What the message says was asked about, and is meant. */
  sure?: true
}

export interface Option {
  id: string
  title: string
  description?: string
}

/** What a step asks. `before` is what may be long: it becomes a message of its own where the channel has no room. */
export interface Question {
  before?: string
  text: string
  options: readonly Option[]
  /** Said before the options: products that the channel shows, and the options that stand for them. */
  products?: ShownProducts & { text: string; options: readonly Option[] }
  /** A shared location answers it. */
  asksPlace?: true
}

/** One input of the customer: several messages are lines of one text. */
export interface Answer {
  text: string
  lines: readonly string[]
  /** Id of the last prompt's option that was pressed, or is surely meant. */
  choice: string | null
  /** What a language model made of it, and the text as it was written. */
  second?: { answer: ModelAnswer; written: string } | null
}

/** What an input leads to. The question of the step that `state` is in follows, unless `question` says otherwise. */
export interface Move {
  state: BotState
  /** Said before the question, in the same message. */
  notice?: string | null
  /** Messages that go first, as they are. */
  texts?: readonly string[]
  /** Another question than the step's; null for none. */
  question?: Question | null
  effect?: BotEffect | null
  /** The customer was understood and got further; the loop guard counts such prompts apart. */
  earned?: boolean
  /** Something of what was written was not understood. */
  missed?: MissedWords | null
}

/** What was not understood, and what was done about it. */
export type MissedWords = Omit<Missed, 'text'>

/** One step of the conversation. */
export interface StepRules<S extends Step> {
  ask(step: S, scene: Scene): Question
  /** Null when the answer is not understood. */
  handle(step: S, answer: Answer, scene: Scene): Move | null
  /** Where 'voltar' leads; to the menu where it is not said. */
  back?(step: S, scene: Scene): Move
  /** Why the step cannot stand any more, and where it leads instead. */
  giveWay?(step: S, scene: Scene): Move | null
  /** An order may begin or grow here by free text; 'surely' where a word that resembles a product is not enough. */
  grows?: boolean | 'surely'
  /** Words are the answer here (an address, a name): parts of an option's title do not choose it. */
  words?: boolean
  /** Whether what is a global word elsewhere is an answer here. */
  claims?(command: Command, text: string): boolean
}

/** The step that follows, with something said before its question. */
export function goTo(state: BotState, step: Step, notice: string | null = null): Move {
  return { state: { ...state, step }, notice, earned: true }
}

/** The same question again, after saying why. */
export function askAgain(state: BotState, notice: string | null): Move {
  return { state, notice }
}
