import { describe } from 'vitest'
import { cantinaPizzas } from '../reading/testing/cantina-pizzas'
import { dialogue } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

const coke = [
  ['cliente', '4 coca lata'],
  ['bot', 'Entendi:\n4x Coca-Cola lata: R$ 24,00\n\nSão R$ 24,00. Está certo?'],
  ['toca', 'Sim, pedir mais'],
  ['bot', /4x Coca-Cola lata: R\$ 24,00/],
] as const
const asked = [
  ['cliente', '6 coca lata'],
  [
    'bot',
    'Quero ter certeza de “6 coca lata”.\nVocê já tem:\n4x Coca-Cola lata\nSeria mais isto:\n6x Coca-Cola lata\nEstá certo?',
    ['Sim, é isso', 'Não, corrigir'],
  ],
] as const

describe('o que talvez foi entendido errado', () => {
  dialogue('é perguntado antes de mudar o pedido, e o sim o faz', [
    ...coke,
    ...asked,
    ['cliente', 'sim'],
    ['bot', 'Entendi:\n6x Coca-Cola lata: R$ 36,00\n\nSão R$ 36,00. Está certo?'],
    ['toca', 'Sim, pedir mais'],
    ['bot', /10x Coca-Cola lata: R\$ 60,00/],
  ])

  dialogue('o não deixa tudo como estava', [
    ...coke,
    ...asked,
    ['toca', 'Não, corrigir'],
    ['bot', /^Certo, não mudei nada\. Escreva de outro jeito, por favor:\n+.*4x Coca-Cola lata: R\$ 24,00/s],
  ])

  dialogue('quem escreve de outro jeito é entendido no lugar disso', [
    ...coke,
    ...asked,
    ['cliente', 'são 6 coca lata no total'],
    ['bot', /6x Coca-Cola lata: R\$ 36,00/],
  ])

  dialogue('o que se conta atrás do nome é quanto fica', [
    ...coke,
    ['cliente', 'coca lata 6'],
    ['bot', /6x Coca-Cola lata: R\$ 36,00/],
  ])

  dialogue(
    'metades são ditas com os seus sabores',
    [
      ['cliente', 'grande meia calabresa meia mussarela'],
      ['bot', /Pizza meio a meio/],
      ['toca', 'Sim, pedir mais'],
      ['bot', /Pizza meio a meio/],
      ['cliente', 'grande meia calabresa meia mussarela'],
      [
        'bot',
        'Quero ter certeza de “grande meia calabresa meia mussarela”.\nVocê já tem:\n1x Pizza meio a meio (Grande, ½ Calabresa, ½ Mussarela)\nSeria mais isto:\n1x Pizza meio a meio (Grande, ½ Calabresa, ½ Mussarela)\nEstá certo?',
      ],
    ],
    { ...pizzaria, menu: cantinaPizzas },
  )

  dialogue(
    'metades sem tamanho também são ditas pelo nome',
    [
      ['cliente', 'grande meia calabresa meia mussarela'],
      ['bot', /Pizza meio a meio/],
      ['toca', 'Sim, pedir mais'],
      ['bot', /Pizza meio a meio/],
      ['cliente', 'meia calabresa meia atum'],
      [
        'bot',
        'Quero ter certeza de “meia calabresa meia atum”.\nVocê já tem:\n1x Pizza meio a meio (Grande, ½ Calabresa, ½ Mussarela)\nSeria mais isto:\n1x Pizza meio a meio (Calabresa, Atum)\nEstá certo?',
      ],
    ],
    { ...pizzaria, menu: cantinaPizzas },
  )
})
