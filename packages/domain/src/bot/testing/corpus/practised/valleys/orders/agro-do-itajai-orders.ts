import type { CorpusMessage } from '../../../corpus'

/** agro-do-itajai: what is ordered. */
export const agroDoItajaiOrders: readonly CorpusMessage[] = [
  { text: 'bom dia, 2 sacos de ração de postura de 20kg', expect: ['2 postura [20 kg]'] },
  { text: 'milho em grão 20 kg e quirera 5 kg', expect: ['1 milho [20 kg]', '1 quirera [5 kg]'] },
  { text: 'me separa 3 semente de alface e 2 de tomate', expect: ['3 sem-alface', '2 sem-tomate'] },
  { text: 'uma muda de limão e duas de caqui', expect: ['1 muda + fruta:limao', '2 muda + fruta:caqui'] },
  { text: 'uma enxada com cabo', expect: ['1 enxada + cabo:com-cabo'] },
  { text: 'mangueira de 20 metros e um regador', expect: ['1 mangueira + metros:m20', '1 regador'] },
  { text: 'quero 4 terra preta e 1 calcario', expect: ['4 terra', '1 calcario'] },
  { text: 'ração', expect: ['? 1 ração: postura | engorda | coelho'] },
  { text: '5 kg de ração pra coelho', expect: ['1 coelho [5 kg]'] },
  { text: '10 kg de milho', expect: ['2 milho [5 kg]'] },
  {
    text: 'um bebedouro de pintinho, um comedouro e um vermífugo',
    expect: ['1 bebedouro', '1 comedouro', '1 vermifugo'],
  },
  {
    text: 'semente de beterraba tem que ter umas 2, e 1 ancinho',
    expect: ['! semente de beterraba', '1 ancinho'],
  },
  { text: 'uma mangueira', expect: ['1 mangueira + ?metros'] },
  { text: 'três esterco de galinha e um par de luva de raspa', expect: ['3 esterco', '1 luva'] },
  {
    text: 'uma muda de uva, uma de laranja e outra de limão',
    expect: ['1 muda + fruta:uva', '1 muda + fruta:laranja', '1 muda + fruta:limao'],
  },
  { text: 'capaz, me vê um saco de quirera grande aí', expect: ['1 quirera [20 kg]'] },
  { text: 'ração de engorda 20kg x3', expect: ['3 engorda [20 kg]'] },
  { text: '1 enxada sem cabo e 1 com cabo', expect: ['1 enxada (sem cabo)', '1 enxada + cabo:com-cabo'] },
  {
    text: 'oi seu Valdir, manda duas de postura de 5 quilos e um milho de 20 lá na Barragem, estrada geral 900, pago em dinheiro',
    expect: [
      '2 postura [5 kg]',
      '1 milho [20 kg]',
      'entrega',
      'bairro Barragem',
      'endereço estrada geral 900',
      'pagamento cash',
    ],
  },
  { text: '2 regador e 2 luvas', expect: ['2 regador', '2 luva'] },
  { text: 'meia dúzia de semente de cenoura', expect: ['6 sem-cenoura'] },
  { text: 'um saco de 20 de engorda e um de 5', expect: ['1 engorda [20 kg]', '1 engorda [5 kg]'] },
  { text: 'comedouro 2, bebedouro 3', expect: ['2 comedouro', '3 bebedouro'] },
  { text: 'muda de jabuticaba e vermífugo', expect: ['1 muda + ?fruta', '! jabuticaba', '1 vermifugo'] },
]
