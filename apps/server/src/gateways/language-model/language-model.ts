import type { ModelAnswer, ModelQuestion } from '@balcao/domain/bot'
import type { OpenAiFailure } from '../open-ai'

/** What came of asking. `answered`: of the shape of an answer; what it names may not exist. */
export type Answered = { kind: 'answered'; answer: ModelAnswer } | OpenAiFailure

/** Who reads what no rule understood. Each call asks once, waits at most `timeoutMs` for all of it and never throws. */
export interface LanguageModel {
  ask(question: ModelQuestion, timeoutMs: number): Promise<Answered>
}

/** The language model of an installation, and how much of it there is. */
export interface SecondReadings {
  model: LanguageModel
  /** Times that it is asked for one company in a month (UTC). */
  monthlyMessages: number
  /** How long the bot waits for an answer, tries and pauses included. */
  patienceMs: number
}
