import type { CorpusMessage } from '../../../corpus'

/** Voice notes as a telephone writes them down, without a pause, to kitchens, by shop. */
export const spokenMeals: Readonly<Record<string, readonly CorpusMessage[]>> = {
  'forno-alto': [
    {
      text: 'oi boa noite eu quero uma pizza grande de calabresa e uma coca de dois litros pra entregar em perdizes na rua monte alegre número trezentos e vinte apartamento doze',
      expect: [
        '1 p-calabresa [Grande]',
        '1 coca-2l',
        'entrega',
        'bairro Perdizes',
        'endereço rua monte alegre número trezentos e vinte apartamento doze',
      ],
    },
    {
      text: 'me vê uma família metade portuguesa metade quatro queijos com borda de cheddar',
      expect: ['1 p-portuguesa / p-quatro-queijos [Família] + borda:cheddar'],
    },
    {
      text: 'então eu vou querer duas pizzas médias uma de palmito e a outra de atum e três guaraná lata',
      expect: ['1 p-palmito [Média]', '1 p-atum [Média]', '3 guarana-lata'],
    },
    {
      text: 'boa noite queria saber se vocês entregam na lapa e quanto que é a taxa',
      expect: ['pergunta entrega Lapa'],
    },
    {
      text: 'quero uma grande de pepperoni sem cebola e bota azeitona extra',
      expect: ['1 p-pepperoni [Grande] + adicionais:azeitona (sem cebola)'],
    },
    {
      text: 'ah esqueci de pedir um pão de alho e uma água com gás',
      cart: ['1 p-atum [Grande]'],
      expect: ['1 p-atum [Grande]', '1 pao-alho', '1 agua-gas'],
    },
    {
      text: 'pode trocar a pizza pra grande por favor',
      cart: ['1 p-baiana [Média]', '1 coca-lata'],
      expect: ['1 p-baiana [Grande]', '1 coca-lata'],
    },
    { text: 'quanto tá a heineken aí', expect: ['pergunta preço heineken'] },
    {
      text: 'uma broto de chocolate com morango e uma grande meia margherita meia rúcula com tomate seco vou retirar aí umas oito e meia da noite',
      expect: [
        '1 d-chocolate-morango [Broto]',
        '1 p-margherita / p-rucula [Grande]',
        'retirada',
        'hora 20:30',
      ],
    },
    {
      text: 'vai ser no cartão de crédito mesmo',
      cart: ['1 p-lombo [Grande]'],
      at: 'payment',
      expect: ['1 p-lombo [Grande]', 'pagamento credit_card'],
    },
  ],
  hamburgueria: [
    {
      text: 'oi eu queria dois x salada um x bacon sem tomate e uma coca lata',
      expect: ['2 x-salada', '1 x-bacon (sem tomate)', '1 coca-lata'],
    },
    {
      text: 'me manda um combo smash com guaraná e uma batata frita grande',
      expect: ['1 combo-smash + bebida:guarana', '1 batata [Grande]'],
    },
    {
      text: 'bota aí pra mim um classic ao ponto com bacon e ovo e um milk shake de chocolate de quinhentos',
      expect: [
        '1 classic + ponto:ao-ponto + adicionais:bacon + adicionais:ovo',
        '1 shake-chocolate [500 ml]',
      ],
    },
    {
      text: 'eu vou querer três x tudo e um deles sem milho e sem ervilha',
      expect: ['2 x-tudo', '1 x-tudo (sem milho sem ervilha)'],
    },
    {
      text: 'boa noite guri manda um cheddar bacon bem passado uma onion rings pequena e uma água sem gás é pra entregar na cidade baixa na rua da república duzentos e dez pago em dinheiro e preciso de troco pra cem',
      expect: [
        '1 cheddar-bacon + ponto:bem',
        '1 onion [Pequena]',
        '1 agua',
        'entrega',
        'bairro Cidade Baixa',
        'endereço rua da república duzentos e dez',
        'pagamento cash',
        'troco 100',
      ],
    },
    { text: 'quanto tempo demora pra chegar aqui no bom fim', expect: ['pergunta tempo'] },
    {
      text: 'na verdade são três x egg e não dois',
      cart: ['2 x-egg', '1 coca-2l'],
      expect: ['3 x-egg', '1 coca-2l'],
    },
    {
      text: 'tira o brownie e coloca um brownie com sorvete',
      cart: ['1 smash', '1 brownie'],
      expect: ['1 smash', '1 brownie-sorvete'],
    },
    { text: 'só isso mesmo pode fechar', cart: ['1 x-frango'], expect: ['1 x-frango', 'fim'] },
    {
      text: 'quero um combo casal os dois ao ponto com uma coca e um guaraná',
      expect: ['1 combo-casal + ponto:ao-ponto*2 + bebida:coca + bebida:guarana'],
    },
  ],
  marmitaria: [
    {
      text: 'bom dia eu quero uma marmita média de frango grelhado com arroz feijão e salada',
      expect: [
        '1 marmita [M] + proteina:frango-grelhado + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:salada',
      ],
    },
    {
      text: 'me vê duas marmitas grandes de carne de sol com arroz feijão e farofa e um suco de cajá',
      expect: [
        '2 marmita [G] + proteina:carne-sol + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:farofa',
        '1 suco-polpa + sabor:caja',
      ],
    },
    {
      text: 'olha eu queria uma feijoada família duas coca de um litro e três pudim pra entregar no espinheiro',
      expect: ['1 feijoada-familia', '2 coca-1l', '3 pudim', 'entrega', 'bairro Espinheiro'],
    },
    {
      text: 'uma marmita pequena de bife com arroz e purê e capricha no purê',
      expect: ['1 marmita [P] + proteina:bife + guarnicoes:arroz + guarnicoes:pure (capricha no purê)'],
    },
    {
      text: 'manda uma fit média de tilápia e uma água com gás',
      expect: ['1 marmita-fit [M] + proteina:tilapia', '1 agua-gas'],
    },
    { text: 'vocês ainda estão aceitando pedido pro almoço', expect: ['pergunta horário'] },
    { text: 'o que é que vem na feijoada', expect: ['pergunta ingredientes feijoada'] },
    {
      text: 'eu pago com o vale alimentação na hora da entrega',
      cart: ['1 cabidela'],
      at: 'payment',
      expect: ['1 cabidela', 'pagamento voucher'],
    },
    {
      text: 'a minha é sem feijão tá bom',
      cart: ['1 marmita [M] + proteina:figado + guarnicoes:arroz'],
      expect: ['1 marmita [M] + proteina:figado + guarnicoes:arroz (sem feijão)'],
    },
    {
      text: 'quatro caldinhos dois de feijão um de camarão e um de sururu',
      expect: ['2 caldinho-feijao', '1 caldinho-camarao', '1 caldinho-sururu'],
    },
  ],
  acai: [
    {
      text: 'oi me vê um açaí de quinhentos com granola banana e leite condensado',
      expect: [
        '1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana + acompanhamentos:leite-condensado',
      ],
    },
    {
      text: 'dois açaí de trezentos um com paçoca e o outro com leite em pó',
      expect: ['1 acai [300 ml] + acompanhamentos:pacoca', '1 acai [300 ml] + acompanhamentos:leite-po'],
    },
    {
      text: 'uma barca grande de açaí com nutella morango e kiwi',
      expect: ['1 barca [Grande] + adicionais:nutella + adicionais:morango + adicionais:kiwi'],
    },
    {
      text: 'quero um milk shake de ovomaltine de quinhentos e um misto quente',
      expect: ['1 milk-shake [500 ml] + sabor:ovomaltine', '1 misto'],
    },
    {
      text: 'três bolas de sorvete uma de flocos uma de creme e uma de pistache',
      expect: ['1 sorvete [3 bolas] + sabores:flocos + sabores:creme + sabores:pistache'],
    },
    {
      text: 'um crepe de frango com queijo e um suco de maracujá',
      expect: ['1 crepe + recheio:frango + recheio:queijo', '1 suco + sabor:maracuja'],
    },
    { text: 'quanto custa o açaí de um litro', expect: ['pergunta preço acai'] },
    {
      text: 'bota chantilly no açaí',
      cart: ['1 acai [700 ml]'],
      expect: ['1 acai [700 ml] + adicionais:chantilly'],
    },
    {
      text: 'manda entregar no setor bueno rua t trinta e sete número noventa',
      expect: ['entrega', 'bairro Setor Bueno', 'endereço rua t trinta e sete número noventa'],
    },
    {
      text: 'seis pão de queijo e duas pamonha de sal e um café',
      expect: ['6 pao-queijo', '2 pamonha-sal', '1 cafe'],
    },
  ],
  poke: [
    {
      text: 'boa noite eu quero um poke atum picante médio com arroz integral e maionese spicy',
      expect: ['1 poke-atum [Médio] + base:integral + molho:spicy'],
    },
    {
      text: 'manda um combinado de quarenta peças e dois temaki de salmão um com cebolinha',
      expect: ['1 combo-40', '1 temaki-salmao', '1 temaki-salmao + adicionais:cebolinha'],
    },
    {
      text: 'oito uramaki skin e quatro niguiri',
      expect: ['1 uramaki-skin [8 unidades]', '1 niguiri-salmao [4 unidades]'],
    },
    {
      text: 'o yakisoba pode ser de carne',
      cart: ['1 yakisoba + carne:frango'],
      expect: ['1 yakisoba + carne:bovina'],
    },
    { text: 'tem mochi hoje', expect: ['pergunta tem mochi'] },
    {
      text: 'vou retirar às nove da noite em nome de mariana',
      cart: ['1 combo-20'],
      expect: ['1 combo-20', 'retirada', 'hora 21:00', 'nome mariana'],
    },
  ],
}
