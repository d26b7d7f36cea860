import type { CorpusMessage } from '../../../corpus'

/** espelho-dagua: what is ordered. */
export const espelhoDaguaOrders: readonly CorpusMessage[] = [
  { text: 'oi boa tarde queria uma colônia de lavanda de 100ml', expect: ['1 colonia-lavanda [100 ml]'] },
  {
    text: 'um shampoo de coco 1 litro e um condicionador de coco 300ml',
    expect: ['1 shampoo-coco [1 litro]', '1 condicionador [300 ml]'],
  },
  { text: 'quero um batom vermelho', expect: ['1 batom + cor:vermelho'] },
  { text: '2 esmalte renda e 1 esmalte preto', expect: ['2 esmalte + cor:renda', '1 esmalte + cor:preto'] },
  { text: 'me separa um batom e um rímel', expect: ['1 batom + ?cor', '1 rimel'] },
  { text: 'perfume jasmim', expect: ['1 perfume-jasmim [?]'] },
  { text: 'um shampoo de 300 ml', expect: ['? 1 shampoo: shampoo-coco | shampoo-aloe'] },
  { text: '5 sabonete de erva doce e 1 algodão', expect: ['5 sabonete', '1 algodao'] },
  {
    text: 'perfume madeira 50ml com caixa de presente e laço',
    expect: ['1 perfume-madeira [50 ml] + presente:caixa + presente:laco'],
  },
  {
    text: 'Boa tarde, segue minha lista:\n1 protetor solar fps 50\n2 desodorante roll-on\n1 acetona\n3 lixa de unha',
    expect: ['1 protetor', '2 desodorante', '1 acetona', '3 lixa'],
  },
  {
    text: 'um hidratante de amêndoas pra presente com cartãozinho',
    expect: ['1 hidratante + presente:cartao'],
  },
  {
    text: 'oi moça manda pra mim um pó compacto e um lápis de olho e dois esmalte branco',
    expect: ['1 po', '1 lapis', '2 esmalte + cor:branco'],
  },
  {
    text: 'pra mim um batom nude, pra minha irmã um batom vinho e pra mãe um creme para as mãos',
    expect: ['1 batom + cor:nude', '1 batom + cor:vinho', '1 creme-maos'],
  },
  {
    text: 'três hidratantes de amêndoas, um com laço pra Cida e os outros dois sem nada',
    expect: ['1 hidratante + presente:laco', '2 hidratante'],
  },
  { text: 'são 4 madrinhas, um perfume jasmim de 50ml pra cada uma', expect: ['4 perfume-jasmim [50 ml]'] },
  {
    text: 'coloca mais um esmalte vermelho',
    cart: ['1 esmalte + cor:vermelho', '1 lixa'],
    expect: ['2 esmalte + cor:vermelho', '1 lixa'],
  },
  {
    text: 'e uma escova de cabelo tb',
    cart: ['1 shampoo-aloe [300 ml]'],
    expect: ['1 shampoo-aloe [300 ml]', '1 escova'],
  },
  {
    text: 'põe caixa de presente na colônia',
    cart: ['1 colonia-bambu [100 ml]', '1 sabonete'],
    expect: ['1 colonia-bambu [100 ml] + presente:caixa', '1 sabonete'],
  },
  { text: 'uma chapinha e um rímel pfv', expect: ['! chapinha', '1 rimel'] },
  { text: 'shampo de aloe vera 300ml, 2', expect: ['2 shampoo-aloe [300 ml]'] },
  { text: 'quero 1 sabonete líquido e 1 creme p as mãos', expect: ['1 sabonete-liquido', '1 creme-maos'] },
  {
    text: 'Boa tarde! Gostaria de encomendar uma colônia de bambu de 50 ml e um hidratante de amêndoas, por gentileza.',
    expect: ['1 colonia-bambu [50 ml]', '1 hidratante'],
  },
  { text: 'dois batom rosa e um nude', expect: ['2 batom + cor:rosa', '1 batom + cor:nude'] },
  {
    text: 'uma acetona um algodao e esmalte preto',
    expect: ['1 acetona', '1 algodao', '1 esmalte + cor:preto'],
  },
]
