import type { CorpusMessage } from '../../corpus'

/** What customers of the corner shop order. */
export const mercadinhoOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia, um gás e um garrafão de água, os dois é troca',
    expect: ['1 gas + casco:troca', '1 garrafao + vasilhame:troca'],
  },
  {
    text: '2 arroz branco 1 feijão carioca e 1 óleo',
    expect: ['2 arroz-branco', '1 feijao-carioca', '1 oleo'],
  },
  {
    text: 'boy me arruma 3 flocão, 1 goma e meio quilo de queijo coalho',
    expect: ['3 flocao', '1 goma', '1 queijo-coalho [500 g]'],
  },
  {
    text: 'uma bandeja de ovo de 30 e uma manteiga da terra',
    expect: ['1 ovos [Bandeja com 30]', '1 manteiga-terra'],
  },
  { text: 'um fardo de skol e dois gelo', expect: ['1 skol [Fardo]', '2 gelo'] },
  {
    text: 'detergente 3\nsabão em pó 1\nágua sanitária 2\nesponja de aço 1\npapel higiênico 12 rolos 1',
    expect: ['3 detergente', '1 sabao-po', '2 sanitaria', '1 esponja', '1 papel-12'],
  },
  {
    text: '10 pao frances e 1 leite desnatado visse',
    expect: ['10 pao-frances', '1 leite-desnatado'],
  },
  {
    text: 'Bom dia. Por favor me mande dois quilos de açúcar, um pacote de farinha de mandioca e um café São Braz.',
    expect: ['2 acucar', '1 farinha', '1 cafe-braz'],
  },
  {
    text: 'DUAS COCA DE 2 LITROS E UM GUARANÁ DE 1 LITRO',
    expect: ['2 coca [2 litros]', '1 guarana [1 litro]'],
  },
  {
    text: '1 kg de carne de sol, 1 feijão macassar e 1 cream cracker',
    expect: ['1 carne-sol [1 kg]', '1 feijao-macassar', '1 cream-cracker'],
  },
  {
    text: 'oxe acabou tudo aqui kkkk manda 1 margarina 2 espagete 1 leite em po',
    expect: ['1 margarina', '2 espaguete', '1 leite-po'],
  },
  { text: 'dúzia de itaipava', expect: ['12 itaipava [Unidade]'] },
  // To be asked
  { text: 'um botijão e um carvão', expect: ['1 gas + ?casco', '1 carvao'] },
  {
    text: '2 café e 1 pão de forma',
    expect: ['? 2 café: cafe-clara | cafe-braz', '1 pao-forma'],
  },
  {
    text: 'me vê um feijão e um macarrão',
    expect: ['? 1 feijão: feijao-carioca | feijao-macassar', '? 1 macarrão: espaguete | parafuso'],
  },
  { text: 'papel higienico', expect: ['? 1 papel higienico: papel-4 | papel-12'] },
  { text: 'coca zero e uma bandeja de ovos', expect: ['1 coca-zero [?]', '1 ovos [?]'] },
  // Options and notes
  {
    text: 'mortadela meio kg fatiada e 1 kg de queijo de manteiga em peça',
    expect: ['1 mortadela [500 g] + corte:fatiado', '1 queijo-manteiga [1 kg] + corte:peca'],
  },
  {
    text: '2 garrafão, um troca e o outro com vasilhame novo',
    expect: ['1 garrafao + vasilhame:troca', '1 garrafao + vasilhame:novo'],
  },
  { text: '6 heineken bem gelada', expect: ['6 heineken [Unidade] (bem gelada)'] },
  {
    text: '8 pão francês bem torradinho e meio quilo de queijo coalho ralado',
    expect: ['8 pao-frances (bem torradinho)', '1 queijo-coalho [500 g] + corte:ralado'],
  },
  // Said ahead
  {
    text: 'gás com casco novo e a mangueira com registro, entrega em neópolis, rua das gardênias 41, cartão de débito',
    expect: [
      '1 gas + casco:novo',
      '1 mangueira',
      'entrega',
      'bairro Neópolis',
      'endereço rua das gardênias 41',
      'pagamento debit_card',
    ],
  },
  {
    text: 'separa 1 fardo de skol e 1 carvão q passo 16h pra pegar, Júnior',
    expect: ['1 skol [Fardo]', '1 carvao', 'retirada', 'hora 16:00', 'nome Júnior'],
  },
  {
    text: 'um garrafão de água pra trocar, vocês entregam em macaíba?',
    expect: ['1 garrafao + vasilhame:troca', 'fora macaíba'],
  },
  {
    text: 'em espécie, vou dar 200',
    cart: ['1 gas + casco:troca', '2 arroz-branco'],
    at: 'payment',
    expect: ['1 gas + casco:troca', '2 arroz-branco', 'pagamento cash', 'troco 200'],
  },
  {
    text: 'av. praia de tibau 2020 bloco 3 apto 204. não precisa subir, deixa na portaria',
    cart: ['1 agua-fardo'],
    at: 'address',
    expect: [
      '1 agua-fardo',
      'endereço av. praia de tibau 2020 bloco 3 apto 204',
      'obs não precisa subir, deixa na portaria',
    ],
  },
  // Awkward
  {
    text: 'oi meu filho bom dia é o seguinte eu quero um botijão de gás pra trocar dois garrafão de água também troca um quilo de feijão macassar dois flocão uma bandeja de ovos daquela de doze e meio quilo de carne de sol é pra entregar aqui no pitimbu rua serra da jurema cento e vinte e dois e eu pago no pix que minha neta faz',
    expect: [
      '1 gas + casco:troca',
      '2 garrafao + vasilhame:troca',
      '1 feijao-macassar',
      '2 flocao',
      '1 ovos [Bandeja com 12]',
      '1 carne-sol [500 g]',
      'entrega',
      'bairro Pitimbu',
      'endereço rua serra da jurema cento e vinte e dois',
      'pagamento pix',
    ],
  },
  {
    text: 'Feirinha do mês 🛒\n\nArroz parboilizado - 5\nFeijão carioca - 3\nAçúcar - 2\nCafé santa clara - 4\nÓleo - 2\nMacarrão parafuso - 3\nLeite integral - 6\nBiscoito maria - 2\nSabão em pó - 2\nDetergente - 4\nSabonete - 6\nCoca 2 litros - 2\n\nCandelária, rua raposo câmara 3571. Cartão na entrega',
    expect: [
      '5 arroz-parboilizado',
      '3 feijao-carioca',
      '2 acucar',
      '4 cafe-clara',
      '2 oleo',
      '3 parafuso',
      '6 leite-integral',
      '2 maria',
      '2 sabao-po',
      '4 detergente',
      '6 sabonete',
      '2 coca [2 litros]',
      'entrega',
      'bairro Candelária',
      'endereço rua raposo câmara 3571',
      'pagamento ?',
    ],
  },
]
