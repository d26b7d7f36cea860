import * as z from 'zod'
import { askOpenAi, type OpenAiServer } from '../open-ai'
import { jsonOf } from '../ask-gateway'
import { answerSchema, readAnswer } from './answer-schema'
import { dataOf, instructions } from './instructions'
import type { LanguageModel } from './language-model'

/** An answer is some hundred bytes; whoever sends more than this is not answering us. */
const MOST_BYTES = 64 * 1024

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/**
 * Asks `POST /v1/chat/completions` as OpenAI publishes it and llama.cpp, Ollama and vLLM take it, for an answer by our
 * JSON schema. Temperature and the like are the server's own: some models refuse a call that names them.
 */
export function createOpenAiLanguageModel(server: OpenAiServer): LanguageModel {
  return {
    async ask(question, timeoutMs) {
      const body = {
        model: server.model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: dataOf(question) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'reading', strict: true, schema: answerSchema },
        },
      }
      const answered = await askOpenAi(server, 'chat/completions', { body, timeoutMs, mostBytes: MOST_BYTES })
      if (answered.kind !== 'answered') return answered
      const completion = Completion.safeParse(answered.json)
      const content = completion.data?.choices[0]?.message.content
      const answer = content === undefined ? null : readAnswer(jsonOf(Buffer.from(content)))
      return answer ? { kind: 'answered', answer } : { kind: 'refused', words: 'The answer is no reading' }
    },
  }
}
