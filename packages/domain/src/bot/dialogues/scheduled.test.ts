import { describe } from 'vitest'
import { dialogue, placed, type Line } from '../testing/dialogue'
import { closedPizzaria, pizzaria, withShop, withSlots } from '../testing/pizzaria'

/** Friday at seven in the evening: today from eight on, tomorrow from six. */
const open = withSlots(pizzaria)
const closed = withShop(withSlots(closedPizzaria), {
  slots: { delivery: tomorrow(), pickup: tomorrow() },
})

function tomorrow(): readonly string[] {
  return withSlots(pizzaria).shop.slots!.delivery.filter((slot) => slot > '2026-11-21T12')
}

const cart: Line[] = [
  ['cliente', '2 x-salada'],
  ['bot', 'Está certo?'],
  ['toca', 'Sim, finalizar'],
]
const pickup: Line[] = [
  ['bot', 'Entrega ou retirada?'],
  ['toca', 'Retirar na loja'],
]

describe('a loja fechada aceita pedido para depois', () => {
  dialogue(
    'diz que está fechada e que dá para agendar, pergunta para quando, e lê de volta',
    [
      ['cliente', 'oi'],
      [
        'bot',
        /Estamos fechados agora\. Abrimos amanhã às 18:00\. Enquanto isso você pode agendar seu pedido e agendar um horário\./,
      ],
      ...cart,
      ['bot', /Mas já dá para agendar seu pedido\.[^]*Entrega ou retirada\?/],
      ['toca', 'Retirar na loja'],
      [
        'bot',
        'Para quando você quer o pedido?',
        [
          ...['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00'].map(
            (time) => `amanhã ${time}`,
          ),
          'Ver mais',
        ],
      ],
      ['toca', 'amanhã 19:30'],
      ['bot', 'Como prefere pagar?'],
      ['toca', 'Cartão de crédito'],
      ['bot', /Agendado para: amanhã às 19:30[^]*Posso confirmar\?/],
      ['toca', 'Confirmar pedido'],
      ...placed(3980, 'credit_card', ['2 x-salada'], { scheduledFor: '2026-11-21T23:30:00.000Z' }).slice(
        0,
        2,
      ),
      ['bot', /Pedido nº 8 recebido[^]*Agendado para amanhã às 19:30\./],
    ],
    closed,
  )

  const ways: [string, string][] = [
    ['amanhã às 19h30', '19:30'],
    ['20h', '20:00'],
    ['às 8 e meia da noite', '20:30'],
    ['assim que abrir', '18:00'],
    ['o quanto antes', '18:00'],
  ]
  for (const [words, time] of ways)
    dialogue(
      `por palavras: ${words}`,
      [
        ...cart,
        ...pickup,
        ['bot', 'Para quando'],
        ['cliente', words],
        ['bot', 'Como prefere pagar?'],
        ['toca', 'Cartão de crédito'],
        ['bot', `Agendado para: amanhã às ${time}`],
      ],
      closed,
    )

  dialogue(
    'uma hora em que não abre não é entendida, e a pergunta fica',
    [...cart, ...pickup, ['bot', 'Para quando'], ['cliente', '9 da manhã'], ['bot', 'Para quando']],
    closed,
  )

  dialogue(
    'a loja abre enquanto isso: não é preciso agendar',
    [
      ...cart,
      ...pickup,
      ['bot', 'Para quando'],
      ['agora', () => open],
      ['cliente', 'pix'],
      ['bot', /Posso confirmar\?|Como prefere pagar\?/],
    ],
    closed,
  )

  dialogue(
    'cadê meu pedido: para quando ele é',
    [
      ['cliente', 'cadê meu pedido?'],
      ['bot', /Pedido nº 3 \(R\$\s39,80, para amanhã às 19:30\): /],
    ],
    {
      ...closed,
      orders: [
        {
          number: 3,
          status: 'analysis',
          fulfilment: 'pickup',
          totalCents: 3980,
          placedAt: closed.now,
          paymentMethod: 'cash',
          pixCode: null,
          scheduledFor: '2026-11-21T23:30:00.000Z',
        },
      ],
    },
  )

  dialogue(
    'a loja que não aceita agendados guarda o carrinho, como sempre',
    [...cart, ['bot', /Seu carrinho fica guardado por 4 horas\./]],
    closedPizzaria,
  )
})

describe('a loja aberta', () => {
  dialogue(
    'a hora que foi dita vira o horário do pedido',
    [
      ['cliente', '2 x-salada para retirar às 21h, no crédito'],
      ['bot', 'Está certo?'],
      ['toca', 'Sim, finalizar'],
      ['bot', /Agendado para: hoje às 21:00[^]*Posso confirmar\?/],
      ['toca', 'Confirmar pedido'],
      ...placed(3980, 'credit_card', ['2 x-salada'], { scheduledFor: '2026-11-21T01:00:00.000Z' }),
    ],
    open,
  )

  dialogue(
    'de amanhã é amanhã',
    [
      ['cliente', '2 x-salada para retirar amanhã às 21h, no crédito'],
      ['bot', 'Está certo?'],
      ['toca', 'Sim, finalizar'],
      ['bot', /Agendado para: amanhã às 21:00[^]*Posso confirmar\?/],
    ],
    open,
  )

  dialogue(
    'a hora que não é da loja fica escrita para ela ler',
    [
      ['cliente', '2 x-salada para retirar às 19:15, no crédito'],
      ['bot', 'Está certo?'],
      ['toca', 'Sim, finalizar'],
      ['bot', /Horário pedido: 19:15[^]*Posso confirmar\?/],
      ['toca', 'Confirmar pedido'],
      ...placed(3980, 'credit_card', ['2 x-salada'], { notes: 'Para as 19:15' }),
    ],
    open,
  )

  dialogue(
    'amanhã sem horário na loja fica escrito com o dia',
    [
      ['cliente', '2 x-salada para retirar amanhã às 12h, no crédito'],
      ['bot', 'Está certo?'],
      ['toca', 'Sim, finalizar'],
      ['bot', /Horário pedido: amanhã às 12:00[^]*Posso confirmar\?/],
    ],
    pizzaria,
  )

  dialogue(
    'o horário escolhido que passa do tempo é perguntado de novo, e nada é pedido para já',
    [
      ...cart,
      ...pickup,
      ['bot', 'Para quando'],
      ['toca', 'amanhã 18:00'],
      ['bot', 'Como prefere pagar?'],
      ['toca', 'Cartão de crédito'],
      ['bot', 'Posso confirmar?'],
      ['agora', () => withShop(open, { slots: { delivery: [], pickup: ['2026-11-21T23:00:00.000Z'] } })],
      ['toca', 'Confirmar pedido'],
      ['bot', /não dá mais\.[^]*Para quando você quer o pedido\?/, ['amanhã 19:00', 'O quanto antes']],
      ['toca', 'O quanto antes'],
      ['bot', /Posso confirmar\?/],
    ],
    closed,
  )
})
