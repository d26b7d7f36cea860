export const orderStatus = {
  status_analysis: 'Em Análise',
  status_production: 'Em Produção',
  status_ready: 'Pronto para Entrega',
  status_delivered: 'Entregue',
  status_cancelled: 'Cancelado',
  status_refused: 'Recusado',
} as const
