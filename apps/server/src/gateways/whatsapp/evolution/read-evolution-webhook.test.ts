import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { GatewayEvent, InboundContent } from '../gateway-event'
import { readEvolutionWebhook } from './read-evolution-webhook'

const NOW = 1_800_000_000_000
const MARIA = '559291234567@s.whatsapp.net'

const envelope = (event: string, data: unknown, more: Record<string, unknown> = {}) => ({
  event,
  instance: 'loja',
  data,
  destination: 'https://balcao.example/webhook/evolution/1',
  date_time: '2026-11-21T10:00:00.000Z',
  sender: '5592988887777@s.whatsapp.net',
  server_url: 'https://evolution.example',
  apikey: 'secret',
  ...more,
})

const read = (event: string, data: unknown, more?: Record<string, unknown>) =>
  readEvolutionWebhook(envelope(event, data, more), NOW)?.events

const said = (message: unknown, more: Record<string, unknown> = {}) => ({
  key: { remoteJid: MARIA, fromMe: false, id: '3AB1' },
  pushName: 'Maria',
  status: 'DELIVERY_ACK',
  message,
  contextInfo: null,
  messageType: 'conversation',
  messageTimestamp: 1_763_700_000,
  instanceId: 'a-b-c',
  source: 'android',
  ...more,
})

const received: GatewayEvent = {
  kind: 'message',
  addresses: { remoteJid: MARIA, own: ['5592988887777@s.whatsapp.net'] },
  id: '3AB1',
  fromMe: false,
  source: 'customer',
  clientId: null,
  at: 1_763_700_000_000,
  name: 'Maria',
  content: { kind: 'text', text: 'oi' },
  quoting: null,
  ack: null,
}

const media = { bytes: null, seconds: null, voice: false, fileName: null, handle: {} }

