import { randomUUID } from 'node:crypto'
import type { ChatNote } from '@balcao/contract/conversations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { freshPerson, inboundText } from '../testing/inbound'

let shops: ChatShops

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T15:00:00Z')
})
afterAll(() => shops.stop())

async function givenNotes(shop: ChatShop) {
  const person = freshPerson()
  await shop.receive(inboundText(person.phone))
  await shop.news()
  const path = `/api/conversations/${(await shop.chat(person.phone))!.id}/notes`
  return {
    person,
    path,
    add: (text: string, id: string = randomUUID()) =>
      shop.ask<ChatNote & { code?: string }>(path, { body: { id, text } }),
    list: async () => (await shop.ask<ChatNote[]>(path)).body,
    remove: (id: string) => shop.ask(`${path}/${id}`, { method: 'DELETE' }),
  }
}

it('notes stand in the order in which they were written, and every screen is told of each', async () => {
  const shop = await shops.shop()
  const { add, list, remove } = await givenNotes(shop)
  shops.setTime('2026-11-21T15:00:00Z')
  const first = await add('  Prefere ligar antes ')
  expect(first).toMatchObject({
    status: 201,
    body: { text: 'Prefere ligar antes', created_at: '2026-11-21T15:00:00.000Z' },
  })
  shops.setTime('2026-11-21T15:01:00Z')
  const second = await add('Alérgica a camarão')
  expect(await list()).toEqual([first.body, second.body])
  expect(await shop.news()).toEqual(['NOTES_CHANGED', 'NOTES_CHANGED'])
  expect((await remove(first.body.id)).body).toEqual({ ok: true })
  expect((await remove(first.body.id)).status).toBe(200)
  expect(await list()).toEqual([second.body])
  expect(await shop.news()).toEqual(['NOTES_CHANGED'])
})

it('the same id adds a note once, also ten at once, and refuses other words', async () => {
  const shop = await shops.shop()
  const { add, list } = await givenNotes(shop)
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => add('Uma vez', id)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await list()).toHaveLength(1)
  expect(await shop.news()).toEqual(['NOTES_CHANGED'])
  expect(await add('Outra coisa', id)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
  const elsewhere = await givenNotes(shop)
  expect((await elsewhere.add('Uma vez', id)).body.code).toBe('IDEMPOTENCY_MISMATCH')
})

it('a note is reached through its own conversation only', async () => {
  const shop = await shops.shop()
  const [one, other] = [await givenNotes(shop), await givenNotes(shop)]
  const { body: note } = await one.add('Fica aqui')
  await other.remove(note.id)
  expect(await one.list()).toEqual([note])
  const nowhere = `/api/conversations/${randomUUID()}/notes`
  for (const options of [{}, { body: { id: randomUUID(), text: 'x' } }])
    expect((await shop.ask(nowhere, options)).body).toMatchObject({ code: 'CONVERSATION_NOT_FOUND' })
})

it('notes of two conversations that turn out to be one person come together', async () => {
  const shop = await shops.shop()
  const { person, add, list, path } = await givenNotes(shop)
  await shop.receive(inboundText(person.lid))
  const lidPath = `/api/conversations/${(await shop.chat(person.lid))!.id}/notes`
  await add('Do telefone')
  await shop.ask(lidPath, { body: { id: randomUUID(), text: 'Do outro endereço' } })
  await shop.receive(inboundText(person.lid, { alt: person.phone }))
  expect((await list()).map(({ text }) => text).sort()).toEqual(['Do outro endereço', 'Do telefone'])
  expect(lidPath).not.toBe(path)
  expect((await shop.ask(lidPath)).status).toBe(404)
})

it('an empty note is none', async () => {
  const shop = await shops.shop()
  const { add } = await givenNotes(shop)
  expect((await add('  ')).status).toBe(400)
})
