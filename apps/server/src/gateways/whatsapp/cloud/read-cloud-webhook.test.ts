import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { GatewayEvent, InboundContent } from '../gateway-event'
import { readCloudWebhook } from './read-cloud-webhook'

const NOW = 1_800_000_000_000
const MARIA = '559291234567'
const NUMBER = '106540352242922'
const BSUID = 'BR.1502576394655843'

const metadata = { display_phone_number: '5592988887777', phone_number_id: NUMBER }
const own = ['5592988887777@s.whatsapp.net']
const change = (value: unknown, field = 'messages') => ({
  field,
  value: { messaging_product: 'whatsapp', metadata, ...(value as object) },
})
const body = (...changes: unknown[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '102290129340398', changes }],
})
const read = (...changes: unknown[]) =>
  readCloudWebhook(body(...changes), NOW).flatMap(({ events }) => events)

const contacts = [{ profile: { name: 'Maria' }, wa_id: MARIA, user_id: BSUID }]
const message = (type: string, part: unknown, more: Record<string, unknown> = {}) => ({
  from: MARIA,
  from_user_id: BSUID,
  id: 'wamid.A',
  timestamp: '1763700000',
  type,
  [type]: part,
  ...more,
})
const said = (...messages: unknown[]) => change({ contacts, messages })

const received: GatewayEvent = {
  kind: 'message',
  addresses: { remoteJid: `${MARIA}@s.whatsapp.net`, bsuid: BSUID, own },
  id: 'wamid.A',
  fromMe: false,
  source: 'customer',
  clientId: null,
  at: 1_763_700_000_000,
  name: 'Maria',
  content: { kind: 'text', text: 'oi' },
  quoting: null,
  ack: null,
}

const media = { bytes: null, seconds: null, voice: false, fileName: null, handle: { mediaId: '77' } }

