import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillVariables } from './fill-variables'

const values = { nome: 'Ana', pedido: '12', total: 'R$ 54,90', pix: null, horario: '08:00–18:00', vazio: '' }

describe('CONV variables of texts', () => {
  it.each([
    ['Pedido {pedido}: {total}', 'Pedido 12: R$ 54,90'],
    ['{ Nome }, abrimos {HORÁRIO}', 'Ana, abrimos 08:00–18:00'],
    ['Olá {apelido}!', 'Olá {apelido}!'],
    ['Total {total}\nPIX copia e cola: {pix}', 'Total R$ 54,90'],
    ['PIX:\n{pix}\nObrigado', 'PIX:\nObrigado'],
    ['Olá, {vazio}! Pedido {pedido}.', 'Olá! Pedido 12.'],
    ['Oi {vazio}, tudo bem?', 'Oi, tudo bem?'],
    ['{pix}\nPedido {pedido}', 'Pedido 12'],
    ['Um\n\nDois', 'Um\n\nDois'],
    ['{constructor}', '{constructor}'],
    ['Chave {pix} do pedido {pedido}', 'Chave do pedido 12'],
    ['{} { } {nome', '{} { } {nome'],
    ['{pedido}{pedido}', '1212'],
    ['', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(fillVariables(text, values)).toBe(filled)
  })

  it('what is filled in is never read as a variable again', () => {
    expect(fillVariables('{nome}', { nome: '{pix}', pix: 'segredo' })).toBe('{pix}')
  })

  it('a text without braces stays as it is, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.replace(/[{}]/g, '').trim()
        expect(fillVariables(plain, values)).toBe(plain)
      }),
    )
  })
})
