import type { CorpusMessage } from '../../corpus'

/** More of what customers of the churrascaria in Goiânia write. */
export const churrascariaMessages: readonly CorpusMessage[] = [
  {
    text: 'trem bão, me vê 5 espeto de carne ao ponto e 2 de frango',
    expect: ['5 e-carne + ponto:ao-ponto', '2 e-frango'],
  },
  {
    text: 'jantinha de cupim com tropeiro e mandioca',
    expect: ['1 jantinha + espeto:cupim + acompanhamentos:tropeiro + acompanhamentos:mandioca'],
  },
  {
    text: '3 jantinha de frango, uma sem vinagrete',
    expect: ['2 jantinha + espeto:frango', '1 jantinha + espeto:frango (sem vinagrete)'],
  },
  {
    text: 'jantinha dupla de carne e linguiça',
    expect: ['1 jantinha-dupla + espeto:carne + espeto:linguica'],
  },
  { text: 'marmitex g com costela e lombo', expect: ['1 marmitex [G] + carnes:costela + carnes:lombo'] },
  { text: 'picanha na chapa pra 3 pessoas mal passada', expect: ['1 picanha [3 pessoas] + ponto:mal'] },
  { text: 'meia porção de torresmo e meia de mandioca', expect: ['1 torresmo [Meia]', '1 mandioca [Meia]'] },
  {
    text: 'tilápia inteira e um caldo verde de 500',
    expect: ['1 tilapia [Inteira]', '1 caldo-verde [500 ml]'],
  },
  { text: 'original 600 4', expect: ['4 original-600'] },
  { text: 'um chopp black de meio litro', expect: ['1 chopp-black [500 ml]'] },
  {
    text: '2 espetos de queijo, 1 de romeu e julieta, 3 de medalhão',
    expect: ['2 e-queijo', '1 e-romeu', '3 e-medalhao'],
  },
  {
    text: 'não vai ter cupim não? então manda carne',
    cart: ['1 jantinha + espeto:cupim'],
    expect: ['1 jantinha + espeto:carne'],
  },
  { text: 'vcs tem contra filé?', expect: ['pergunta tem e-contrafile'] },
  {
    text: 'troca 2 de frango por 2 de coração',
    cart: ['4 e-frango', '1 e-carne'],
    expect: ['2 e-frango', '1 e-carne', '2 e-coracao'],
  },
  {
    text: 'retiro aí 20h, nome é Wesley, pago no pix',
    cart: ['4 e-carne'],
    expect: ['4 e-carne', 'retirada', 'hora 20:00', 'nome Wesley', 'pagamento pix'],
  },
  {
    text: 'uma batata inteira com bastante sal e coca 2 litros 1',
    expect: ['1 batata [Inteira] (com bastante sal)', '1 coca-2l'],
  },
]
