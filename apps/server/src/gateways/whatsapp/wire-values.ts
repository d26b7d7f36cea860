import * as z from 'zod'

const LONGEST_ID = 512
const LATEST_SECONDS = 4_102_444_800

/** A text from outside. PostgreSQL's text has no NUL, and one in a message must not make it unstorable. */
export const wireText = z.string().transform((text) => text.replaceAll('\0', ''))

/** An id or address: not empty, of sane length, without control characters. */
export const wireId = z
  .string()
  .min(1)
  .max(LONGEST_ID)
  .regex(/^\P{Cc}+$/u)

/** What may be missing, null or malformed, and is null then. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)

/** A number, also as digits or as the halves of a protobuf Long. */
const wireNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d+)?$/)
    .transform(Number),
  z.object({ low: z.int(), high: z.int() }).transform(({ low, high }) => high * 2 ** 32 + (low >>> 0)),
])

/** A size, length or count. */
export const wireCount = wireNumber.pipe(z.int().nonnegative().max(Number.MAX_SAFE_INTEGER))

/** A price in whole units of its currency, with its fractions. */
export const wirePrice = wireNumber.pipe(z.number().nonnegative().max(10_000_000))

/** Seconds since 1970, read as milliseconds. */
export const wireSeconds = wireNumber.pipe(
  z
    .number()
    .positive()
    .max(LATEST_SECONDS)
    .transform((seconds) => Math.floor(seconds) * 1000),
)

/** Milliseconds since 1970. */
export const wireMilliseconds = wireNumber.pipe(
  z
    .int()
    .positive()
    .max(LATEST_SECONDS * 1000),
)

export const wirePlace = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}
