import type { CorpusMessage } from '../../../corpus'

/** fit-da-barra: what is ordered. */
export const fitDaBarraOrders: readonly CorpusMessage[] = [
  {
    text: 'oi bom dia, quero 2 frango grelhado de 300g com arroz integral',
    expect: ['2 m-frango [300 g] + base:arroz-integral'],
  },
  {
    text: 'bah me vê um patinho moído 400g com purê de batata doce',
    expect: ['1 m-patinho [400 g] + base:pure'],
  },
  { text: 'uma tilápia ao limão de 400 g', expect: ['1 m-tilapia [400 g] + ?base'] },
  { text: 'strogonoff light com arroz integral', expect: ['1 m-strogonoff [?] + base:arroz-integral'] },
  {
    text: 'um kit semana com 3 frango grelhado e 2 patinho moído',
    expect: ['1 kit-5 + pratos:frango*3 + pratos:patinho*2'],
  },
  { text: 'quero o kit semana', expect: ['1 kit-5 + ?pratos'] },
  { text: 'duas lasanha de abobrinha e um suco detox', expect: ['2 lasanha-abobrinha', '1 suco-detox'] },
  { text: 'me separa uma lasanha aí', expect: ['? 1 lasanha: lasanha-abobrinha | lasanha-berinjela'] },
  {
    text: 'grão de bico ao curry 300g aipim cozido e brócolis extra',
    expect: ['1 m-grao [300 g] + base:aipim + extra:brocolis'],
  },
  {
    text: 'Bom dia\n2 almôndega de frango 300g com purê de batata-doce\n1 canja\n1 sopa de feijão\n4 pão de queijo fit',
    expect: ['2 m-almondega [300 g] + base:pure', '1 canja', '1 sopa-feijao', '4 pao-queijo'],
  },
  {
    text: 'frango grelhado 400g arroz integral proteína em dobro',
    expect: ['1 m-frango [400 g] + base:arroz-integral + extra:proteina'],
  },
  {
    text: 'tchê manda cinco coxinha de batata doce e dois chá mate',
    expect: ['5 coxinha-fit', '2 cha-mate'],
  },
  {
    text: 'pra mim um frango grelhado de 400g com purê de batata doce, pra minha filha um de 300g com arroz integral',
    expect: ['1 m-frango [400 g] + base:pure', '1 m-frango [300 g] + base:arroz-integral'],
  },
  {
    text: 'dois strogonoff light 300g: o meu com arroz integral e o do Guto com aipim cozido',
    expect: ['1 m-strogonoff [300 g] + base:arroz-integral', '1 m-strogonoff [300 g] + base:aipim'],
  },
  {
    text: 'a mãe quer canja, o pai também e eu sopa de abóbora com gengibre',
    expect: ['2 canja', '1 sopa-abobora'],
  },
  {
    text: 'mais 3 barrinha de castanhas',
    cart: ['1 bolo-banana', '1 barrinha'],
    expect: ['1 bolo-banana', '4 barrinha'],
  },
  {
    text: 'adiciona um escondidinho de carne',
    cart: ['2 m-tilapia [300 g] + base:aipim'],
    expect: ['2 m-tilapia [300 g] + base:aipim', '1 escondidinho'],
  },
  {
    text: 'inclui um suco de uva integral e uma agua pfv',
    cart: ['1 canja'],
    expect: ['1 canja', '1 suco-uva', '1 agua'],
  },
  {
    text: 'patinho moido 300g pure de batata doce sem cebola',
    expect: ['1 m-patinho [300 g] + base:pure (sem cebola)'],
  },
  { text: 'um hambúrguer e um suco detox', expect: ['! hambúrguer', '1 suco-detox'] },
  {
    text: 'kit semana: 1 frango grelhado, 1 patinho moído, 1 tilápia e 2 grão de bico',
    expect: ['1 kit-5 + pratos:frango + pratos:patinho + pratos:tilapia + pratos:grao*2'],
  },
  {
    text: 'Bom dia! Por favor, duas lasanhas de berinjela e um bolo de banana. Muito grata.',
    expect: ['2 lasanha-berinjela', '1 bolo-banana'],
  },
  {
    text: 'tilapia ao limao 300 c arroz integral, duas',
    expect: ['2 m-tilapia [300 g] + base:arroz-integral'],
  },
  { text: 'uma sopa de feijão e uma de abóbora com gengibre', expect: ['1 sopa-feijao', '1 sopa-abobora'] },
]
