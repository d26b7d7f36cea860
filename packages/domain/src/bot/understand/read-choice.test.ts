import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readChoice, type ChoiceOption } from './read-choice'

const options = (...titles: string[]): ChoiceOption[] =>
  titles.map((title, place) => ({ id: `id-${place + 1}`, title }))
const payment = options('PIX', 'Cartão', 'Dinheiro')
const cards = options('Cartão de crédito', 'Cartão de débito', 'Dinheiro')
const fulfilment = options('Entrega', 'Retirada no balcão')
const menu = options(
  'X-Bacon',
  'X-Tudo',
  'Pastel de carne',
  'Pastel de queijo',
  'Coca-Cola lata',
  'Coca-Cola 2 L',
  'Coca-Cola Zero lata',
)
const sizes = options('Broto', 'Média', 'Grande')
const days = options('Segunda, 24/11', 'Terça, 25/11', 'Quarta, 26/11', 'Quinta, 27/11')
const slots = options('09:00', '10:30', '14:00', '15:00')
const many = options(...'abcdefgh'.split('').map((letter) => `Pizza ${letter.repeat(2)}`))

const chosen = (place: number) => ({ kind: 'chosen', id: `id-${place}` })
const unclear = (...places: number[]) => ({ kind: 'unclear', ids: places.map((place) => `id-${place}`) })

