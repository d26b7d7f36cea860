import type { CorpusMessage } from '../../../corpus'

/** What is changed, corrected or asked in the middle of an order, of what stands on a counter, by shop. */
export const secondThoughtsCafes: Readonly<Record<string, readonly CorpusMessage[]>> = {
  'cafe-poa': [
    {
      text: 'a torrada é no pão integral, me enganei',
      cart: ['1 cafe-passado [Grande]', '1 torrada + pao:forma'],
      expect: ['1 cafe-passado [Grande]', '1 torrada + pao:integral'],
    },
    {
      text: 'faz um grande e um pequeno',
      cart: ['2 cappuccino [Pequeno]'],
      at: 'confirm',
      expect: ['1 cappuccino [Grande]', '1 cappuccino [Pequeno]'],
    },
    {
      text: 'o que vem na cesta bom dia?',
      cart: ['1 cesta-gaucha + bebida:cafe'],
      expect: ['1 cesta-gaucha + bebida:cafe', 'pergunta ingredientes cesta-bom-dia'],
    },
    {
      text: 'põe um balão junto',
      cart: ['1 cesta-gaucha + bebida:cafe'],
      expect: ['1 cesta-gaucha + bebida:cafe + mimos:balao'],
    },
    { text: 'inteiro, não fatia', cart: ['1 bolo-cenoura [Fatia]'], expect: ['1 bolo-cenoura [Inteiro]'] },
    {
      text: 'em vez de 6 faz uma dúzia de medialuna',
      cart: ['6 medialuna [Unidade]'],
      expect: ['1 medialuna [Dúzia]'],
    },
    {
      text: 'com leite de aveia o mocha',
      cart: ['1 mocha [Grande]'],
      at: 'confirm',
      expect: ['1 mocha [Grande] + leite:aveia'],
    },
    {
      text: 'o brownie tem nozes? meu filho é alérgico',
      cart: ['1 brownie'],
      expect: ['1 brownie', 'pergunta alérgeno brownie nozes'],
    },
    {
      text: 'manda pra rua fernandes vieira 300 em vez daquele',
      cart: ['2 espresso'],
      at: 'confirm',
      expect: ['2 espresso', 'endereço rua fernandes vieira 300'],
    },
    { text: 'deixa só a de uva', cart: ['1 cuca-uva', '1 cuca-banana'], expect: ['1 cuca-uva'] },
    {
      text: 'aceitam vale refeição?',
      cart: ['1 cheesecake [Fatia]'],
      at: 'payment',
      expect: ['1 cheesecake [Fatia]', 'pergunta pagamento'],
    },
    { text: '3 não, 2', cart: ['3 farroupilha'], expect: ['2 farroupilha'] },
    {
      text: 'o café com leite pode ser sem lactose?',
      cart: ['1 cafe-leite [Pequeno]'],
      expect: ['1 cafe-leite [Pequeno] + leite:sem-lactose'],
    },
    {
      text: 'um deles de chocolate',
      cart: ['2 croissant'],
      expect: ['1 croissant', '1 croissant-chocolate'],
    },
    {
      text: 'é pra 16h',
      cart: ['1 torta-limao [Inteiro]'],
      at: 'confirm',
      expect: ['1 torta-limao [Inteiro]', 'hora 16:00'],
    },
    {
      text: 'o espresso é simples',
      cart: ['1 alfajor', '1 espresso-duplo'],
      expect: ['1 alfajor', '1 espresso'],
    },
    {
      text: 'qual o preço do chá de camomila? é o mesmo?',
      cart: ['1 cha-maca'],
      expect: ['1 cha-maca', 'pergunta preço cha-camomila'],
    },
  ],
  lanchonete: [
    {
      text: 'o x-caboquinho vem com o que?',
      cart: ['2 x-caboquinho'],
      expect: ['2 x-caboquinho', 'pergunta ingredientes x-caboquinho'],
    },
    {
      text: 'é com leite, mana',
      cart: ['1 suco [300 ml] + sabor:cupuacu + preparo:agua'],
      expect: ['1 suco [300 ml] + sabor:cupuacu + preparo:leite'],
    },
    {
      text: 'muda pra jarra',
      cart: ['1 suco [300 ml] + sabor:cupuacu + preparo:agua'],
      expect: ['1 suco [Jarra] + sabor:cupuacu + preparo:agua'],
    },
    {
      text: 'a tapioca é de queijo com presunto',
      cart: ['1 tapioca + recheio:manteiga'],
      expect: ['1 tapioca + recheio:queijo + recheio:presunto'],
    },
    {
      text: 'só 2 coxinha, as outras 2 kibe',
      cart: ['4 coxinha'],
      at: 'confirm',
      expect: ['2 coxinha', '2 kibe'],
    },
    { text: 'carne não, camarão', cart: ['1 pastel + sabor:carne'], expect: ['1 pastel + sabor:camarao'] },
    {
      text: 'tem amendoim no guaraná batido?',
      cart: ['1 guarana-batido'],
      expect: ['1 guarana-batido', 'pergunta alérgeno guarana-batido amendoim'],
    },
    {
      text: 'põe kibe no cento também',
      cart: ['1 cento + tipos:coxinha'],
      expect: ['1 cento + tipos:coxinha + tipos:kibe'],
    },
    {
      text: 'quanto é a entrega pro aleixo?',
      cart: ['1 x-salada'],
      at: 'neighbourhood',
      expect: ['1 x-salada', 'pergunta entrega Aleixo'],
    },
    {
      text: 'mudei, é pra entregar na cidade nova, rua 15 casa 20',
      cart: ['1 x-salada'],
      at: 'confirm',
      expect: ['1 x-salada', 'bairro Cidade Nova', 'endereço rua 15 casa 20'],
    },
    {
      text: '2 de coco e 1 de maracujá',
      cart: ['3 dindim + sabor:coco'],
      expect: ['2 dindim + sabor:coco', '1 dindim + sabor:maracuja'],
    },
    {
      text: 'coloca queijo coalho no misto',
      cart: ['1 misto', '1 cafe'],
      at: 'confirm',
      expect: ['1 misto + adicionais:queijo-coalho', '1 cafe'],
    },
    {
      text: 'não precisa de troco não',
      cart: ['1 pao-ovo'],
      at: 'change',
      expect: ['1 pao-ovo', 'sem troco'],
    },
    { text: 'cancela o bolo de milho, é de macaxeira', cart: ['1 bolo-milho'], expect: ['1 bolo-macaxeira'] },
    { text: 'troca as latas por um baré 2l', cart: ['2 bare-lata'], expect: ['1 bare-2l'] },
    {
      text: 'pode ser no cartão?',
      cart: ['1 cuscuz-ovo'],
      at: 'confirm',
      expect: ['1 cuscuz-ovo', 'pagamento ?'],
    },
    { text: 'o kibe eu quero 12', cart: ['2 kibe', '1 agua'], expect: ['12 kibe', '1 agua'] },
  ],
}
