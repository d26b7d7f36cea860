import type { Rows } from './rows'

/** Messages to the açaí shop in Goiânia. */
export const acai: Rows = {
  said: [
    [
      'entregar no Jardim Goiás, Rua 56 qd B14 lt 7, deixar na portaria com o seu Zé',
      'entrega | bairro Jardim Goiás | endereço Rua 56 qd B14 lt 7 | obs deixar na portaria com o seu Zé',
    ],
    ['qd 12 lt 5 setor oeste, entrega', 'entrega | bairro Setor Oeste | endereço qd 12 lt 5'],
    [
      'cê manda lá no jd américa, rua c-137 qd 250 lt 12, dinheiro troco pra 100',
      'entrega | bairro Jardim América | endereço rua c-137 qd 250 lt 12 | pagamento cash | troco 100',
    ],
    [
      'avenida t 63 numero 900 setor bueno edificio solar apto 1201 pix',
      'entrega | bairro Setor Bueno | endereço avenida t 63 numero 900, edificio solar apto 1201 | pagamento pix',
    ],
    [
      'açaí 500 entrega st marista rua 1136 n 200 casa 3',
      'entrega | bairro Setor Marista | endereço rua 1136 n 200 casa 3',
    ],
    ['entrega na vila nova 5a avenida 300', 'entrega | bairro Vila Nova | endereço 5a avenida 300'],
    ['pode ser as 19', 'hora 19:00'],
    ['pra entregar as 19', 'entrega | hora 19:00'],
    ['cê entrega no garavelo? se entregar quero um açaí de 500', 'fora garavelo'],
    [
      'quero um misto, moro no jd goias, rua 31 quadra i6 lote 4 numero 120',
      'entrega | bairro Jardim Goiás | endereço rua 31 quadra i6 lote 4 numero 120',
    ],
    [
      'Entregar: Rua 9-A, nº 250, Ed. Ipê, Ap 1102, Setor Oeste',
      'entrega | bairro Setor Oeste | endereço Rua 9-A, nº 250, Ed. Ipê, Ap 1102',
    ],
    ['retiro no balcão 20 min', 'retirada'],
    [
      'barca grande pra retirar 16:40 em nome da Letícia, dinheiro, troco pra 100 reais',
      'retirada | pagamento cash | troco 100 | hora 16:40 | nome Letícia',
    ],
    [
      'endereço rua 24 de outubro 300 vl nova cartao de debito',
      'entrega | bairro Vila Nova | endereço rua 24 de outubro 300 | pagamento debit_card',
    ],
  ],
  nothing: [['passa a chave pix ai q eu pago'], ['açaí de 700 e outro de 500']],
}
