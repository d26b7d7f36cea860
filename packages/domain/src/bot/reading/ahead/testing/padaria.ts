import type { Rows } from './rows'

/** Messages to the bakery in Manaus. */
export const padaria: Rows = {
  said: [
    [
      'mano é pra entregar no dom pedro rua visconde de porto alegre 512 casa dos fundos, vou pagar com 100 reais',
      'entrega | bairro Dom Pedro | endereço rua visconde de porto alegre 512 casa dos fundos | pagamento cash | troco 100',
    ],
    [
      'entrega cidade nova, rua 34 n 12 quadra 80 núcleo 3, o portão é verde',
      'entrega | bairro Cidade Nova | endereço rua 34 n 12 quadra 80 núcleo 3, o portão é verde',
    ],
    [
      'manda no conjunto eldorado, rua 5 casa 21, parque 10',
      'entrega | bairro Parque Dez | endereço conjunto eldorado, rua 5 casa 21',
    ],
    ['2 tapioca de queijo, tele aqui no aleixo', 'entrega | bairro Aleixo'],
    ['moro no coroado, vcs entregam?', 'fora coroado'],
    [
      'bom dia 2 café com leite e 1 pão com ovo, aqui é a Jéssica da clínica, entrega na av djalma batista 1661 sala 1203, chapada',
      'entrega | bairro Chapada | endereço av djalma batista 1661 sala 1203 | nome Jéssica',
    ],
    ['x caboquinho p viagem passo aí em 20 min', 'retirada'],
    [
      'beco são josé 45, flores, perto da igreja, é a casa azul',
      'entrega | bairro Flores | endereço beco são josé 45, perto da igreja, é a casa azul',
    ],
    ['entrega no flores às 7h', 'entrega | bairro Flores | hora 07:00'],
    [
      'praça 14, rua afonso pena 220, troco 20',
      'entrega | bairro Praça 14 | endereço rua afonso pena 220 | pagamento cash | troco 20',
    ],
    ['6 dindim de coco aí passo pra pegar umas 3 da tarde', 'retirada | hora 15:00'],
    [
      'maninha manda 8 pão de queijo lá pra ponta negra, av coronel teixeira 5705 torre 3 ap 1501, no débito, deixa na guarita',
      'entrega | bairro Ponta Negra | endereço av coronel teixeira 5705 torre 3 ap 1501 | pagamento debit_card | obs deixa na guarita',
    ],
    [
      'ENDEREÇO: RUA BARÃO DE SÃO DOMINGOS 180 CENTRO\nTROCO PARA 50\nFALAR COM O SEU RAIMUNDO',
      'entrega | bairro Centro | endereço RUA BARÃO DE SÃO DOMINGOS 180 | pagamento cash | troco 50',
    ],
    [
      'égua mana traz 2 tapioca pro adrianópolis rua salvador 440 ed soberane sala 1003 passo o cartão',
      'entrega | bairro Adrianópolis | endereço rua salvador 440 ed soberane sala 1003 | pagamento ?',
    ],
    ['1 bolo de milho, vou mandar buscar 15h30', 'retirada | hora 15:30'],
  ],
  nothing: [],
}
