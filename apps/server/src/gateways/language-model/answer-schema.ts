import { itemTopics, modelCommands, shopTopics, type ModelAnswer } from '@balcao/domain/bot'
import * as z from 'zod'

const MOST_LINES = 20
const MOST_OPTIONS = 40
/** Characters of an id, and of a note. */
const LONGEST = 200

const id = z.string().max(LONGEST)
const count = z.int().min(1).max(99)

const Answer = z.strictObject({
  answer: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('order'),
      lines: z
        .array(
          z.strictObject({
            item: id,
            priceType: id.nullable(),
            quantity: count,
            options: z.array(z.strictObject({ group: id, option: id, count })).max(MOST_OPTIONS),
            note: id.nullable(),
          }),
        )
        .min(1)
        .max(MOST_LINES),
    }),
    z.strictObject({ kind: z.literal('command'), command: z.enum(modelCommands) }),
    z.strictObject({
      kind: z.literal('question'),
      topic: z.enum([...itemTopics, ...shopTopics]),
      item: id.nullable(),
    }),
    z.strictObject({ kind: z.literal('choice'), option: id }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
})

/** An answer that has its shape to the letter; null for anything else. */
export function readAnswer(json: unknown): ModelAnswer | null {
  const read = Answer.safeParse(json)
  return read.success ? read.data.answer : null
}

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const whole = { type: 'integer' }
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values })
const list = (items: object) => ({ type: 'array', items })

/** As strict schemas want it: every property is required, and there are no others. */
function record(properties: Record<string, object>): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/**
 * The same as JSON schema, in the keywords that servers of structured outputs know alike: limits of length and size are
 * checked here alone.
 */
export const answerSchema = record({
  answer: {
    anyOf: [
      record({
        kind: oneOf(['order']),
        lines: list(
          record({
            item: text,
            priceType: textOrNull,
            quantity: whole,
            options: list(record({ group: text, option: text, count: whole })),
            note: textOrNull,
          }),
        ),
      }),
      record({ kind: oneOf(['command']), command: oneOf(modelCommands) }),
      record({ kind: oneOf(['question']), topic: oneOf([...itemTopics, ...shopTopics]), item: textOrNull }),
      record({ kind: oneOf(['choice']), option: text }),
      record({ kind: oneOf(['none']) }),
    ],
  },
})
