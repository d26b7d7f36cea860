import type { CorpusMessage } from '../../../corpus'

/** torresmo-do-jequi: what is ordered. */
export const torresmoDoJequiOrders: readonly CorpusMessage[] = [
  { text: 'uma porção de torresmo de rolo e dois chopp', expect: ['1 rolo [Inteira]', '2 chopp'] },
  { text: 'meia de mandioca frita e um caldo de feijão', expect: ['1 mandioca [Meia]', '1 caldo-feijao'] },
  {
    text: 'torresmo pururuca inteira com goiabada picante',
    expect: ['1 pururuca [Inteira] + molho:goiabada'],
  },
  {
    text: 'uai, me vê meia de linguiça acebolada com pimenta da casa e uma original',
    expect: ['1 linguica [Meia] + molho:pimenta', '1 original'],
  },
  { text: 'um torresmo', expect: ['? 1 torresmo: rolo | pururuca'] },
  { text: '4 pastel de angu de carne e 2 de queijo', expect: ['4 angu-carne', '2 angu-queijo'] },
  { text: '3 pastéis de angu', expect: ['? 3 pastel de angu: angu-carne | angu-queijo | angu-umbigo'] },
  { text: 'uma vaca atolada e uma limonada sem açúcar', expect: ['1 vaca', '1 limonada (sem açúcar)'] },
  { text: 'jiló empanado', expect: ['1 jilo [?]'] },
  {
    text: 'meia de jiló, meia de mandioca e uma dose de pinga',
    expect: ['1 jilo [Meia]', '1 mandioca [Meia]', '1 pinga'],
  },
  { text: 'dois caldos, um de feijão e um de mandioca', expect: ['1 caldo-feijao', '1 caldo-mandioca'] },
  {
    text: 'costelinha inteira, 3 heineken e 1 guaraná',
    expect: ['1 costelinha [Inteira]', '3 heineken', '1 guarana'],
  },
  {
    text: 'torresmo de rolo meia porção com mostarda e mel, bem sequinho',
    expect: ['1 rolo [Meia] + molho:mostarda (bem sequinho)'],
  },
  {
    text: 'sô, manda seis chopp geladin e uma inteira de linguiça',
    expect: ['6 chopp (geladin)', '1 linguica [Inteira]'],
  },
  { text: 'um pastel de angu de umbigo de banana e um de carne', expect: ['1 angu-umbigo', '1 angu-carne'] },
  { text: 'frango a passarinho e duas original', expect: ['! frango a passarinho', '2 original'] },
  {
    text: 'a Tânia quer um caldo de mandioca, o Juca também e eu uma vaca atolada',
    expect: ['2 caldo-mandioca', '1 vaca'],
  },
  {
    text: 'boa noite, 2 porções de mandioca inteiras, uma sem sal',
    expect: ['1 mandioca [Inteira] (sem sal)', '1 mandioca [Inteira]'],
  },
  { text: 'uma heineken não, duas', expect: ['2 heineken'] },
  {
    text: 'duas doses de pinga e meia pururuca com pimenta',
    expect: ['2 pinga', '1 pururuca [Meia] + molho:pimenta'],
  },
  {
    text: 'cinco pastéis de angu: dois de carne, dois de queijo e um de umbigo',
    expect: ['2 angu-carne', '2 angu-queijo', '1 angu-umbigo'],
  },
  {
    text: '1 rolo inteira c/ goiabada, 1 limonada, entrega no cazuza rua do burgalhau 21',
    expect: [
      '1 rolo [Inteira] + molho:goiabada',
      '1 limonada',
      'entrega',
      'bairro Cazuza',
      'endereço rua do burgalhau 21',
    ],
  },
  { text: 'pururuca', expect: ['1 pururuca [?]'] },
  {
    text: 'quero a costelinha com ora pro nobis, meia, e chopp 2',
    expect: ['1 costelinha [Meia]', '2 chopp'],
  },
]
