import { describe, expect, test } from 'vitest'
import { changedItems } from './changed-items'
import { orderReceipt, WrongTotal, type OrderReceiptOptions } from './order-receipt'
import type { ReceiptItem, ReceiptOrder } from './receipt-order'
import { layout } from '../paper/layout'
import { renderEscPos } from '../paper/render-escpos'
import { renderText } from '../paper/render-text'

const bacon: ReceiptItem = {
  name: 'X-Bacon',
  quantity: 2,
  unitPriceCents: 2490,
  options: [{ name: 'Queijo extra', priceCents: 300 }],
  notes: 'sem cebola',
}
const cola: ReceiptItem = { name: 'Coca-Cola lata', quantity: 1, unitPriceCents: 0, options: [], notes: null }
const order: ReceiptOrder = {
  number: 42,
  status: 'analysis',
  fulfilment: 'delivery',
  customerName: 'Ana Lima',
  customerPhone: '92991234567',
  customerAddress: 'Rua das Flores, 120, apto 31',
  neighbourhood: 'Centro',
  items: [bacon, cola],
  deliveryFeeCents: 500,
  discountCents: 80,
  totalCents: 6000,
  paymentMethod: 'cash',
  changeForCents: 10_000,
  notes: 'Tocar o interfone',
}
const company = { name: 'Lanchonete Balcão', phone: '9233334444', cnpj: '12345678000195' }

describe('the kitchen copy', () => {
  test('says what to make, in order and without a price', () => {
    const paper = print({ copy: 'kitchen', columns: 32 })
    expect(paper).toBe(
      [
        '            #42',
        '        ENTREGA',
        '        21/11/2026 12:41',
        '            Ana Lima',
        '--------------------------------',
        '2x X-Bacon',
        '   + Queijo extra',
        '   OBS: sem cebola',
        '1x Coca-Cola lata',
        '',
        'OBS: Tocar o interfone',
        '--------------------------------',
        '  Impresso em 21/11/2026 12:42',
        '- '.repeat(16).trimEnd(),
      ].join('\n'),
    )
    expect(paper).not.toContain('R$')
  })

  test.each(['kitchen', 'counter', 'delivery'] as const)(
    'the %s copy says large for when it is wanted',
    (copy) => {
      const paper = print({ copy, columns: 32, wantedFor: '22/11/2026 19:30' })
      expect(paper).toContain('AGENDADO\n22/11/2026 19:30\n')
      expect(print({ copy, columns: 32 })).not.toContain('AGENDADO')
    },
  )

  test('sets number, kind and dishes large', () => {
    const sizes = receipt({ copy: 'kitchen' }).blocks.flatMap((block) =>
      block.kind === 'text' ? [[block.text, block.size]] : [],
    )
    expect(sizes).toEqual(
      expect.arrayContaining([
        ['#42', 'big'],
        ['ENTREGA', 'big'],
        ['2x X-Bacon', 'tall'],
      ]),
    )
  })
})

test.each([
  [
    'nothing',
    { paidCents: 0 },
    ['COBRAR R$ 60,00', 'Levar troco para R$ 100,00 (troco: R$ 40,00)'],
    ['Pago'],
  ],
  ['a part', { paidCents: 2000 }, ['COBRAR R$ 40,00', 'Pago R$ 20,00', '(troco: R$ 60,00)'], ['PAGO']],
  ['all', { paidCents: 6000 }, ['PAGO', 'Pago R$ 60,00'], ['COBRAR', 'troco']],
  ['too much', { paidCents: 6500 }, ['PAGO', 'Devolver R$ 5,00'], ['COBRAR', 'troco']],
  ['all, by PIX', { paidCents: 6000, paymentMethod: 'pix', pixCode: '0002' }, ['PAGO'], ['Pague com PIX']],
] as const)('the courier of an order of which %s was received', (_what, changes, said, unsaid) => {
  const paper = print({ copy: 'delivery', columns: 48 }, changes).replaceAll('\u00A0', ' ')
  for (const words of said) expect(paper).toContain(words)
  for (const words of unsaid) expect(paper).not.toContain(words)
})

