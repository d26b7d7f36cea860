import { allCalls, calls } from '@balcao/contract'
import { HoursRow } from '@balcao/contract/company'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { badFields } from './bad-fields'

const cnpj = '99999999000199'
const hours = { dia: 'Segunda', horario_inicio: '08:00', horario_fim: '18:00', status: 'aberto' }
const week = z.array(HoursRow)

describe('bad fields', () => {
  it.each<[string, unknown, { path: string; mensagem: string }[]]>([
    [
      'a switch that is no switch',
      { cnpj, imprime_auto: 'sim' },
      [{ path: 'imprime_auto', mensagem: 'Deve ser true ou false' }],
    ],
    [
      'a field that does not exist',
      { cnpj, telefone: '1' },
      [{ path: 'telefone', mensagem: 'Campo desconhecido' }],
    ],
    [
      'a name that may not change',
      { cnpj, nome_empresa: 'Outra', telefone_empresa: '92991234567' },
      [{ path: 'nome_empresa', mensagem: 'Campo desconhecido' }],
    ],
    ['no CNPJ', { imprime_auto: true }, [{ path: 'cnpj', mensagem: 'Obrigatório' }]],
    [
      'a fee that is no amount',
      { cnpj, bairros_taxas: { '5.00': [{ bairro: 'Centro' }], grátis: [] } },
      [{ path: 'bairros_taxas.grátis', mensagem: 'Nome de campo inválido' }],
    ],
    [
      'a neighbourhood that is a number',
      { cnpj, bairros_taxas: { '5.00': [{ bairro: 7 }] } },
      [{ path: 'bairros_taxas.5.00.0.bairro', mensagem: 'Deve ser um texto' }],
    ],
    [
      'an image action that does not exist',
      { cnpj, imagem_cardapio: { action: 'rename', fileName: 'a.png' } },
      [{ path: 'imagem_cardapio.action', mensagem: 'Valor inválido' }],
    ],
    [
      'an image without its bytes',
      { cnpj, imagem_cardapio: { action: 'add', fileName: 'a.png' } },
      [{ path: 'imagem_cardapio.base64', mensagem: 'Obrigatório' }],
    ],
    [
      'a menu that is a number',
      { cnpj, cardapio_json: 7 },
      [{ path: 'cardapio_json', mensagem: 'Deve ser um objeto' }],
    ],
    ['a list instead of a body', [], [{ path: '', mensagem: 'Deve ser um objeto' }]],
  ])('name the path of %s', (_what, body, expected) => {
    expect(badFields(calls.updateCustomer.body!, body)).toEqual(expected)
  })

  it.each<[string, unknown, { path: string; mensagem: string }[]]>([
    [
      'an hour that is none, deep inside',
      [hours, { ...hours, horario_fim: '25:00' }],
      [{ path: '1.horario_fim', mensagem: 'Formato inválido' }],
    ],
    ['an hour without its day', [{ ...hours, dia: undefined }], [{ path: '0.dia', mensagem: 'Obrigatório' }]],
  ])('name the path of %s', (_what, rows, expected) => {
    expect(badFields(week, rows)).toEqual(expected)
  })

  it('name the path within an order and within the third of several', () => {
    const order = {
      customer_name: 'Ana',
      payment_method: 'pix',
      items: [{ name: 'X', quantity: 1, unit_price: 2 }],
    }
    const bad = { ...order, items: [{ name: 'X', quantity: 0, unit_price: 'nove' }] }
    expect(badFields(calls.placeOrders.body!, bad)).toEqual([
      { path: 'items.0.quantity', mensagem: 'Pequeno demais: no mínimo 1' },
      { path: 'items.0.unit_price', mensagem: 'Deve ser um número' },
    ])
    expect(badFields(calls.placeOrders.body!, [order, order, bad]).map(({ path }) => path)).toEqual([
      '2.items.0.quantity',
      '2.items.0.unit_price',
    ])
  })

  it('are named in the best shape however many of them are wrong, and a right value has none', () => {
    const doubtful = Array.from({ length: 12 }, () => ({ ...hours, status: 'talvez' }))
    expect(badFields(week, doubtful)).toHaveLength(12)
    expect(badFields(week, [hours])).toEqual([])
  })

  it('are never more than a person can read, and never none, whatever call and whatever was sent', () => {
    const many = Array.from({ length: 70 }, () => ({}))
    expect(badFields(week, many)).toHaveLength(50)
    // What gateways post is read by their adapters, not by a schema: it has no bad fields.
    const strict = allCalls.filter(({ body }) => body && !body.safeParse(undefined).success)
    expect(strict.length).toBeGreaterThan(30)
    for (const { body } of strict) {
      for (const input of [undefined, null, 7, 'x', [], [null], { a: { b: 1 } }]) {
        const fields = badFields(body!, input)
        expect(fields.length).toBeGreaterThan(0)
        for (const { mensagem } of fields) expect(mensagem).toMatch(/^[A-ZÀ-Ú]/)
      }
    }
  })
})