describe('messages', () => {
  test('are what customers wrote: all of every change and entry, by the number they are for', () => {
    const other = { ...metadata, phone_number_id: '2' }
    const one = message('text', { body: 'oi' })
    const two = message('text', { body: 'oi' }, { id: 'wamid.B' })
    const told = readCloudWebhook(
      {
        object: 'whatsapp_business_account',
        entry: [
          { id: '1', changes: [said(one, two)] },
          { id: '1', changes: [change({ metadata: other, contacts, messages: [one] }), said(two)] },
        ],
      },
      NOW,
    )
    expect(told).toEqual([
      {
        phoneNumberId: NUMBER,
        events: [received, { ...received, id: 'wamid.B' }, { ...received, id: 'wamid.B' }],
      },
      { phoneNumberId: '2', events: [received] },
    ])
  })

  test('that are malformed do not take the others with them', () => {
    const rest = [null, {}, { id: 'x' }, message('text', { body: 'oi' }, { id: '' })]
    expect(read(said(...rest, message('text', { body: 'oi' })))).toEqual([received])
    expect(read(null, { field: 'messages' }, said(message('text', { body: 'oi' })))).toEqual([received])
  })

  test.each<[string, unknown, InboundContent]>([
    ['text', { body: 'o\0i' }, { kind: 'text', text: 'oi' }],
    [
      'image',
      { id: '77', mime_type: 'image/png', caption: 'comprovante', sha256: 'x' },
      { kind: 'media', caption: 'comprovante', media: { ...media, type: 'image', mime: 'image/png' } },
    ],
    [
      'audio',
      { id: '77', mime_type: 'audio/ogg; codecs=opus', voice: true },
      {
        kind: 'media',
        caption: '',
        media: { ...media, type: 'audio', mime: 'audio/ogg; codecs=opus', voice: true },
      },
    ],
    [
      'video',
      { id: '77' },
      { kind: 'media', caption: '', media: { ...media, type: 'video', mime: 'video/mp4' } },
    ],
    [
      'document',
      { id: '77', mime_type: 'application/pdf', filename: 'nota.pdf' },
      {
        kind: 'media',
        caption: '',
        media: { ...media, type: 'document', mime: 'application/pdf', fileName: 'nota.pdf' },
      },
    ],
    [
      'sticker',
      { id: '77', mime_type: 'image/webp' },
      { kind: 'media', caption: '', media: { ...media, type: 'sticker', mime: 'image/webp' } },
    ],
    ['image', { mime_type: 'image/png' }, { kind: 'other', type: 'image' }],
    [
      'location',
      { latitude: -3.1, longitude: -60.02, name: 'Teatro' },
      { kind: 'location', latitude: -3.1, longitude: -60.02, name: 'Teatro', address: null },
    ],
    [
      'contacts',
      [
        {
          name: { formatted_name: 'João' },
          phones: [{ phone: '+55 92 99111-2222', wa_id: '5592991112222' }],
        },
        { phones: [{ wa_id: '5592993334444' }] },
      ],
      { kind: 'contact', name: 'João', phones: ['+55 92 99111-2222', '5592993334444'] },
    ],
    [
      'interactive',
      { type: 'list_reply', list_reply: { id: 'item:7', title: 'Pizza', description: '' } },
      { kind: 'choice', id: 'item:7', title: 'Pizza' },
    ],
    [
      'interactive',
      { type: 'button_reply', button_reply: { id: 'sim', title: 'Sim' } },
      { kind: 'choice', id: 'sim', title: 'Sim' },
    ],
    ['interactive', { type: 'nfm_reply', nfm_reply: {} }, { kind: 'other', type: 'interactive' }],
    ['button', { payload: 'sim', text: 'Sim' }, { kind: 'choice', id: 'sim', title: 'Sim' }],
    ['order', { product_items: [] }, { kind: 'other', type: 'order' }],
    ['unsupported', undefined, { kind: 'other', type: 'unsupported' }],
    ['constructor', { body: 'x' }, { kind: 'other', type: 'constructor' }],
  ])('of type %s: %j', (type, part, content) => {
    expect(read(said(message(type, part)))).toEqual([{ ...received, content }])
  })

  test('know what they answer, and come without a time of their own', () => {
    const more = { context: { from: '5592988887777', id: 'wamid.Z' }, timestamp: 'x' }
    expect(read(said(message('text', { body: 'oi' }, more)))).toEqual([
      { ...received, quoting: 'wamid.Z', at: NOW },
    ])
  })

  test.each([
    [
      'a phone that is spelled otherwise',
      { wa_id: '5592991234567' },
      {},
      {
        remoteJid: `${MARIA}@s.whatsapp.net`,
        remoteJidAlt: '5592991234567@s.whatsapp.net',
      },
    ],
    ['a hidden phone', { user_id: BSUID }, { from: undefined }, { remoteJid: BSUID, bsuid: BSUID }],
    [
      'a hidden phone, the user only beside',
      { user_id: BSUID },
      { from: undefined, from_user_id: undefined },
      {
        remoteJid: BSUID,
        bsuid: BSUID,
      },
    ],
    ['a user id in place of the phone', {}, { from: BSUID }, { remoteJid: BSUID }],
    ['nobody told of', undefined, {}, { remoteJid: `${MARIA}@s.whatsapp.net` }],
    [
      'a group',
      { wa_id: MARIA },
      { group_id: 'Y2FwaV9ncm91cDo' },
      {
        remoteJid: 'Y2FwaV9ncm91cDo@g.us',
        participant: `${MARIA}@s.whatsapp.net`,
      },
    ],
  ])('are of %s', (_, contact, more, addresses) => {
    const one = message('text', { body: 'oi' }, { from_user_id: undefined, ...more })
    expect(read(change({ contacts: contact && [contact], messages: [one] }))).toMatchObject([
      { addresses: { ...addresses, own } },
    ])
  })

  test('of several people in one body have their own names', () => {
    const both = [...contacts, { profile: { name: 'João' }, wa_id: '5511988887777' }]
    const joao = message(
      'text',
      { body: 'oi' },
      { from: '5511988887777', from_user_id: undefined, id: 'wamid.B' },
    )
    const stranger = message(
      'text',
      { body: 'oi' },
      { from: '14155552671', from_user_id: undefined, id: 'wamid.C' },
    )
    const told = read(change({ contacts: both, messages: [message('text', { body: 'oi' }), joao, stranger] }))
    expect(told).toMatchObject([{ name: 'Maria' }, { name: 'João' }, { name: null }])
  })

  test('of nobody are passed over', () => {
    const one = message('text', { body: 'oi' }, { from: undefined, from_user_id: undefined })
    expect(read(change({ messages: [one] }))).toEqual([])
  })

  test('that change others are told as changes', () => {
    const at = received.at
    const text = { original_message_id: 'wamid.Z', message: { type: 'text', text: { body: 'novo' } } }
    const image = { original_message_id: 'wamid.Z', message: { type: 'image', image: { caption: 'pago' } } }
    expect(read(said(message('reaction', { message_id: 'wamid.Z', emoji: '👍' })))).toEqual([
      { kind: 'reaction', id: 'wamid.Z', fromMe: false, emoji: '👍', at },
    ])
    expect(read(said(message('reaction', { message_id: 'wamid.Z' })))).toMatchObject([{ emoji: '' }])
    expect(read(said(message('edit', text)))).toEqual([{ kind: 'edited', id: 'wamid.Z', at, text: 'novo' }])
    expect(read(said(message('edit', image)))).toMatchObject([{ kind: 'edited', text: 'pago' }])
    expect(read(said(message('revoke', { original_message_id: 'wamid.Z' })))).toEqual([
      { kind: 'deleted', id: 'wamid.Z' },
    ])
    expect(
      read(said(message('edit', {}), message('revoke', null), message('system', { body: 'x' }))),
    ).toEqual([])
  })
})