describe('messages.upsert', () => {
  test('is what a customer wrote, one or several at once', () => {
    expect(read('messages.upsert', said({ conversation: 'oi' }))).toEqual([received])
    const other = said({ conversation: 'oi' }, { key: { remoteJid: MARIA, fromMe: false, id: '3AB2' } })
    const both = [received, { ...received, id: '3AB2' }]
    expect(read('messages.upsert', [said({ conversation: 'oi' }), other])).toEqual(both)
    expect(read('messages.upsert', { messages: [said({ conversation: 'oi' }), other] })).toEqual(both)
    expect(read('MESSAGES_UPSERT', said({ conversation: 'oi' }))).toEqual([received])
  })

  test('a malformed message does not take the others with it', () => {
    const rest = [null, 'x', {}, { key: {} }, { key: { id: '', remoteJid: MARIA }, message: {} }, said(null)]
    expect(read('messages.upsert', [...rest, said({ conversation: 'oi' })])).toEqual([received])
  })

  test.each<[string, Record<string, unknown>, InboundContent]>([
    ['a long text', { extendedTextMessage: { text: 'oi' } }, { kind: 'text', text: 'oi' }],
    ['a text with a NUL', { conversation: 'o\0i' }, { kind: 'text', text: 'oi' }],
    [
      'a disappearing text',
      { ephemeralMessage: { message: { conversation: 'oi' } } },
      { kind: 'text', text: 'oi' },
    ],
    [
      'a picture',
      {
        imageMessage: { mimetype: 'image/png', caption: 'comprovante', fileLength: '2048' },
        mediaUrl: 'https://x',
      },
      {
        kind: 'media',
        caption: 'comprovante',
        media: { ...media, type: 'image', mime: 'image/png', bytes: 2048 },
      },
    ],
    [
      'a picture seen once',
      { viewOnceMessageV2: { message: { imageMessage: { mimetype: 'image/jpeg' } } } },
      { kind: 'media', caption: '', media: { ...media, type: 'image', mime: 'image/jpeg' } },
    ],
    [
      'a voice note, its length as a Long',
      {
        audioMessage: {
          mimetype: 'audio/ogg; codecs=opus',
          ptt: true,
          seconds: 7,
          fileLength: { low: 5, high: 1, unsigned: true },
        },
      },
      {
        kind: 'media',
        caption: '',
        media: {
          ...media,
          type: 'audio',
          mime: 'audio/ogg; codecs=opus',
          voice: true,
          seconds: 7,
          bytes: 2 ** 32 + 5,
        },
      },
    ],
    [
      'a document with a caption',
      {
        documentWithCaptionMessage: {
          message: { documentMessage: { mimetype: 'application/pdf', title: 'nota.pdf', caption: 'a nota' } },
        },
      },
      {
        kind: 'media',
        caption: 'a nota',
        media: { ...media, type: 'document', mime: 'application/pdf', fileName: 'nota.pdf' },
      },
    ],
    [
      'a round video',
      { ptvMessage: {} },
      { kind: 'media', caption: '', media: { ...media, type: 'video', mime: 'video/mp4' } },
    ],
    [
      'a sticker',
      { stickerMessage: { mimetype: 'image/webp' } },
      { kind: 'media', caption: '', media: { ...media, type: 'sticker', mime: 'image/webp' } },
    ],
    [
      'a place',
      { locationMessage: { degreesLatitude: -3.1, degreesLongitude: -60.02, name: 'Teatro', address: '' } },
      { kind: 'location', latitude: -3.1, longitude: -60.02, name: 'Teatro', address: null },
    ],
    ['no place', { locationMessage: { degreesLatitude: 900 } }, { kind: 'other', type: 'locationMessage' }],
    [
      'a contact',
      {
        contactMessage: {
          displayName: 'João',
          vcard: 'BEGIN:VCARD\nFN:João\nitem1.TEL;waid=5592991112222:+55 92 99111-2222\nEND:VCARD',
        },
      },
      { kind: 'contact', name: 'João', phones: ['+55 92 99111-2222'] },
    ],
    [
      'contacts',
      {
        contactsArrayMessage: {
          contacts: [{ displayName: 'João', vcard: 'TEL:1\r\nTEL;CELL:2' }, { displayName: 'Ana' }],
        },
      },
      { kind: 'contact', name: 'João, Ana', phones: ['1', '2'] },
    ],
    [
      'a row of a list',
      { listResponseMessage: { title: 'Pizza', singleSelectReply: { selectedRowId: 'item:7' } } },
      { kind: 'choice', id: 'item:7', title: 'Pizza' },
    ],
    [
      'a button',
      { buttonsResponseMessage: { selectedButtonId: 'sim', selectedDisplayText: 'Sim' } },
      { kind: 'choice', id: 'sim', title: 'Sim' },
    ],
    [
      'a button of a template',
      { templateButtonReplyMessage: { selectedId: 'sim' } },
      { kind: 'choice', id: 'sim', title: '' },
    ],
    [
      'a poll',
      { messageContextInfo: {}, pollCreationMessageV3: {} },
      { kind: 'other', type: 'pollCreationMessageV3' },
    ],
  ])('reads %s', (_, message, content) => {
    expect(read('messages.upsert', said(message))).toEqual([{ ...received, content }])
  })

  test.each([
    ['nothing', {}],
    ['what goes between devices', { messageContextInfo: {}, senderKeyDistributionMessage: {} }],
    ['the head of an album', { albumMessage: { expectedImageCount: 2 } }],
    ['a vote', { pollUpdateMessage: {} }],
  ])('tells nothing of %s', (_, message) => {
    expect(read('messages.upsert', said(message))).toEqual([])
  })

  test('tells nothing of status updates', () => {
    const key = { remoteJid: 'status@broadcast', fromMe: false, id: '3AB1', participant: MARIA }
    expect(read('messages.upsert', said({ conversation: 'promoção' }, { key }))).toEqual([])
  })

  test('keeps every address it carries', () => {
    const key = {
      remoteJid: '120363025246125486@g.us',
      participant: '182736455463728@lid',
      participantAlt: MARIA,
      id: '3AB1',
    }
    expect(read('messages.upsert', said({ conversation: 'oi' }, { key }), { sender: undefined })).toEqual([
      {
        ...received,
        addresses: { remoteJid: key.remoteJid, participant: key.participant, participantAlt: MARIA },
      },
    ])
    const lid = { remoteJid: '182736455463728@lid', remoteJidAlt: MARIA, fromMe: false, id: '3AB1' }
    expect(read('messages.upsert', said({ conversation: 'oi' }, { key: lid }))).toMatchObject([
      { addresses: { remoteJid: '182736455463728@lid', remoteJidAlt: MARIA } },
    ])
  })

  test('knows what it answers, in either place', () => {
    const contextInfo = { stanzaId: '3EB0AA' }
    expect(read('messages.upsert', said({ conversation: 'oi' }, { contextInfo }))).toEqual([
      { ...received, quoting: '3EB0AA' },
    ])
    expect(read('messages.upsert', said({ imageMessage: { contextInfo } }))).toMatchObject([
      { quoting: '3EB0AA' },
    ])
  })

  test.each([
    [1_763_700_000, 1_763_700_000_000],
    ['1763700000', 1_763_700_000_000],
    [{ low: 1_763_700_000, high: 0, unsigned: true }, 1_763_700_000_000],
    [undefined, NOW],
    [-5, NOW],
    [1e300, NOW],
    ['ontem', NOW],
  ])('written at %j it is of %s', (messageTimestamp, at) => {
    expect(read('messages.upsert', said({ conversation: 'oi' }, { messageTimestamp }))).toEqual([
      { ...received, at },
    ])
  })

  const own = { remoteJid: MARIA, fromMe: true, id: '3EB0AA' }
  test.each([
    ['messages.upsert', 'android', 'SERVER_ACK', 'phone', 'sent'],
    ['messages.upsert', 'web', undefined, 'phone', 'sent'],
    ['messages.upsert', 'ios', 'READ', 'phone', 'read'],
    ['messages.upsert', 'unknown', 'SERVER_ACK', 'api', 'sent'],
    ['send.message', 'web', 'PENDING', 'api', 'pending'],
    ['send.message', 'unknown', undefined, 'api', null],
  ])('CONV-15 own by %s from %s with %s is of the %s, %s', (event, device, status, source, ack) => {
    const data = said({ conversation: 'oi' }, { key: own, pushName: 'Você', source: device, status })
    expect(read(event, data)).toEqual([{ ...received, id: '3EB0AA', fromMe: true, name: null, source, ack }])
  })

  test('a send that WhatsApp refused at once says why', () => {
    const data = said({ conversation: 'oi' }, { key: own, status: 'ERROR', messageStubParameters: ['463'] })
    expect(read('send.message', data)).toMatchObject([
      { kind: 'message', ack: 'failed' },
      { kind: 'ack', id: '3EB0AA', ack: 'failed', reason: { code: 'blocked' } },
    ])
  })

  test('a reaction marks another message, and is taken back by an empty one', () => {
    const reaction = (text: string) => said({ reactionMessage: { key: { id: '3EB0AA' }, text } })
    const marked = { kind: 'reaction', id: '3EB0AA', fromMe: false, at: received.at }
    expect(read('messages.upsert', reaction('👍'))).toEqual([{ ...marked, emoji: '👍' }])
    expect(read('messages.upsert', reaction(''))).toEqual([{ ...marked, emoji: '' }])
  })
})

