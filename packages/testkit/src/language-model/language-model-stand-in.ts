import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { startOpenAiStandIn, type OpenAiStandIn, type ServerBehaviour } from '../open-ai/open-ai-stand-in'
import { badContent, type BadContent } from './bad-content'
import type { ModelData } from './model-data'

/** `answer` follows the published contract; beside what any server may do it may answer what is of no use. */
export type ModelBehaviour = ServerBehaviour | 'nonsense' | BadContent

/** A call as it came: all that left the caller. */
export interface ModelRequest {
  authorization: string | undefined
  /** The whole body. */
  body: { model: string; messages: { role: string; content: string }[]; response_format: unknown }
  /** What the last message holds, read as JSON where it is JSON. */
  data: ModelData
}

export interface LanguageModelStandIn extends OpenAiStandIn<ModelBehaviour, ModelRequest> {
  /** From now on it reads this text so: the value of `answer`. */
  understands(text: string, answer: object): void
  /** The calls about a text. */
  askedAbout(text: string): ModelRequest[]
}

const none = { kind: 'none' }

/**
 * An OpenAI-compatible server of chat completions that knows only what it was told, or what `reads` makes of a call; of
 * anything else it answers `none`.
 */
export async function startLanguageModelStandIn(
  options: { port?: number; key?: string; reads?: (data: ModelData) => object } = {},
): Promise<LanguageModelStandIn> {
  const known = new Map<string, object>()
  const standIn = await startOpenAiStandIn<'nonsense' | BadContent, ModelRequest>(
    {
      path: '/v1/chat/completions',
      read: readCall,
      answer(mode, { body, data }) {
        if (mode === 'nonsense') return { id: 7, choices: 'none', usage: null }
        const answer = known.get(data.text) ?? options.reads?.(data) ?? none
        const content = mode === 'answer' ? JSON.stringify({ answer }) : badContent(mode, data)
        return completion(body.model, content)
      },
    },
    options,
  )
  return {
    ...standIn,
    understands: (text, answer) => void known.set(text, answer),
    askedAbout: (text) => standIn.asked().filter(({ data }) => data.text === text),
  }
}

/** Null when it is no call with a model, messages and a strict JSON schema. */
async function readCall(request: IncomingMessage): Promise<ModelRequest | null> {
  const body = parse(await text(request)) as ModelRequest['body'] | undefined
  const format = body?.response_format as { type?: string; json_schema?: { name?: string; schema?: object } }
  const content = body?.messages?.at(-1)?.content
  const isWhole = typeof body?.model === 'string' && typeof content === 'string'
  if (!isWhole || format?.type !== 'json_schema' || !/^[\w-]{1,64}$/.test(format.json_schema?.name ?? ''))
    return null
  if (!isStrict(format.json_schema!.schema)) return null
  const data = (parse(content) ?? { text: content, step: '', options: [], menu: [] }) as ModelData
  return { authorization: request.headers.authorization, body, data }
}

/** Strict schemas: the root is an object, and every object names all its properties as required and takes no others. */
function isStrict(schema: unknown, isRoot = true): boolean {
  if (typeof schema !== 'object' || schema === null) return !isRoot
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>
  if (isRoot && type !== 'object') return false
  if (type === 'object') {
    const names = Object.keys((properties ?? {}) as object)
    if (additionalProperties !== false || JSON.stringify(required) !== JSON.stringify(names)) return false
  }
  return Object.values(schema).every((part) => isStrict(part, false))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function completion(model: string, content: string | null): object {
  const message = {
    role: 'assistant',
    content,
    refusal: content === null ? 'I cannot help with that.' : null,
  }
  return {
    id: 'chatcmpl-balcao',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
  }
}
