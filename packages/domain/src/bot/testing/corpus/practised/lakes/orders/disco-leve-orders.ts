import type { CorpusMessage } from '../../../corpus'

/** disco-leve: what is ordered. */
export const discoLeveOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite, quero uma grande de marguerita na massa integral',
    expect: ['1 s-marguerita [Grande] + massa:integral'],
  },
  {
    text: 'uma broto de calabresa massa tradicional pfv',
    expect: ['1 s-calabresa [Broto] + massa:tradicional'],
  },
  {
    text: 'grande metade brócolis com alho metade cogumelos, massa sem glúten',
    expect: ['1 s-brocolis / s-cogumelo [Grande] + massa:sem-gluten'],
  },
  { text: 'qro uma pizza grande de frango c catupiry', expect: ['1 s-frango [Grande] + ?massa'] },
  { text: 'me vê uma de cinco queijos na massa tradicional', expect: ['1 s-cinco [?] + massa:tradicional'] },
  {
    text: 'grande meia calabresa meia mussarela tradicional e uma coca 1,5',
    expect: ['1 s-calabresa / s-mussarela [Grande] + massa:tradicional', '1 coca-15'],
  },
  {
    text: 'Boa noite!\n1 grande abobrinha com parmesão integral\n1 broto banana com canela integral\n2 suco verde',
    expect: [
      '1 s-abobrinha [Grande] + massa:integral',
      '1 d-banana [Broto] + massa:integral',
      '2 suco-verde',
    ],
  },
  {
    text: 'uma marguerita grande sem glúten com rúcula e tomate seco por cima',
    expect: ['1 s-marguerita [Grande] + massa:sem-gluten + extras:rucula + extras:tomate-seco'],
  },
  { text: 'uma salada caesar e uma kombucha de gengibre', expect: ['1 caesar', '1 kombucha-gengibre'] },
  {
    text: 'manda uma kombucha tb',
    cart: ['1 caprese'],
    expect: ['1 caprese', '? 1 kombucha: kombucha-gengibre | kombucha-uva'],
  },
  {
    text: 'oi gente eu queria pedir duas pizzas grandes uma de salmão defumado e uma de mussarela as duas na massa tradicional',
    expect: ['1 s-salmao [Grande] + massa:tradicional', '1 s-mussarela [Grande] + massa:tradicional'],
  },
  {
    text: 'calabresa broto integral sem cebola',
    expect: ['1 s-calabresa [Broto] + massa:integral (sem cebola)'],
  },
  {
    text: 'pra mim uma broto de brócolis com alho sem glúten e pro meu marido uma broto de calabresa tradicional',
    expect: ['1 s-brocolis [Broto] + massa:sem-gluten', '1 s-calabresa [Broto] + massa:tradicional'],
  },
  {
    text: 'a Lu quer uma broto de cogumelos integral, o Beto quer igual à dela só que com alho frito e eu só uma caprese',
    expect: [
      '1 s-cogumelo [Broto] + massa:integral',
      '1 s-cogumelo [Broto] + massa:integral + extras:alho-frito',
      '1 caprese',
    ],
  },
  {
    text: 'uma coca zero pra cada, somos três',
    cart: ['1 s-cinco [Grande] + massa:tradicional'],
    expect: ['1 s-cinco [Grande] + massa:tradicional', '3 coca-zero'],
  },
  { text: 'chocolate 70% broto, massa tradicional', expect: ['1 d-cacau [Broto] + massa:tradicional'] },
  {
    text: 'e mais uma igual',
    cart: ['1 s-marguerita [Grande] + massa:integral'],
    expect: ['2 s-marguerita [Grande] + massa:integral'],
  },
  {
    text: 'acrescenta 2 agua e um suco de laranja',
    cart: ['1 s-frango [Grande] + massa:tradicional'],
    expect: ['1 s-frango [Grande] + massa:tradicional', '2 agua', '1 suco-laranja'],
  },
  { text: 'uma grande de portuguesa tradicional e uma coca lata', expect: ['! portuguesa', '1 coca-lata'] },
  {
    text: 'Boa noite, tudo bem? Gostaria, por favor, de uma pizza grande de maçã com nozes na massa integral. Obrigada!',
    expect: ['1 d-maca [Grande] + massa:integral'],
  },
  {
    text: 'frango com catupiry grande integrall e 1 coca latinha',
    expect: ['1 s-frango [Grande] + massa:integral', '1 coca-lata'],
  },
  { text: '3 broto mussarela tradicional', expect: ['3 s-mussarela [Broto] + massa:tradicional'] },
  { text: 'bota uma caesar aí pra mim também', cart: ['1 suco-verde'], expect: ['1 suco-verde', '1 caesar'] },
  {
    text: 'grande 1/2 cinco queijos 1/2 abobrinha c/ parmesao massa integral c/ rucula',
    expect: ['1 s-cinco / s-abobrinha [Grande] + massa:integral + extras:rucula'],
  },
]
