export interface KnownAddress {
  /** Empty in towns that have one postal code for all streets, as are `complemento` and `bairro` then. */
  logradouro: string
  complemento: string
  bairro: string
  localidade: string
  uf: string
}

/** What the stand-in knows from the start, by the eight digits. 69735000 is a town with one postal code. */
export const knownAddresses: Readonly<Record<string, KnownAddress>> = {
  '69010060': street('Avenida Eduardo Ribeiro', 'Centro', 'Manaus', 'AM'),
  '69005070': street('Rua Barroso', 'Centro', 'Manaus', 'AM'),
  '69053000': street('Avenida Djalma Batista', 'Nossa Senhora das Graças', 'Manaus', 'AM'),
  '69057000': street('Rua Recife', 'Adrianópolis', 'Manaus', 'AM'),
  '69735000': street('', '', 'Presidente Figueiredo', 'AM'),
  '01001000': { ...street('Praça da Sé', 'Sé', 'São Paulo', 'SP'), complemento: 'lado ímpar' },
  '01310100': {
    ...street('Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP'),
    complemento: 'de 612 a 1510',
  },
  '20040002': street('Avenida Rio Branco', 'Centro', 'Rio de Janeiro', 'RJ'),
  '30130010': street('Praça Sete de Setembro', 'Centro', 'Belo Horizonte', 'MG'),
  '66017000': street('Avenida Presidente Vargas', 'Campina', 'Belém', 'PA'),
  '69900062': street('Rua Rui Barbosa', 'Centro', 'Rio Branco', 'AC'),
  '88010400': street('Rua Felipe Schmidt', 'Centro', 'Florianópolis', 'SC'),
}

function street(logradouro: string, bairro: string, localidade: string, uf: string): KnownAddress {
  return { logradouro, complemento: '', bairro, localidade, uf }
}
