import { plainName } from '@balcao/domain/text'
import { typedPhoneDigits } from '@balcao/domain/messaging'
import { sql, type Sql } from '../../platform/database/sql'

const SHORTEST_PHONE_WORD = 4
const SHORTEST_PHONE = 2

/** Keys of mobiles whose ninth digit is left out, as `phoneKey` of the domain writes them. */
const mobileKey = '^phone:55[1-9][1-9][6-9]\\d{7}$'
const DIGITS_BEFORE_NINTH = 4
const DIGITS_BEHIND_NINTH = 8

/**
 * The list search as conditions on `conversations c`, none for an empty query. It finds what `conversationMatches` of
 * the domain finds (CONV-04), without reading every conversation into the process.
 */
export function chatSearch(companyId: string, query: string): Sql[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const phone = typedDigits(query)
  const everyWord = words.map((word) => {
    const named = sql`strpos(c.search, ${word}) > 0`
    const digits = typedDigits(word)
    // A single word that is a phone is the whole query: it is asked for below.
    const askedAnyway = digits === phone && words.length === 1
    if (digits.length < SHORTEST_PHONE_WORD || askedAnyway) return named
    return sql`(${named} or ${hasPhone(companyId, digits)})`
  })
  const found = sql`(${sql.join(everyWord, ' and ')})`
  return [phone.length < SHORTEST_PHONE ? found : sql`(${found} or ${hasPhone(companyId, phone)})`]
}

/** The words of a search: without accents and case, as the `search` columns are written. */
export function wordsOf(query: string): string[] {
  return plainName(query).split(' ').filter(Boolean)
}

/** The digits of what is typed as a phone or a part of one; empty for anything else. */
function typedDigits(text: string): string {
  return typedPhoneDigits(text)?.replace(/^0+/, '') ?? ''
}

/** Conversations of a phone that holds these digits, in any of its spellings. One look at the addresses for all rows. */
function hasPhone(companyId: string, digits: string): Sql {
  const withNinth = patternsWithNinth(digits)
  const spelled = [
    sql`strpos(a.key, ${digits}) > 0`,
    ...(withNinth.length === 0 ? [] : [sql`(a.key like any(${withNinth}::text[]) and a.key ~ ${mobileKey})`]),
  ]
  return sql`c.id in (select a.conversation_id from conversation_addresses a
    where a.company_id = ${companyId} and starts_with(a.key, 'phone:') and (${sql.join(spelled, ' or ')}))`
}

/** Keys whose phone holds the digits once it is written with its ninth digit: any of these may be that digit. */
function patternsWithNinth(digits: string): string[] {
  return [...digits].flatMap((digit, place) => {
    const [before, behind] = [digits.slice(0, place), digits.slice(place + 1)]
    const fits = place <= DIGITS_BEFORE_NINTH && behind.length <= DIGITS_BEHIND_NINTH
    return digit === '9' && fits
      ? [`phone:${'_'.repeat(DIGITS_BEFORE_NINTH - place)}${before}${behind}%`]
      : []
  })
}
