/** The demonstration company: the spec's special CNPJ, which exists only where demo data is seeded. */
export const demoCompany = {
  cnpj: '99999999000199',
  nome: 'Lanchonete Demonstração',
  email: 'dona@lanchonete-demo.example',
  telefone: '92933334444',
  cidade: 'Manaus',
  estado: 'AM',
  nicho: 'delivery',
} as const

export const demoPassword = 'Balcao#2026'

/** Fixed, so that the README's curl runs as written. It opens nothing but the demonstration. */
export const demoApiKey = 'bk_demo_balcao_0000000000000000000000000000000'