test('the counter copy has everything, with its sums', () => {
  expect(print({ copy: 'counter', columns: 32 })).toBe(
    [
      '       Lanchonete Balcão',
      '         (92) 3333-4444',
      '    CNPJ 12.345.678/0001-95',
      '--------------------------------',
      '            #42',
      '        ENTREGA',
      '        21/11/2026 12:41',
      '--------------------------------',
      'Ana Lima',
      '(92) 99123-4567',
      'Rua das Flores, 120, apto 31',
      'Bairro: Centro',
      '--------------------------------',
      '2x X-Bacon              R$ 55,80',
      '   + Queijo extra (R$ 3,00)',
      '   OBS: sem cebola',
      '1x Coca-Cola lata        R$ 0,00',
      '--------------------------------',
      'Subtotal                R$ 55,80',
      'Taxa de entrega          R$ 5,00',
      'Desconto                -R$ 0,80',
      'TOTAL                   R$ 60,00',
      'Pagamento: Dinheiro',
      'Levar troco para R$ 100,00',
      '(troco: R$ 40,00)',
      '',
      'OBS: Tocar o interfone',
      '--------------------------------',
      '  Impresso em 21/11/2026 12:42',
      '- '.repeat(16).trimEnd(),
    ].join('\n'),
  )
})

describe('the delivery copy', () => {
  test('says where to, what to charge and how much change to take along', () => {
    const paper = print({ copy: 'delivery', columns: 48 })
    expect(paper).toContain('(92) 99123-4567\nRua das Flores, 120, apto 31\nBairro: Centro')
    expect(paper).toContain('COBRAR R$ 60,00')
    expect(paper).toContain('Levar troco para R$ 100,00 (troco: R$ 40,00)')
    expect(paper).toContain('OBS: Tocar o interfone')
  })

  test.each<[string, Partial<ReceiptOrder>, string]>([
    ['exact money', { changeForCents: 6000 }, 'Sem troco: valor exato'],
    ['too little money', { changeForCents: 5000 }, 'Conferir troco: o cliente informou R$ 50,00'],
    ['a card', { paymentMethod: 'credit_card', changeForCents: null }, 'Pagamento: Cartão de crédito'],
    ['PIX', { paymentMethod: 'pix', changeForCents: null, pixCode: '000201PIX' }, '[QR] 000201PIX\n'],
  ])('with %s', (_, changes, words) => {
    expect(print({ copy: 'delivery' }, changes)).toContain(words)
  })

  test('asks for no money when the order is cancelled', () => {
    const paper = print(
      { copy: 'delivery' },
      { status: 'cancelled', paymentMethod: 'pix', pixCode: '000201PIX' },
    )
    expect(paper).toContain('CANCELADO')
    expect(paper).not.toMatch(/COBRAR|PIX/)
  })
})

describe('headings', () => {
  test.each<[string, Partial<OrderReceiptOptions>, Partial<ReceiptOrder>, string]>([
    ['a reprint', { reprint: true, revision: 2 }, {}, 'REIMPRESSÃO – 2ª via'],
    ['a third print', { reprint: true, revision: 3 }, {}, 'REIMPRESSÃO – 3ª via'],
    ['a cancelled order', {}, { status: 'cancelled' }, 'CANCELADO'],
    ['a refused order', {}, { status: 'refused' }, 'RECUSADO'],
    ['an edited order', { changed: { added: [], removed: [] } }, {}, 'ALTERAÇÃO'],
  ])('%s says so first, on every copy', (_, options, changes, heading) => {
    for (const copy of ['kitchen', 'counter', 'delivery'] as const) {
      const first = print({ copy, ...options }, changes).split('\n')[0]
      expect(first?.trim()).toBe(heading)
    }
  })

  test('a first print has none', () => {
    expect(print({ copy: 'kitchen' })).not.toMatch(/REIMPRESS|ALTERA|CANCELADO|RECUSADO/)
  })
})

