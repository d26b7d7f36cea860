import { removeItem, setItem, toggleItem } from '@balcao/domain/catalogue'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { ApiError } from '../../lib/http/api-error'
import { buildCatalogue } from '../testing/build-catalogue'
import { FakeScreen, FakeServer } from '../testing/fake-server'

const rename = (id: string, nome: string) => (catalogue: Parameters<typeof setItem>[0]) =>
  setItem(catalogue, id, { nome })
const price = (id: string, padrao: number) => (catalogue: Parameters<typeof setItem>[0]) =>
  setItem(catalogue, id, { centavos: { padrao } })

function open() {
  const server = new FakeServer(buildCatalogue())
  return { server, screen: new FakeScreen(server) }
}

describe('the save queue', () => {
  test('an edit is on the screen at once and on the server after it', async () => {
    const { server, screen } = open()
    screen.edit(rename('x-bacon', 'X-Bacon duplo'), 'name')
    expect(screen.nameOf('x-bacon')).toBe('X-Bacon duplo')
    expect(server.catalogue.items[0]?.nome).toBe('X-Bacon')
    await screen.quiet()
    expect(server.catalogue.items[0]?.nome).toBe('X-Bacon duplo')
    expect(screen.saved).toEqual(server.catalogue)
    expect(screen.told).toEqual(['saved name'])
  })

  test('edits of one row go one after the other, each from the version that the last one made', async () => {
    const { server, screen } = open()
    screen.edit(rename('x-bacon', 'A'))
    screen.edit(rename('x-bacon', 'B'))
    screen.edit(price('x-bacon', 1000))
    await screen.quiet()
    expect(server.bodies.map(({ id, changes }) => [id, changes[0]?.base])).toEqual([
      ['screen-1', 1],
      ['screen-2', 2],
      ['screen-3', 3],
    ])
    expect(server.catalogue.items[0]).toMatchObject({ nome: 'B', centavos: { padrao: 1000 }, version: 4 })
  })

  test('an unanswered save is sent again with the same id and content until it is answered, and saved once', async () => {
    const { server, screen } = open()
    server.mishaps.push('unreachable', 'lost', 'unreachable')
    screen.edit(rename('x-bacon', 'A'))
    await screen.quiet()
    expect(server.bodies).toHaveLength(4)
    expect(new Set(server.bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(server.catalogue.version).toBe(2)
    expect(screen.saved).toEqual(server.catalogue)
  })

  test('CATAL-45 CATAL-46 CATAL-47 a refused edit leaves the screen and is offered again; what came after it stays', async () => {
    const { server, screen } = open()
    server.mishaps.push(500)
    screen.edit((catalogue) => removeItem(catalogue, 'x-bacon'), 'delete')
    screen.edit(rename('x-salada', 'X-Salada da casa'), 'rename')
    expect(screen.nameOf('x-bacon')).toBeUndefined()
    await screen.quiet()
    expect(screen.nameOf('x-bacon')).toBe('X-Bacon')
    expect(screen.nameOf('x-salada')).toBe('X-Salada da casa')
    expect(screen.told).toEqual(['refused delete', 'saved rename'])
    const [failed] = screen.queue.state().failed
    screen.queue.retryFailed(failed!.id)
    await screen.quiet()
    expect(server.catalogue.items.map(({ id }) => id)).toEqual(['x-salada'])
    expect(screen.queue.state().failed).toEqual([])
  })

  test('an edit that stood on a refused one of the same row keeps only its own field', async () => {
    const { server, screen } = open()
    server.mishaps.push(422)
    screen.edit(rename('x-bacon', 'A'))
    screen.edit(price('x-bacon', 990))
    await screen.quiet()
    expect(server.catalogue.items[0]).toMatchObject({ nome: 'X-Bacon', centavos: { padrao: 990 } })
  })

  test('somebody else changed another field of the row: both are kept, nobody is asked', async () => {
    const { server, screen } = open()
    server.write(rename('x-bacon', 'De lá')(server.catalogue))
    screen.edit(price('x-bacon', 990))
    await screen.quiet()
    expect(server.catalogue.items[0]).toMatchObject({ nome: 'De lá', centavos: { padrao: 990 } })
    expect(new Set(server.bodies.map(({ id }) => id)).size).toBe(server.bodies.length)
    expect(screen.saved).toEqual(server.catalogue)
  })

  test.each([
    ['mine', 'De cá'],
    ['theirs', 'De lá'],
  ] as const)('somebody else changed the same field: a person chooses %s', async (choice, name) => {
    const { server, screen } = open()
    server.write(rename('x-bacon', 'De lá')(server.catalogue))
    screen.edit(rename('x-bacon', 'De cá'))
    await screen.quiet()
    const { phase, conflicts } = screen.queue.state()
    expect(phase).toBe('conflict')
    expect(conflicts).toMatchObject([
      { id: 'x-bacon', fields: ['nome'], mine: { nome: 'De cá' }, theirs: { nome: 'De lá' } },
    ])
    expect(server.catalogue.items[0]?.nome).toBe('De lá')
    screen.queue.resolve(choice)
    await screen.quiet()
    expect(server.catalogue.items[0]?.nome).toBe(name)
    expect(screen.view).toEqual(server.catalogue)
  })

  test('a field that changed while it was being typed in is a conflict, though the change was already received', async () => {
    const { server, screen } = open()
    const began = screen.view
    screen.receive(server.write(price('x-bacon', 3000)(server.catalogue)))
    screen.edit(price('x-bacon', 2600), 'price', began)
    await screen.quiet()
    expect(screen.queue.state().conflicts).toMatchObject([{ fields: ['centavos.padrao'] }])
    expect(server.catalogue.items[0]?.centavos).toEqual({ padrao: 3000 })
  })

  test('a row that somebody removed meanwhile is made again, or stays removed, as the person says', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { server, screen } = open()
      server.write(removeItem(server.catalogue, 'x-bacon'))
      screen.edit(rename('x-bacon', 'De cá'))
      await screen.quiet()
      expect(screen.queue.state().conflicts).toMatchObject([{ theirs: null, mine: { nome: 'De cá' } }])
      screen.queue.resolve(choice)
      await screen.quiet()
      expect(server.catalogue.items.map(({ nome }) => nome)).toEqual(
        choice === 'mine' ? ['De cá', 'X-Salada'] : ['X-Salada'],
      )
    }
  })

  test('a conflict that is set aside shows theirs and keeps ours to be tried again', async () => {
    const { server, screen } = open()
    server.write(rename('x-bacon', 'De lá')(server.catalogue))
    screen.edit(rename('x-bacon', 'De cá'))
    screen.edit(rename('x-salada', 'Outra'))
    await screen.quiet()
    screen.queue.setAside(new Error('later'))
    await screen.quiet()
    expect(server.catalogue.items.map(({ nome }) => nome)).toEqual(['De lá', 'Outra'])
    expect(screen.queue.state().failed).toHaveLength(1)
  })

  test('giving up while the server is away shows what is saved', async () => {
    const { server, screen } = open()
    server.mishaps.push(...Array.from({ length: 50 }, () => 'unreachable' as const))
    screen.edit(rename('x-bacon', 'A'))
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
    expect(screen.queue.state().phase).toBe('retrying')
    await screen.queue.discard()
    await screen.quiet()
    expect(screen.nameOf('x-bacon')).toBe('X-Bacon')
    expect(server.catalogue.version).toBe(1)
  })

  test('a server that always says changed is not asked for ever', async () => {
    const { server, screen } = open()
    server.save = () => Promise.reject(changed())
    const stuck = new FakeScreen(server)
    stuck.edit(rename('x-bacon', 'A'))
    await stuck.quiet()
    expect(stuck.told).toEqual(['refused edit'])
    expect(screen.nameOf('x-bacon')).toBe('X-Bacon')
  })
})

