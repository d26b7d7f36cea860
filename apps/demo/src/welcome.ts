import { formatCnpj } from '@balcao/domain/company'
import { formatPin } from '@balcao/domain/employees'
import type { DemoOperator } from './seed-operator'

/** What `npm start` prints when the counter is open. */
export function welcomeText(demo: {
  url: string
  links: { phone: string; mailbox: string; printer: string; calendar: string }
  cnpj: string
  password: string
  /** Of the employee in the kitchen, new at each start. */
  pin: string | undefined
  /** Who approves companies, with credentials new at each start. */
  operator: DemoOperator
  apiKey: string
}): string {
  return `
  Balcão is open, with a demonstration company.

    Counter     ${demo.url}/login
    CNPJ        ${formatCnpj(demo.cnpj)}
    Password    ${demo.password}
    Kitchen     ${demo.pin === undefined ? 'nobody signs in there' : `PIN ${formatPin(demo.pin)}`}   (an employee who sees the kitchen's screens alone)

    Operator    ${demo.url}/operador   (user ${demo.operator.user}, password ${demo.operator.password})
    Codes       ${demo.operator.otpauth}   (feed an authenticator with it)

    Phone       ${demo.links.phone}   (a customer's WhatsApp: write 'oi' to the shop)
    Mailbox     ${demo.links.mailbox}   (every e-mail the product sends)
    Printer     ${demo.links.printer}   (what the kitchen's printer put on paper)
    Booking     ${demo.url}/agendamento/${demo.cnpj}   (where customers book)
    Calendar    ${demo.links.calendar}   (the owner's Google Calendar, once connected)
    API         ${demo.url}/api/docs   (key: ${demo.apiKey})

  Send an order from outside and watch it arrive, ring and print:

    curl ${demo.url}/rest/v1/orders -H 'Authorization: Bearer ${demo.apiKey}' \\
      -H 'Content-Type: application/json' -d '{"customer_name":"Ana Lima","customer_phone":"92991234567",
      "customer_address":"Rua das Flores, 120","neighbourhood":"Centro","payment_method":"cash","change_for":100,
      "delivery_fee":5,"items":[{"name":"X-Bacon","quantity":2,"unit_price":24.9,"notes":"sem cebola"}]}'

  Stop with Ctrl-C.
`
}
