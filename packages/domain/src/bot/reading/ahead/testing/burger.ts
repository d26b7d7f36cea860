import type { Rows } from './rows'

/** Messages to the burger bar in Porto Alegre. */
export const burger: Rows = {
  said: [
    [
      'bah guria manda na josé do patrocínio 645 apto 22, cidade baixa, pago no pix',
      'entrega | bairro Cidade Baixa | endereço josé do patrocínio 645 apto 22 | pagamento pix',
    ],
    [
      'quero o xis na osvaldo aranha 1022 ap 41 bom fim',
      'entrega | bairro Bom Fim | endereço osvaldo aranha 1022 ap 41',
    ],
    [
      'tele pro centro histórico, andradas 1234 sala 5, cartão',
      'entrega | bairro Centro Histórico | endereço andradas 1234 sala 5 | pagamento ?',
    ],
    ['me vê um xis pra tele, rua lima e silva, 230', 'entrega | endereço rua lima e silva, 230'],
    ['moro em viamão, tem tele?', 'fora viamão'],
    ['vou passar aí pegar 2 xis coração', 'retirada'],
    [
      'retirada às 20h no nome do Felipe, pago em dinheiro',
      'retirada | pagamento cash | hora 20:00 | nome Felipe',
    ],
    ['tele entrega na lima e silva 500 quero 2 xis', 'entrega | endereço lima e silva 500'],
    [
      'tche manda um x tudo pra joão pessoa 500 ap 10, azenha e traz troco pra 100',
      'entrega | bairro Azenha | endereço joão pessoa 500 ap 10 | pagamento cash | troco 100',
    ],
    [
      'bah é na getúlio vargas 1157 apto 402, menino deus, sem tocar a campainha por causa do nenê, valeu',
      'entrega | bairro Menino Deus | endereço getúlio vargas 1157 apto 402 | obs sem tocar a campainha por causa do nenê',
    ],
    [
      'meu endereço é rua joão alfredo, 558, cidade baixa, fundos. forma de pagamento cartão',
      'entrega | bairro Cidade Baixa | endereço rua joão alfredo, 558, fundos | pagamento ?',
    ],
    ['pago com vale refeição na hora da entrega', 'pagamento voucher'],
    [
      'ramiro barcelos 1450/302, bom fim, vr',
      'entrega | bairro Bom Fim | endereço ramiro barcelos 1450/302 | pagamento voucher',
    ],
    [
      'avenida ipiranga, 6681, prédio 30, partenon. Pagamento: dinheiro - troco para R$ 200',
      'entrega | bairro Partenon | endereço avenida ipiranga, 6681, prédio 30 | pagamento cash | troco 200',
    ],
    [
      '2 smash. Entregar na Rua Anita, 12. Ligar ao chegar. Pix.',
      'entrega | endereço Rua Anita, 12 | pagamento pix | obs Ligar ao chegar',
    ],
    ['x bacon 2, bom fim', 'entrega | bairro Bom Fim'],
  ],
  nothing: [
    ['pega o xis com bacon e sem ovo'],
    ['é pra comer aí'],
    ['combo casal, sem maionese, manda ketchup'],
    ['vocês tem tele pro bom fim? quero 2 smash'],
  ],
}