describe('two screens at one server', () => {
  test('in any order of edits and of what is received, no edit is lost unseen and both end alike', async () => {
    const step = fc.record({
      who: fc.integer({ min: 0, max: 1 }),
      what: fc.constantFrom('bacon name', 'bacon price', 'salada price', 'toggle', 'receive', 'lose'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const server = new FakeServer(buildCatalogue())
        const screens = [new FakeScreen(server, 'one'), new FakeScreen(server, 'two')]
        let stamp = 0
        const refused: string[] = []
        for (const { who, what } of steps) {
          const screen = screens[who]!
          stamp += 1
          if (what === 'receive') await screen.quiet()
          if (what === 'lose') server.mishaps.push('lost')
          if (what === 'bacon name') screen.edit(rename('x-bacon', `Nome ${stamp}`))
          if (what === 'bacon price') screen.edit(price('x-bacon', 1000 + stamp))
          if (what === 'salada price') screen.edit(price('x-salada', 1000 + stamp))
          if (what === 'toggle') screen.edit((catalogue) => toggleItem(catalogue, 'x-bacon'))
          if (stamp % 3 === 0) await Promise.resolve()
        }
        for (let rounds = 0; rounds < 60; rounds += 1) {
          for (const screen of screens) {
            await screen.quiet()
            if (screen.queue.state().phase === 'conflict') screen.queue.resolve('mine')
            screen.catchUp()
            refused.push(...screen.told.filter((word) => word.startsWith('refused')))
          }
        }
        expect(refused).toEqual([])
        // Each edit here is of one field: more would be somebody else's work put back to what it was.
        expect(server.changedFields.filter((fields) => fields.length > 1)).toEqual([])
        for (const screen of screens) {
          expect(screen.queue.state().edits).toEqual([])
          expect(screen.view.items).toEqual(server.catalogue.items)
        }
      }),
      { numRuns: runs(1000) },
    )
  })
})

function changed() {
  return new ApiError('changed', { status: 409, code: 'CATALOGUE_CHANGED' })
}