describe('CONV-22 messages.update', () => {
  const update = (more: Record<string, unknown>) =>
    read('messages.update', { keyId: '3EB0AA', remoteJid: MARIA, fromMe: true, messageId: 'row', ...more })
  const ack = { kind: 'ack', id: '3EB0AA', clientId: null, reason: null, waPhone: null }

  test.each([
    ['SERVER_ACK', 'sent'],
    ['DELIVERY_ACK', 'delivered'],
    ['READ', 'read'],
    ['PLAYED', 'read'],
    [3, 'delivered'],
  ])('of %s is %s', (status, known) => {
    expect(update({ status })).toEqual([{ ...ack, ack: known }])
  })

  test.each([
    [undefined, 'other'],
    [['463'], 'blocked'],
    [[463], 'blocked'],
    [[{ toString: 1 }], 'other'],
  ])('of ERROR with %j has failed as %s', (messageStubParameters, code) => {
    expect(update({ status: 'ERROR', messageStubParameters })).toMatchObject([
      { ack: 'failed', reason: { code } },
    ])
  })

  test('tells nothing without a known status, and of customers’ messages', () => {
    expect(update({ status: 'DELETED' })).toEqual([])
    expect(update({ status: null })).toEqual([])
    expect(update({ status: 'READ', fromMe: false })).toEqual([])
  })

  test('several come at once', () => {
    const data = [
      { keyId: 'A', fromMe: true, status: 'READ' },
      { key: { id: 'B', fromMe: true }, status: 'READ' },
    ]
    expect(read('messages.update', data)).toMatchObject([{ id: 'A' }, { id: 'B' }])
  })
})

