import type { CorpusMessage } from '../../../corpus'

/** lamen-da-balsa: what is said ahead, corrected and asked. */
export const lamenDaBalsaTalk: readonly CorpusMessage[] = [
  {
    text: '1 tonkatsu, entregar na Olaria, rua rafael vaz e silva 1820 apto 3, vou pagar com pix',
    expect: [
      '1 katsu',
      'entrega',
      'bairro Olaria',
      'endereço rua rafael vaz e silva 1820 apto 3',
      'pagamento pix',
    ],
  },
  {
    text: 'vale refeição',
    cart: ['2 karaague'],
    at: 'payment',
    expect: ['2 karaague', 'pagamento voucher'],
  },
  {
    text: 'embratel',
    cart: ['1 guioza-porco [5 unidades]'],
    at: 'neighbourhood',
    expect: ['1 guioza-porco [5 unidades]', 'bairro Embratel'],
  },
  {
    text: 'é pra retirar umas 19h30',
    cart: ['1 katsu', '1 mochi'],
    at: 'fulfilment',
    expect: ['1 katsu', '1 mochi', 'retirada', 'hora 19:30'],
  },
  {
    text: 'troca o frango por tofu no lámen',
    cart: ['1 lamen [Grande] + caldo:shoyu + proteina:frango', '1 agua'],
    expect: ['1 lamen [Grande] + caldo:shoyu + proteina:tofu', '1 agua'],
  },
  {
    text: 'o lamen é pequeno, desculpa',
    cart: ['1 lamen [Grande] + caldo:misso + proteina:frango'],
    expect: ['1 lamen [Pequeno] + caldo:misso + proteina:frango'],
  },
  {
    text: 'desisti do mochi',
    cart: ['1 katsu', '1 mochi'],
    expect: ['1 katsu'],
  },
  {
    text: 'tira a coca normal e coloca coca zero',
    cart: ['1 karaague', '1 coca-lata'],
    expect: ['1 karaague', '1 coca-zero'],
  },
  { text: 'quais caldos vcs tem pro lámen?', expect: ['pergunta sabores lamen'] },
  { text: 'quanto custa 10 guiozas de camarão?', expect: ['pergunta preço guioza-camarao'] },
  { text: 'o lamen tem soja? tenho alergia', expect: ['pergunta alérgeno lamen soja'] },
  {
    text: 'oq vem dentro da guioza de porco',
    expect: ['pergunta ingredientes guioza-porco'],
  },
  { text: 'ate que horas vcs funcionam na sexta', expect: ['pergunta horário'] },
  { text: 'rola um descontinho no pix? 😅', expect: ['pergunta desconto'] },
  { text: 'quero o mesmo da ultima vez', expect: ['de novo'] },
  {
    text: 'pronto é isso aí, pode finalizar',
    cart: ['1 katsu', '1 sunomono'],
    expect: ['1 katsu', '1 sunomono', 'fim'],
  },
]
