import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { sameAddress } from './address'
import {
  findConversation,
  type ConversationFound,
  type InboundAddresses,
  type KnownConversation,
} from './aliases'

const phone = '5592991234567@s.whatsapp.net'
const phoneWithoutNine = '559291234567@s.whatsapp.net'
const lid = '182736455463728@lid'
const bsuid = 'BR.1502576394655843'
const group = '120363025246125486@g.us'
const shop = '559232345678@s.whatsapp.net'

const maria: KnownConversation = { id: 'maria', aliases: [phone] }
const mariaByLid: KnownConversation = { id: 'maria by lid', aliases: [lid] }
const joao: KnownConversation = {
  id: 'joão',
  aliases: ['5511981234567@s.whatsapp.net', '998877665544332@lid'],
}
const family: KnownConversation = { id: 'family', aliases: [group] }
const knownMaria = (...aliases: string[]): ConversationFound => ({
  kind: 'known',
  conversation: 'maria',
  aliases,
})

describe('CONV-13 where an event belongs', () => {
  test.each<[string, KnownConversation[], InboundAddresses, ConversationFound]>([
    ['a person never seen', [joao], { remoteJid: phone }, { kind: 'new', aliases: [phone] }],
    ['the same phone', [joao, maria], { remoteJid: phone }, knownMaria()],
    ['from a second device', [maria], { remoteJid: '5592991234567:7@s.whatsapp.net' }, knownMaria()],
    ['the ninth digit lost', [maria], { remoteJid: phoneWithoutNine }, knownMaria(phoneWithoutNine)],
    [
      'the ninth digit gained',
      [{ id: 'maria', aliases: [phoneWithoutNine] }],
      { remoteJid: phone },
      knownMaria(phone),
    ],
    [
      'a pair of phone and @lid, nobody known',
      [joao],
      { remoteJid: lid, remoteJidAlt: phone },
      { kind: 'new', aliases: [lid, phone] },
    ],
    ['@lid with the phone beside it', [maria], { remoteJid: lid, remoteJidAlt: phone }, knownMaria(lid)],
    ['phone with the @lid beside it', [maria], { remoteJid: phone, remoteJidAlt: lid }, knownMaria(lid)],
    [
      '@lid alone, pair seen before',
      [{ id: 'maria', aliases: [phone, lid] }],
      { remoteJid: lid },
      knownMaria(),
    ],
    ['@lid alone, pair never seen', [maria], { remoteJid: lid }, { kind: 'new', aliases: [lid] }],
    ['the phone repeated as its other', [maria], { remoteJid: phone, remoteJidAlt: phone }, knownMaria()],
    [
      'both variants of one phone',
      [maria],
      { remoteJid: phoneWithoutNine, remoteJidAlt: phone },
      knownMaria(phoneWithoutNine),
    ],
    [
      'a pair that joins two conversations',
      [mariaByLid, joao, maria],
      { remoteJid: lid, remoteJidAlt: phone },
      { kind: 'merge', conversations: ['maria by lid', 'maria'], aliases: [] },
    ],
    [
      'a pair that joins two, by the other variant',
      [maria, mariaByLid],
      { remoteJid: phoneWithoutNine, remoteJidAlt: lid },
      { kind: 'merge', conversations: ['maria', 'maria by lid'], aliases: [phoneWithoutNine] },
    ],
    [
      'two variants kept apart until now',
      [maria, { id: 'maria 8', aliases: [phoneWithoutNine] }],
      { remoteJid: phone },
      { kind: 'merge', conversations: ['maria', 'maria 8'], aliases: [] },
    ],
    ['a BSUID without phone', [maria, joao], { remoteJid: '', bsuid }, { kind: 'new', aliases: [bsuid] }],
    ['a BSUID as the address', [maria], { remoteJid: bsuid }, { kind: 'new', aliases: [bsuid] }],
    [
      'a Cloud API phone with its BSUID',
      [maria],
      { remoteJid: '559291234567', bsuid },
      knownMaria(phoneWithoutNine, bsuid),
    ],
    [
      'a known BSUID whose phone is hidden now',
      [{ id: 'maria', aliases: [phone, bsuid] }],
      { remoteJid: bsuid },
      knownMaria(),
    ],
    [
      'a new number of a known @lid',
      [{ id: 'maria', aliases: [phone, lid] }],
      { remoteJid: '5592988887777@s.whatsapp.net', remoteJidAlt: lid },
      knownMaria('5592988887777@s.whatsapp.net'),
    ],
    [
      'the own number given as the other side',
      [{ id: 'shop to itself', aliases: [shop] }, mariaByLid],
      { remoteJid: lid, remoteJidAlt: shop, own: [shop] },
      { kind: 'known', conversation: 'maria by lid', aliases: [] },
    ],
    [
      'a note to oneself',
      [{ id: 'shop to itself', aliases: [shop] }],
      { remoteJid: shop, own: [shop] },
      { kind: 'known', conversation: 'shop to itself', aliases: [] },
    ],
    [
      'a group never seen',
      [maria],
      { remoteJid: group, participant: phone },
      { kind: 'new', aliases: [group] },
    ],
    [
      'a group in which Maria writes',
      [maria, mariaByLid, family],
      { remoteJid: group, participant: lid, participantAlt: phone },
      { kind: 'known', conversation: 'family', aliases: [] },
    ],
    [
      'a group with a person as its other',
      [maria, family],
      { remoteJid: group, remoteJidAlt: phone },
      { kind: 'known', conversation: 'family', aliases: [] },
    ],
    [
      'a person with a group as the other',
      [maria, family],
      { remoteJid: phone, remoteJidAlt: group },
      knownMaria(),
    ],
    ['a status update', [maria], { remoteJid: 'status@broadcast', participant: phone }, { kind: 'ignored' }],
    ['a newsletter', [maria], { remoteJid: '120363144038483540@newsletter' }, { kind: 'ignored' }],
    [
      'a landline whose digits end as Maria’s mobile',
      [{ id: 'mobile', aliases: ['5592932345678@s.whatsapp.net'] }],
      { remoteJid: '559232345678@s.whatsapp.net' },
      { kind: 'new', aliases: ['559232345678@s.whatsapp.net'] },
    ],
  ])('%s', (_title, known, received, found) => {
    expect(findConversation(known, received)).toEqual(found)
  })
})