describe('readChoice', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['2️⃣', 2],
    ['02', 2],
    ['2.', 2],
    ['2)', 2],
    ['(2)', 2],
    ['#2', 2],
    ['opção 2', 2],
    ['Opcao 3', 3],
    ['op 1', 1],
    ['número 3', 3],
    ['nº 2', 2],
    ['a 2', 2],
    ['o 3', 3],
    ['2ª opção', 2],
    ['dois', 2],
    ['duas', 2],
    ['um', 1],
    ['uma', 1],
    ['segunda', 2],
    ['a segunda', 2],
    ['o terceiro', 3],
    ['primeira opção', 1],
    ['última', 3],
    ['quero a 2', 2],
    ['2 por favor', 2],
    ['vou de 3', 3],
    ['pode ser o 1', 1],
    ['é a 2', 2],
  ])('by number: %j is the option at %d', (text, place) => {
    expect(readChoice(text, payment)).toEqual(chosen(place))
  })

  test.each([
    '0',
    '4',
    '99',
    '-1',
    'quatro',
    'opção 7',
    'quinta',
    '',
    ' ',
    '!!',
    '😂',
    'de',
    'x'.repeat(5000),
    '1 e 9',
  ])('%j is none of three', (text) => {
    expect(readChoice(text, payment)).toBeNull()
  })

  test.each([
    ['pix', payment, 1],
    ['PIX', payment, 1],
    ['no pix', payment, 1],
    ['quero pagar no pix', payment, 1],
    ['cartao', payment, 2],
    ['cartões', payment, 2],
    ['cratão', payment, 2],
    ['cartão de crédito', payment, 2],
    ['cartao credito', payment, 2],
    ['dinhero', payment, 3],
    ['em dinheiro', payment, 3],
    ['dinheiro vivo', payment, 3],
    ['dinh', payment, 3],
    ['débito', cards, 2],
    ['cartao credito', cards, 1],
    ['entrega', fulfilment, 1],
    ['entrega em casa', fulfilment, 1],
    ['retirada', fulfilment, 2],
    ['balcao', fulfilment, 2],
    ['retirada na loja', fulfilment, 2],
    ['x-bacon', menu, 1],
    ['x bacon', menu, 1],
    ['bacon', menu, 1],
    ['bacom', menu, 1],
    ['o x tudo', menu, 2],
    ['quero um x-tudo', menu, 2],
    ['xis tudo', menu, 2],
    ['carne', menu, 3],
    ['pastéis de carne', menu, 3],
    ['pastel carne', menu, 3],
    ['pastel de queijos', menu, 4],
    ['zero', menu, 7],
    ['coca 2l', menu, 6],
    ['coca cola zero', menu, 7],
    ['grande', sizes, 3],
    ['Grandes', sizes, 3],
    ['media', sizes, 2],
    ['brotinho', sizes, null],
    ['a grande', sizes, 3],
    ['tamanho grande', sizes, null],
    ['segunda', days, 1],
    ['terça', days, 2],
    ['terca', days, 2],
    ['26/11', days, 3],
    ['26', days, 3],
    ['2', days, 2],
    ['quinta', days, 4],
    ['09:00', slots, 1],
    ['9:00', slots, 1],
    ['as 9', slots, 1],
    ['às 15h', slots, 4],
    ['14h', slots, 3],
    ['10:30', slots, 2],
    ['2', slots, 2],
    ['14', slots, 3],
    ['16:00', slots, null],
    ['x-bacon sem cebola', menu, null],
    ['2 x-bacon', menu, null],
    ['não quero pix', payment, null],
    ['sem cartão', payment, null],
    ['coca-cola zero 2 l', menu, null],
  ])('by title: %j', (text, list, place) => {
    expect(readChoice(text, list)).toEqual(place === null ? null : chosen(place))
  })

  test.each([
    ['coca', menu, [5, 6, 7]],
    ['x-bacon e uma coca', menu, [1, 5, 6, 7]],
    ['pastel', menu, [3, 4]],
    ['coca lata', menu, [5, 7]],
    ['cartao', cards, [1, 2]],
    ['1 e 3', payment, [1, 3]],
    ['1,2', payment, [1, 2]],
    ['pix ou dinheiro', payment, [1, 3]],
    ['pizza', many, [1, 2, 3, 4, 5]],
    ['x', menu, [1, 2]],
    ['entrega ou retirada', fulfilment, [1, 2]],
  ])('several fit: %j', (text, list, places) => {
    expect(readChoice(text, list)).toEqual(unclear(...places))
  })

  test('an id chooses its option, also where it looks like a number out of range', () => {
    const rows = [
      { id: 'pay:pix', title: 'PIX' },
      { id: '77', title: 'Cartão' },
    ]
    expect(readChoice('pay:pix', rows)).toEqual({ kind: 'chosen', id: 'pay:pix' })
    expect(readChoice('77', rows)).toEqual({ kind: 'chosen', id: '77' })
  })

  test('a figure that is the title of one and the number of another is asked about', () => {
    expect(readChoice('2', options('1', '2', '3'))).toEqual(chosen(2))
    expect(readChoice('2', options('2', '4', '6'))).toEqual(unclear(1, 2))
  })

  test('a whole title wins over longer ones that begin alike, and "e" inside a title parts nothing', () => {
    expect(readChoice('coca', options('Coca Zero', 'Coca'))).toEqual(chosen(2))
    expect(readChoice('cocas', options('Coca Zero', 'Coca'))).toEqual(chosen(2))
    expect(readChoice('frango e catupiry', options('Frango', 'Frango e catupiry', 'Catupiry'))).toEqual(
      chosen(2),
    )
    expect(readChoice('coca zero', options('Coca', 'Guaraná'))).toBeNull()
  })

  test('without options nothing is chosen', () => {
    expect(readChoice('1', [])).toBeNull()
    expect(readChoice('ultima', [])).toBeNull()
  })

  const titles = fc.uniqueArray(
    fc.constantFrom(
      'PIX',
      'Pão de queijo',
      'Açaí 500 ml',
      'X-Tudo',
      'Coca 2 L',
      'Maçã',
      'Meia calabresa',
      'Não',
      'Outro',
    ),
    { minLength: 1 },
  )

  test('a title, however it is written, and a number in range always choose', () => {
    fc.assert(
      fc.property(titles, fc.nat(), (list, seed) => {
        const rows = options(...list)
        const place = seed % rows.length
        const { title } = rows[place]!
        const plain = title.normalize('NFD').replace(/\p{M}/gu, '')
        for (const text of [title, title.toUpperCase(), plain, ` ${title}! `, String(place + 1)]) {
          expect(readChoice(text, rows)).toEqual(chosen(place + 1))
        }
      }),
    )
  })

  test('whatever is typed, an answer names offered options, several at least two and at most five', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 130 }), titles, (text, list) => {
        const rows = options(...list)
        const choice = readChoice(text, rows)
        const ids = choice === null ? [] : choice.kind === 'chosen' ? [choice.id] : choice.ids
        expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
        if (choice?.kind === 'unclear') expect(choice.ids.length >= 2 && choice.ids.length <= 5).toBe(true)
      }),
    )
  })
})
