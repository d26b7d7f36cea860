import { describe, expect, it } from 'vitest'
import { groupClaims, isResolved, type AddressClaim } from './identity-groups'

const phone = '5592991234567@s.whatsapp.net'
const withoutNine = '559291234567@s.whatsapp.net'
const lid = '182736455463728@lid'
const other = '5592988887777@s.whatsapp.net'
const keyOfPhone = 'phone:559291234567'
const known = (...pairs: [string, string][]) => new Map(pairs)

describe('who is who in a batch', () => {
  it.each<[string, AddressClaim[], Map<string, string>, { conversations: string[]; fresh: string[] }[]]>([
    ['nobody is known', [{ jids: [phone] }], known(), [{ conversations: [], fresh: [phone] }]],
    [
      'spellings of one phone are one',
      [{ jids: [phone] }, { jids: [withoutNine] }],
      known([keyOfPhone, 'a']),
      [{ conversations: ['a'], fresh: [] }],
    ],
    [
      'a later claim joins two earlier ones',
      [{ jids: [phone] }, { jids: [lid] }, { jids: [other] }, { jids: [lid, phone] }],
      known([keyOfPhone, 'a'], [`lid:182736455463728`, 'b']),
      [
        { conversations: [], fresh: [other] },
        { conversations: ['a', 'b'], fresh: [] },
      ],
    ],
    [
      'conversations that a claim names are joined without an address',
      [{ jids: [], conversationIds: ['a', 'b'], weak: true }],
      known(),
      [{ conversations: ['a', 'b'], fresh: [] }],
    ],
    ['a weak claim makes nobody', [{ jids: [phone], weak: true }], known(), []],
    [
      'but it adds to who is there',
      [{ jids: [phone, lid], weak: true }],
      known([keyOfPhone, 'a']),
      [{ conversations: ['a'], fresh: [lid] }],
    ],
    [
      'or comes',
      [{ jids: [phone, lid], weak: true }, { jids: [lid] }],
      known(),
      [{ conversations: [], fresh: [phone, lid] }],
    ],
  ])('%s', (_title, claims, stored, expected) => {
    const groups = groupClaims(claims, stored)
    expect(
      groups.map(({ conversationIds, fresh }) => ({
        conversations: [...conversationIds].sort(),
        fresh: [...fresh.values()],
      })),
    ).toEqual(expected)
    expect(groups.map(isResolved)).toEqual(
      expected.map(({ conversations, fresh }) => conversations.length === 1 && fresh.length === 0),
    )
  })
})
