import { saveQuickReplies, type QuickReply } from '@balcao/contract/conversations'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addReply,
  changeReply,
  MAX_REPLIES,
  moveReply,
  putReplyBack,
  removeReply,
  replyProblems,
  tidyReplies,
} from './reply-list'

const ids = [
  'aaaaaaaa-0000-4000-8000-000000000001',
  'aaaaaaaa-0000-4000-8000-000000000002',
  'aaaaaaaa-0000-4000-8000-000000000003',
] as const
const [pix, hours, way] = ids
const list: readonly QuickReply[] = [
  { id: pix, shortcut: 'pix', text: 'Chave: {pix}' },
  { id: hours, shortcut: 'horário', text: 'Abrimos {horario}' },
  { id: way, shortcut: 'mapa', text: 'Rua A, 1' },
]
const order = (replies: readonly { id: string }[]) => replies.map(({ id }) => ids.indexOf(id as never) + 1)

describe('the list of quick replies', () => {
  test('a new one comes last, up to a hundred', () => {
    expect(addReply(list, 'new').at(-1)).toEqual({ id: 'new', shortcut: '', text: '' })
    const full = Array.from({ length: MAX_REPLIES }, (_, index) => ({ ...list[0]!, id: String(index) }))
    expect(addReply(full, 'new')).toBe(full)
  })

  test('a slash in front of a shortcut is how it is called, not its name', () => {
    expect(changeReply(list, pix, { shortcut: '/pix2' })[0]).toEqual({ ...list[0], shortcut: 'pix2' })
    expect(changeReply(list, pix, { text: '/ a' })[0]!.text).toBe('/ a')
  })

  test.each([
    [pix, 1, [2, 1, 3]],
    [hours, 1, [1, 3, 2]],
    [hours, -1, [2, 1, 3]],
    [pix, -1, [1, 2, 3]],
    [way, 1, [1, 2, 3]],
    ['gone', 1, [1, 2, 3]],
  ] as const)('%s moved by %s', (id, by, result) => {
    expect(order(moveReply(list, id, by))).toEqual(result)
  })

  test('what is deleted comes back to its place', () => {
    const without = removeReply(list, hours)
    expect(order(without)).toEqual([1, 3])
    expect(putReplyBack(without, list[1]!, 1)).toEqual(list)
    expect(putReplyBack([], list[1]!, 1)).toEqual([list[1]])
    expect(putReplyBack(list, list[1]!, 1)).toBe(list)
  })

  test('no move loses or doubles a reply', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(-1 as const, 1 as const)))
    fc.assert(
      fc.property(moves, (steps) => {
        const moved = steps.reduce<readonly QuickReply[]>((now, [id, by]) => moveReply(now, id, by), list)
        expect(order(moved).sort()).toEqual([1, 2, 3])
      }),
    )
  })
})

describe('what is wrong with a reply', () => {
  test.each([
    ['nothing', list, []],
    ['no shortcut', changeReply(list, pix, { shortcut: ' ' }), [[pix, ['shortcutMissing']]]],
    ['a shortcut with a space', changeReply(list, pix, { shortcut: 'meu pix' }), [[pix, ['shortcutSpaces']]]],
    ['no text', changeReply(list, way, { text: ' ' }), [[way, ['textMissing']]]],
    [
      'a shortcut that is taken, whatever accents and case',
      changeReply(list, way, { shortcut: 'HORARIO' }),
      [[way, ['shortcutTaken']]],
    ],
    ['all of it', addReply(list, 'new'), [['new', ['shortcutMissing', 'textMissing']]]],
  ])('%s', (_, replies, problems) => {
    expect([...replyProblems(replies)]).toEqual(problems)
  })

  test('two empty ones miss their shortcuts, and are not each other’s', () => {
    const two = addReply(addReply([], 'a'), 'b')
    expect(replyProblems(two).get('b')).toEqual(['shortcutMissing', 'textMissing'])
  })
})

test('what is sent is what the contract takes', () => {
  const replies = tidyReplies(changeReply(list, pix, { shortcut: 'pix ', text: ' Chave ' }))
  expect(replies[0]).toEqual({ id: pix, shortcut: 'pix', text: 'Chave' })
  expect(saveQuickReplies.body?.safeParse({ version: 1, replies }).success).toBe(true)
})