function receive(known: KnownConversation[], received: InboundAddresses): KnownConversation[] {
  const found = findConversation(known, received)
  if (found.kind === 'ignored') return known
  if (found.kind === 'new')
    return [...known, { id: `${known.length} ${received.remoteJid}`, aliases: found.aliases }]
  const ids = found.kind === 'known' ? [found.conversation] : found.conversations
  const joined = known.filter(({ id }) => ids.includes(id)).flatMap(({ aliases }) => aliases)
  const rest = known.filter(({ id }) => !ids.includes(id))
  return [...rest, { id: ids.join('+'), aliases: [...joined, ...found.aliases] }]
}

const grouped = (known: KnownConversation[]) =>
  known.map(({ aliases }) => aliases.toSorted().join(' ')).toSorted()

describe('addresses received in any order', () => {
  const people = ['559291234567', '559281234567', '551198123456'].map((digits, place) => [
    `${digits}@s.whatsapp.net`,
    `${digits.slice(0, 4)}9${digits.slice(4)}@s.whatsapp.net`,
    `18273645546372${place}@lid`,
    `BR.150257639465584${place}`,
  ])
  const addressesOf = fc
    .constantFrom(...people)
    .chain((addresses) =>
      fc.record(
        { remoteJid: fc.constantFrom(...addresses), remoteJidAlt: fc.constantFrom(...addresses) },
        { requiredKeys: ['remoteJid'] },
      ),
    )
  const inGroup = fc
    .constantFrom(...people.flat())
    .map((participant) => ({ remoteJid: group, participant, remoteJidAlt: participant }))
  const events = fc.array(fc.oneof({ weight: 4, arbitrary: addressesOf }, inGroup), { maxLength: 20 })
  const orders = events.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
  )

  test(
    'the same conversations come out, however events are ordered and repeated, and nobody is two or mixed up',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(orders, ([all, shuffled]) => {
          const known = all.reduce<KnownConversation[]>(receive, [])
          expect(grouped(shuffled.reduce<KnownConversation[]>(receive, []))).toEqual(grouped(known))
          const owners = known.map(
            ({ aliases }) =>
              new Set(aliases.map((alias) => people.findIndex((one) => one.includes(alias)))).size,
          )
          expect(owners.every((count) => count === 1)).toBe(true)
          for (const { id, aliases } of known)
            for (const other of known.filter((one) => one.id !== id))
              expect(aliases.some((a) => other.aliases.some((b) => sameAddress(a, b)))).toBe(false)
        }),
        { numRuns: runs(2_000) },
      )
    },
  )
})
