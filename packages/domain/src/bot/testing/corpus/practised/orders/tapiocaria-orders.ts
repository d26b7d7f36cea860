import type { CorpusMessage } from '../../corpus'

/** What customers of the tapioca shop order. */
export const tapiocariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa tarde mana, me vê um tacacá grande e uma unha de caranguejo',
    expect: ['1 tacaca [Grande]', '1 unha'],
  },
  {
    text: 'uma tapioca de queijo do marajó com charque e um café com leite',
    expect: ['1 tapioca + recheio:queijo-marajo + recheio:charque', '1 cafe-leite'],
  },
  {
    text: 'Boa noite. Gostaria de uma maniçoba grande e um vatapá pequeno, por gentileza.',
    expect: ['1 manicoba [Grande]', '1 vatapa [Pequeno]'],
  },
  {
    text: '2 tapioca molhada\n1 tapioca só manteiga\n3 café preto',
    expect: ['2 tapioca-molhada', '1 tapioca + recheio:manteiga', '3 cafe'],
  },
  {
    text: 'Boa tarde meu filho. Me mande por favor um creme de cupuaçu, um creme de bacuri e uma água sem gás. Deus te abençoe',
    expect: ['1 creme-cupuacu', '1 creme-bacuri', '1 agua'],
  },
  {
    text: 'meia dúzia de bombom de cupuaçu e 4 de bacuri',
    expect: ['6 bombom-cupuacu', '4 bombom-bacuri'],
  },
  { text: '1 tapoica de quejo e 1 cafe con leite', expect: ['1 tapioca + recheio:queijo', '1 cafe-leite'] },
  {
    text: 'MANDA 2 PASTEL DE CARNE E 2 GAROTO EM LATA',
    expect: ['2 pastel-carne', '2 garoto-lata'],
  },
  {
    text: 'uma tapioca paraense, um monteiro lopes e uma jarra de suco de muruci',
    expect: ['1 tapioca-paraense', '1 monteiro-lopes', '1 suco-muruci [Jarra]'],
  },
  { text: 'tapereba 300ml', expect: ['1 suco-tapereba [300 ml]'] },
  {
    text: "pai d'égua! então bota 3 bolinho de piracuí e um x egg",
    expect: ['3 bolinho-piracui', '1 x-egg'],
  },
  // To be asked
  {
    text: '3 coxinha e um garoto de 2 litros',
    expect: ['? 3 coxinha: coxinha-frango | coxinha-camarao', '1 garoto-2l'],
  },
  { text: 'um suco de bacuri', expect: ['1 suco-bacuri [?]'] },
  { text: 'açaí 1 litro', expect: ['? 1 açaí: acai-medio | acai-grosso'] },
  {
    text: 'vê um combo e uma fatia de bolo',
    expect: ['1 combo + ?suco', '? 1 bolo: bolo-macaxeira | bolo-milho'],
  },
  // Options and notes
  {
    text: '1 litro de açaí do grosso com farinha de tapioca e charque',
    expect: ['1 acai-grosso [1 litro] + acompanha:farinha-tapioca + acompanha:charque'],
  },
  {
    text: 'quero 2 suco de cupuaçu 500ml com leite e pouco açúcar',
    expect: ['2 suco-cupuacu [500 ml] + preparo:leite (pouco açúcar)'],
  },
  {
    text: 'oii qro 1 misto qnt c ovo e 1 suco d graviola 300 pfv 🥺',
    expect: ['1 misto + adicionais:ovo', '1 suco-graviola [300 ml]'],
  },
  {
    text: 'ei mano vê dois cachorro quente de picadinho, um sem batata palha',
    expect: ['1 cachorro-quente', '1 cachorro-quente (sem batata palha)'],
  },
  {
    text: '4 tapiocas: 2 de queijo com ovo, 1 de camarão e 1 de coco com leite condensado',
    expect: [
      '2 tapioca + recheio:queijo + recheio:ovo',
      '1 tapioca + recheio:camarao',
      '1 tapioca + recheio:coco + recheio:leite-condensado',
    ],
  },
  {
    text: 'x tudo sem milho com queijo do marajó e uma coca zero',
    expect: ['1 x-tudo + adicionais:queijo-marajo (sem milho)', '1 coca-zero-lata'],
  },
  // Said ahead
  {
    text: 'um pastel de camarão com jambu e um suco de cupuaçu 300 na água, entrega na pedreira, passagem santa rita 45, pix',
    expect: [
      '1 pastel-camarao',
      '1 suco-cupuacu [300 ml] + preparo:agua',
      'entrega',
      'bairro Pedreira',
      'endereço passagem santa rita 45',
      'pagamento pix',
    ],
  },
  {
    text: 'separa 1 litro de açaí médio e meio litro do grosso, passo aí 12h30, Rosângela',
    expect: ['1 acai-medio [1 litro]', '1 acai-grosso [500 ml]', 'retirada', 'hora 12:30', 'nome Rosângela'],
  },
  {
    text: '2 tacacá grande e 1 caruru pequeno, é pra mosqueiro',
    expect: ['2 tacaca [Grande]', '1 caruru [Pequeno]', 'entrega', 'fora mosqueiro'],
  },
  {
    text: 'dinheiro, leva troco pra 100',
    cart: ['1 tacaca [Grande]', '2 unha'],
    at: 'payment',
    expect: ['1 tacaca [Grande]', '2 unha', 'pagamento cash', 'troco 100'],
  },
  {
    text: 'trav. dos tamoios 1450 casa 2, é perto da praça batista campos',
    cart: ['1 manicoba [Grande]'],
    at: 'address',
    expect: [
      '1 manicoba [Grande]',
      'endereço trav. dos tamoios 1450 casa 2, é perto da praça batista campos',
    ],
  },
  // Awkward
  {
    text: 'oi boa noite olha eu queria dois tacacá pequeno um sem pimenta e o outro normal aí tu bota também uma tapioca de frango com queijo uma coca de dois litros e é pra entregar aqui no marco na travessa mauriti dois mil e trinta tá bom',
    expect: [
      '1 tacaca [Pequeno] (sem pimenta)',
      '1 tacaca [Pequeno]',
      '1 tapioca + recheio:frango + recheio:queijo',
      '1 coca-2l',
      'entrega',
      'bairro Marco',
      'endereço travessa mauriti dois mil e trinta',
    ],
  },
  {
    text: 'Merenda do setor 😋\n- Bia: tapioca de charque e suco de acerola 300\n- Léo: x salada c/ bacon + coca lata\n- Dra Ana: vatapá P\n- eu: combo com taperebá\n6 unha pra dividir\nEntregar 16h, Nazaré, Av. Generalíssimo 890 sala 302. Cartão',
    expect: [
      '1 tapioca + recheio:charque',
      '1 suco-acerola [300 ml]',
      '1 x-salada + adicionais:bacon',
      '1 coca-lata',
      '1 vatapa [Pequeno]',
      '1 combo + suco:tapereba',
      '6 unha',
      'entrega',
      'hora 16:00',
      'bairro Nazaré',
      'endereço Av. Generalíssimo 890 sala 302',
      'pagamento ?',
    ],
  },
]
