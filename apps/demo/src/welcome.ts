import { formatCnpj } from '@balcao/domain/company'
import { formatPin } from '@balcao/domain/employees'
import { demoAddress } from './seed-shop'
import type { DemoOperator } from './seed-operator'

/** What `npm start` prints when the counter is open, in the language of its pages. */
export function welcomeText(demo: {
  url: string
  links: { phone: string; mailbox: string; printer: string; calendar: string; bank: string }
  cnpj: string
  password: string
  /** Of the employee in the kitchen, new at each start. */
  pin: string | undefined
  /** Who approves companies, with credentials new at each start. */
  operator: DemoOperator
  apiKey: string
}): string {
  return `
  O Balcão está aberto, com uma empresa de demonstração.

    Balcão        ${demo.url}/login
    CNPJ          ${formatCnpj(demo.cnpj)}
    Senha         ${demo.password}
    Cozinha       ${demo.pin === undefined ? 'ninguém entra por lá' : `PIN ${formatPin(demo.pin)}`}   (uma funcionária que só vê as telas da cozinha)

    Cardápio      ${demo.url}/${demoAddress}   (onde os clientes pedem)
    Agendamento   ${demo.url}/${demoAddress}/agendar   (onde os clientes marcam horário)

    Celular       ${demo.links.phone}   (o WhatsApp de um cliente: escreva 'oi' para a loja)
    E-mails       ${demo.links.mailbox}   (tudo o que o produto envia)
    Impressora    ${demo.links.printer}   (o que saiu no papel da cozinha)
    Calendário    ${demo.links.calendar}   (o Google Calendar da dona, depois de conectado)
    Banco         ${demo.links.bank}   (onde um cliente paga o PIX de um pedido)

    Operador      ${demo.url}/operador   (usuário ${demo.operator.user}, senha ${demo.operator.password})
    Códigos       ${demo.operator.otpauth}   (para um aplicativo autenticador)
    API           ${demo.url}/api/docs   (chave: ${demo.apiKey})

  Envie um pedido de fora e veja-o chegar, tocar e imprimir:

    curl ${demo.url}/rest/v1/orders -H 'Authorization: Bearer ${demo.apiKey}' \\
      -H 'Content-Type: application/json' -d '{"customer_name":"Ana Lima","customer_phone":"92991234567",
      "customer_address":"Rua das Flores, 120","neighbourhood":"Centro","payment_method":"cash","change_for":100,
      "delivery_fee":5,"items":[{"name":"X-Bacon","quantity":2,"unit_price":24.9,"notes":"sem cebola"}]}'

  Para parar: Ctrl-C.
`
}
