import type { CorpusMessage } from '../../corpus'

/** What customers of the tacacá house in Belém order. */
export const tacacaOrders: readonly CorpusMessage[] = [
  { text: 'égua mana manda 2 tacacá sem pimenta', expect: ['2 tacaca + pimenta:sem'] },
  {
    text: 'um tacacá com bastante jambu e pimenta separada',
    expect: ['1 tacaca + pimenta:separada (bastante jambu)'],
  },
  {
    text: '1 litro de açaí do grosso com farinha de tapioca',
    expect: ['1 acai-grosso [1 litro] + farinha:tapioca'],
  },
  { text: 'meio de bacaba e um litro do médio', expect: ['1 bacaba [Meio litro]', '1 acai-medio [1 litro]'] },
  { text: 'dois litros de açaí grosso', expect: ['2 acai-grosso [1 litro]'] },
  {
    text: 'açaí com charque casal e uma jarra de suco de bacuri',
    expect: ['1 refeicao [Casal] + peixe:charque', '1 suco-bacuri [Jarra]'],
  },
  { text: '4 unha e 6 bolinho de piracuí', expect: ['4 unha', '6 bolinho-piracui'] },
  {
    text: 'uma maniçoba, um vatapá e um guaraná garoto pra rua dos mundurucus 1500, jurunas',
    expect: [
      '1 manicoba',
      '1 vatapa',
      '1 guarana-garoto',
      'entrega',
      'bairro Jurunas',
      'endereço rua dos mundurucus 1500',
    ],
  },
  { text: 'prato misto 2, com 1 cerpa', expect: ['2 misto', '1 cerpa'] },
  {
    text: '3 tacacá, um sem pimenta e dois com',
    expect: ['1 tacaca + pimenta:sem', '2 tacaca + pimenta:com'],
  },
  { text: 'tacacá com camarão extra e goma extra', expect: ['1 tacaca + extras:camarao + extras:goma'] },
  { text: 'me vê um pato no tucupi e um arroz paraense parente', expect: ['1 pato', '1 arroz-paraense'] },
  { text: 'suco de muruci 2 copo', expect: ['2 suco-muruci [Copo]'] },
  { text: 'um açaí', expect: ['? 1 açaí: acai-grosso | acai-medio | refeicao'] },
  {
    text: 'oi dona naza boa tarde eu queria três tacacá bem quente um vatapá e duas unha de caranguejo e uma coca de dois litros é pra retirar seis da tarde',
    expect: ['3 tacaca (quente)', '1 vatapa', '2 unha', '1 coca-2l', 'retirada', 'hora 18:00'],
  },
  {
    text: 'um açaí com refeição individual de pirarucu com farinha dagua',
    expect: ['1 refeicao [Individual] + peixe:pirarucu + farinha:dagua'],
  },
  { text: 'rola um bombom de cupuaçu? quero 5', expect: ['5 bombom', 'pergunta tem bombom'] },
  {
    text: 'duas fatia de bolo de macaxeira e um suco de taperebá',
    expect: ['2 bolo-macaxeira', '1 suco-taperaba [?]'],
  },
  { text: 'tijuca 3 bem gelada mano', expect: ['3 tijuca (gelada)'] },
  { text: 'pastel de pirarucu 2x + risole 2x', expect: ['2 pastel-pirarucu', '2 risole'] },
  {
    text: 'quero meio litro do grosso e meio do médio',
    expect: ['1 acai-grosso [Meio litro]', '1 acai-medio [Meio litro]'],
  },
  {
    text: 'tacaca c/ jambu extra s/ pimenta, pix',
    expect: ['1 tacaca + extras:jambu + pimenta:sem', 'pagamento pix'],
  },
  {
    text: 'Pedido do escritório:\n5 tacacá (2 sem pimenta)\n3 maniçoba\n8 guaraná garoto\nEntrega em Nazaré',
    expect: [
      '3 tacaca',
      '2 tacaca + pimenta:sem',
      '3 manicoba',
      '8 guarana-garoto',
      'entrega',
      'bairro Nazaré',
    ],
  },
  { text: 'uma água e um creme de cupuaçu', expect: ['1 agua', '1 creme-cupuacu'] },
  { text: 'açaí grosso um litro sem farinha', expect: ['1 acai-grosso [1 litro] (sem farinha)'] },
  {
    text: 'dez unhas, me chamo Socorro, passo pra pegar 19h',
    expect: ['10 unha', 'nome Socorro', 'retirada', 'hora 19:00'],
  },
  { text: 'coxinha 3 e guaraná 1', expect: ['3 coxinha', '1 guarana-garoto'] },
  { text: 'um caruru e meia de filhote', expect: ['1 caruru', '! filhote'] },
  {
    text: 'suco de bacuri e de cupuaçu, uma jarra de cada',
    expect: ['1 suco-bacuri [Jarra]', '1 suco-cupuacu [Jarra]'],
  },
  { text: 'manda dois de vatapá e um de maniçoba', expect: ['2 vatapa', '1 manicoba'] },
]