describe('other events', () => {
  test('an edited text, an edited caption, a message deleted for everyone', () => {
    const edited = (editedMessage: unknown, more = {}) =>
      read('messages.edited', {
        key: { id: '3AB1' },
        type: 14,
        editedMessage,
        timestampMs: '1763700009000',
        ...more,
      })
    const told = { kind: 'edited', id: '3AB1', at: 1_763_700_009_000 }
    expect(edited({ conversation: '2 pizzas' })).toEqual([{ ...told, text: '2 pizzas' }])
    expect(edited({ imageMessage: { caption: 'pago' } })).toEqual([{ ...told, text: 'pago' }])
    expect(edited({ conversation: 'x' }, { timestampMs: null })).toMatchObject([{ at: NOW }])
    expect(edited(undefined)).toEqual([])
    expect(edited(undefined, { type: 'REVOKE' })).toEqual([{ kind: 'deleted', id: '3AB1' }])
    expect(edited(undefined, { type: 0 })).toEqual([{ kind: 'deleted', id: '3AB1' }])
  })

  test('messages.delete names a key, or a row that has one', () => {
    const deleted = [{ kind: 'deleted', id: '3AB1' }]
    expect(read('messages.delete', { id: '3AB1', remoteJid: MARIA, status: 'DELETED' })).toEqual(deleted)
    expect(read('messages.delete', { id: 'row', key: { id: '3AB1' } })).toEqual(deleted)
    expect(read('messages.delete', { id: 'row' })).toEqual([])
  })

  test.each([
    ['composing', true],
    ['recording', true],
    ['paused', false],
    ['available', false],
  ])('presence %s is typing: %s', (lastKnownPresence, typing) => {
    expect(read('presence.update', { id: MARIA, presences: { [MARIA]: { lastKnownPresence } } })).toEqual([
      { kind: 'typing', addresses: received.addresses, typing },
    ])
  })

  test.each([
    ['open', 200, 'open', null],
    ['connecting', 200, 'connecting', null],
    ['close', 401, 'closed', '401'],
    ['refused', 428, 'refused', '428'],
  ])('connection.update %s by %s is %s', (state, statusReason, ours, reason) => {
    expect(read('connection.update', { instance: 'loja', state, statusReason })).toEqual([
      { kind: 'connection', state: ours, reason, ownJid: null },
    ])
  })

  test('an open connection knows its own address', () => {
    const wuid = '5592988887777:12@s.whatsapp.net'
    expect(read('connection.update', { state: 'open', wuid })).toMatchObject([
      { ownJid: '5592988887777@s.whatsapp.net' },
    ])
  })

  test('qrcode.updated brings a code, or says that there are no more', () => {
    const code = { code: '2@abc', base64: 'data:image/png;base64,AAAA', pairingCode: null }
    expect(read('qrcode.updated', { qrcode: { instance: 'loja', ...code } })).toEqual([
      { kind: 'qr', code: { code: '2@abc', image: code.base64, pairingCode: null, at: NOW } },
    ])
    expect(read('qrcode.updated', { message: 'QR code limit reached', statusCode: 500 })).toEqual([
      { kind: 'qr', code: null },
    ])
    expect(read('qrcode.updated', { qrcode: { ...code, base64: 'javascript:alert(1)' } })).toEqual([])
  })

  test.each([
    'chats.upsert',
    'chats.update',
    'contacts.upsert',
    'call',
    'constructor',
    'send.message.update',
  ])('%s tells nothing', (event) => {
    expect(read(event, [{ remoteJid: MARIA, unreadMessages: 0 }])).toEqual([])
  })
})

describe('anything else', () => {
  test.each([null, undefined, 'x', 5, [], {}, { event: 'messages.upsert' }, { event: 1, instance: 'loja' }])(
    '%j is no envelope',
    (body) => {
      expect(readEvolutionWebhook(body)).toBeNull()
    },
  )

  test('no JSON value makes the reader throw', () => {
    const names = [
      'messages.upsert',
      'send.message',
      'messages.update',
      'messages.edited',
      'messages.delete',
      'presence.update',
      'connection.update',
      'qrcode.updated',
      '__proto__',
    ]
    const keys = fc.constantFrom(
      ...'key id remoteJid fromMe message conversation imageMessage ephemeralMessage protocolMessage'.split(
        ' ',
      ),
      ...'reactionMessage contactsArrayMessage contacts status presences messageTimestamp messageStubParameters contextInfo stanzaId'.split(
        ' ',
      ),
      ...'__proto__ toString'.split(' '),
    )
    const { data } = fc.letrec((tie) => ({
      data: fc.oneof(
        { depthSize: 'medium' },
        fc.jsonValue({ maxDepth: 2 }),
        fc.array(tie('data'), { maxLength: 3 }),
        fc.array(fc.tuple(keys, tie('data')), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
      ),
    }))
    fc.assert(fc.property(fc.jsonValue(), (body) => void readEvolutionWebhook(body)))
    fc.assert(
      fc.property(fc.constantFrom(...names), data, (event, told) => {
        expect(Array.isArray(readEvolutionWebhook(envelope(event, told))?.events)).toBe(true)
      }),
      { numRuns: runs(2_000) },
    )
  })
})