describe('what the owner types in the Business app', () => {
  test('comes back as sent from the phone', () => {
    const echo = { from: '5592988887777', to: MARIA, id: 'wamid.E', timestamp: '1763700000', type: 'text' }
    const echoes = [{ ...echo, text: { body: 'deixa comigo' } }]
    expect(read(change({ message_echoes: echoes }, 'smb_message_echoes'))).toEqual([
      {
        ...received,
        addresses: { remoteJid: `${MARIA}@s.whatsapp.net`, own },
        id: 'wamid.E',
        fromMe: true,
        source: 'phone',
        name: null,
        content: { kind: 'text', text: 'deixa comigo' },
        ack: 'sent',
      },
    ])
    const hidden = [{ ...echoes[0], to: undefined, to_user_id: BSUID }]
    expect(read(change({ message_echoes: hidden }, 'smb_message_echoes'))).toMatchObject([
      { addresses: { remoteJid: BSUID, bsuid: BSUID } },
    ])
  })

  test.each(['history', 'smb_app_state_sync', 'account_update', 'message_template_status_update'])(
    'and %s tells nothing',
    (field) => {
      expect(read(change({ contacts, messages: [message('text', { body: 'oi' })] }, field))).toEqual([])
    },
  )
})

describe('CONV-22 statuses', () => {
  const status = (word: string, more = {}) =>
    read(change({ statuses: [{ id: 'wamid.A', status: word, timestamp: '1763700000', ...more }] }))
  const ack = { kind: 'ack', id: 'wamid.A', clientId: null, reason: null, waPhone: null }

  test.each([
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['played', 'read'],
  ])('%s is %s', (word, known) => {
    expect(status(word)).toEqual([{ ...ack, ack: known }])
  })

  test('carry our own id and the phone that WhatsApp knows', () => {
    expect(status('sent', { recipient_id: MARIA, biz_opaque_callback_data: 'b0b1' })).toEqual([
      { ...ack, ack: 'sent', clientId: 'b0b1', waPhone: `${MARIA}@s.whatsapp.net` },
    ])
    expect(status('sent', { recipient_id: BSUID })).toMatchObject([{ waPhone: null }])
  })

  test.each([
    [131047, 'window'],
    [131026, 'unknown-number'],
    [131053, 'media'],
    [131048, 'too-many'],
    [190, 'credentials'],
    [200, 'credentials'],
    [131049, 'other'],
  ])('failed by %s is %s', (code, known) => {
    const errors = [{ code, title: 'T', error_data: { details: 'why' } }]
    expect(status('failed', { errors })).toEqual([
      { ...ack, ack: 'failed', reason: { code: known, words: `${code} why` } },
    ])
  })

  test('failed without a reason is other, and words that are none tell nothing', () => {
    expect(status('failed')).toMatchObject([{ ack: 'failed', reason: { code: 'other' } }])
    expect(status('warning')).toEqual([])
    expect(status('deleted')).toEqual([])
  })
})

describe('anything else', () => {
  test.each([null, undefined, 'x', 5, [], {}, { entry: {} }, { entry: [null, {}] }])(
    '%j tells nothing',
    (told) => {
      expect(readCloudWebhook(told)).toEqual([])
    },
  )

  test('no JSON value makes the reader throw', () => {
    const names = fc.constantFrom(
      ...'id type from from_user_id text body image contacts interactive'.split(' '),
      ...'reaction edit message original_message_id status errors __proto__ context'.split(' '),
    )
    const types = fc.constantFrom('text', 'image', 'contacts', 'interactive', 'edit', 'failed', '__proto__')
    const { data } = fc.letrec((tie) => ({
      data: fc.oneof(
        { depthSize: 'medium' },
        types,
        fc.jsonValue({ maxDepth: 2 }),
        fc.array(tie('data'), { maxLength: 3 }),
        fc
          .array(fc.tuple(names, tie('data')), { maxLength: 6 })
          .map((entries) => Object.fromEntries(entries)),
      ),
    }))
    fc.assert(fc.property(fc.jsonValue(), (told) => void readCloudWebhook(told)))
    fc.assert(
      fc.property(fc.array(data), fc.array(data), fc.array(data), (messages, statuses, echoes) => {
        const told = body(
          change({ contacts: messages, messages, statuses }),
          change({ message_echoes: echoes }, 'smb_message_echoes'),
        )
        expect(readCloudWebhook(told)).toHaveLength(1)
      }),
      { numRuns: runs(1_000) },
    )
  })
})