test('an edited order tells the kitchen what to take out and what to add', () => {
  const changed = changedItems([bacon, cola], [{ ...bacon, quantity: 3 }])
  expect(print({ copy: 'kitchen', changed })).toMatch(
    /RETIRAR:\n1x Coca-Cola lata\n\nINCLUIR:\n1x X-Bacon\n +\+ Queijo extra\n +OBS: sem cebola\n\nPEDIDO COMPLETO:\n2x X-Bacon/,
  )
})

test.each<[string, ReceiptItem[], ReceiptItem[], string[], string[]]>([
  ['nothing', [bacon, cola], [cola, bacon], [], []],
  ['a price', [bacon], [{ ...bacon, unitPriceCents: 1 }], [], []],
  ['a quantity', [bacon], [{ ...bacon, quantity: 1 }], [], ['1x X-Bacon']],
  ['a doubled line', [bacon], [bacon, bacon], ['2x X-Bacon'], []],
  ['a note', [bacon], [{ ...bacon, notes: 'bem passado' }], ['2x X-Bacon'], ['2x X-Bacon']],
  ['an option', [bacon], [{ ...bacon, options: [] }], ['2x X-Bacon'], ['2x X-Bacon']],
  [
    'a split line',
    [bacon],
    [
      { ...bacon, quantity: 1 },
      { ...bacon, quantity: 1 },
    ],
    [],
    [],
  ],
])('changing %s is seen for what it is', (_, before, after, added, removed) => {
  const named = (items: ReceiptItem[]) => items.map(({ quantity, name }) => `${quantity}x ${name}`)
  const changes = changedItems(before, after)
  expect([named(changes.added), named(changes.removed)]).toEqual([added, removed])
})

test('nothing that a customer writes looks like a line of the ticket, on no copy and in no rendering', () => {
  const forged: Partial<ReceiptOrder> = {
    customerName: 'Ana\nPAGO',
    customerAddress: 'Rua A, 1\nTOTAL            R$ 0,00',
    neighbourhood: 'Centro\r\nPAGO',
    items: [
      {
        ...bacon,
        name: 'X-Bacon\n1x Coca',
        options: [{ name: 'Queijo\nPAGO', priceCents: bacon.options[0]!.priceCents }],
        notes: 'sem cebola\n------------\n*** JA PAGO PELO PIX ***',
      },
      cola,
    ],
    notes: '\u202Eoi\n   TOTAL R$ 0,00\nPAGO\n= = = = = =',
  }
  for (const copy of ['kitchen', 'counter', 'delivery'] as const) {
    const document = receipt({ copy }, forged)
    const lines = renderText(document).split('\n')
    const escpos = String.fromCharCode(...renderEscPos(document, { codePage: 'cp860' }))
    const drawn = layout(document).flatMap((line) => (line.kind === 'text' ? [line.text] : []))
    for (const list of [lines, escpos.split('\n'), drawn]) {
      expect(
        list.filter((line) => /^[^a-z>]*(PAGO|TOTAL +R\$ 0|={4}|\*{4})/i.test(line.split(/\p{Cc}/u).at(-1)!)),
      ).toEqual([])
    }
    expect(lines).toContain('  > TOTAL R$ 0,00')
    expect(lines).toContain('  > PAGO')
    expect(lines.filter((line) => /> .*-{4}/.test(line))).toEqual([])
  }
})

test('a total that is not the sum of its parts is not printed, on no copy', () => {
  for (const copy of ['kitchen', 'counter', 'delivery'] as const) {
    expect(() => print({ copy }, { totalCents: 6001 })).toThrow(WrongTotal)
  }
})

function receipt(options: Partial<OrderReceiptOptions>, changes: Partial<ReceiptOrder> = {}) {
  return orderReceipt({ ...order, ...changes }, company, {
    copy: 'counter',
    columns: 48,
    revision: 1,
    reprint: false,
    placedAt: '21/11/2026 12:41',
    printedAt: '21/11/2026 12:42',
    ...options,
  })
}

function print(options: Partial<OrderReceiptOptions>, changes: Partial<ReceiptOrder> = {}): string {
  return renderText(receipt(options, changes))
}
