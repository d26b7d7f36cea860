/** The example of DELIV-33: 45 minutes, R$ 5,00. Only ever shown, with the word that it is one. */
export const sampleDelivery = { tempo_entrega: 45, taxa_entrega_cents: 500 } as const
