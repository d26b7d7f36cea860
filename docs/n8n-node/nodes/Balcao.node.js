'use strict'

const operations = [
  ['orders', 'Place an Order', 'place', '', { method: 'POST', url: '/rest/v1/orders' }],
  [
    'orders',
    'Change Status of an Order',
    'move',
    'Moves the order once, from the status in which it was seen',
    {
      method: 'PATCH',
      url: '/rest/v1/orders',
      qs: { id: '=eq.{{$parameter.orderId}}', status: '=eq.{{$parameter.from}}' },
    },
  ],
  ['orders', 'List Orders', 'list', '', { method: 'GET', url: '/rest/v1/orders' }],
  ['customers', 'List Customers', 'list', '', { method: 'GET', url: '/rest/v1/customers' }],
  ['appointments', 'List Appointments', 'list', '', { method: 'GET', url: '/rest/v1/appointments' }],
  [
    'messages',
    'Send a Message',
    'send',
    'Sends a text from the shop’s WhatsApp; the bot keeps quiet there',
    { method: 'POST', url: '/chat/send-text' },
  ],
]

const resources = [
  ['Order', 'orders'],
  ['Customer', 'customers'],
  ['Appointment', 'appointments'],
  ['Message', 'messages'],
]

const statuses = ['analysis', 'production', 'ready', 'dispatched', 'delivered']
const options = (values) => values.map((value) => ({ name: value, value }))

const chooseOperation = ([, resource]) => {
  const own = operations.filter(([of]) => of === resource)
  return {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: [resource] } },
    options: own.map(([, action, value, description, request]) => ({
      name: action,
      value,
      action,
      ...(description ? { description } : {}),
      routing: { request },
    })),
    default: own[0][2],
  }
}

/** A field of some operations, sent in the body or in the query under `property`. */
const field = (resource, operation, name, displayName, more = {}) => ({
  displayName,
  name,
  type: 'string',
  default: '',
  displayOptions: { show: { resource: [resource].flat(), operation: [operation] } },
  ...more,
})
const sent = (type, property, value) => ({
  routing: { send: { type, property, ...(value === undefined ? {} : { value }) } },
})
const text = (name, displayName, property, more = {}) =>
  field('orders', 'place', name, displayName, { ...sent('body', property), ...more })

const tables = ['orders', 'customers', 'appointments']

/** What a shop's automations do with Balcão. */
class Balcao {
  description = {
    displayName: 'Balcão',
    name: 'balcao',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Orders, customers, appointments and messages of a shop',
    defaults: { name: 'Balcão' },
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: 'balcaoApi', required: true }],
    requestDefaults: {
      baseURL: '={{$credentials.host}}',
      headers: { Accept: 'application/json', Prefer: 'return=representation' },
    },
    properties: [
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        options: resources.map(([name, value]) => ({ name, value })),
        default: 'orders',
      },
      ...resources.map(chooseOperation),

      text('customerName', 'Customer Name', 'customer_name', { required: true }),
      text('customerPhone', 'Customer Phone', 'customer_phone'),
      text('customerAddress', 'Customer Address', 'customer_address', { required: true }),
      text('paymentMethod', 'Payment Method', 'payment_method', {
        default: 'Dinheiro',
        description: 'In words: Dinheiro, Pix, Cartão de crédito, Cartão de débito, Vale refeição',
      }),
      text('total', 'Total', 'total', { required: true, placeholder: '59,90' }),
      text('placedId', 'ID', 'id', {
        description: 'A UUID of your own: the order is placed once, however often it is sent',
        ...sent('body', 'id', '={{ $value || undefined }}'),
      }),

      field('orders', 'move', 'orderId', 'Order ID', { required: true }),
      field('orders', 'move', 'from', 'Seen In', {
        type: 'options',
        options: options(statuses),
        default: 'analysis',
      }),
      field('orders', 'move', 'status', 'New Status', {
        type: 'options',
        options: options(statuses),
        default: 'production',
        ...sent('body', 'status'),
      }),

      field(tables, 'list', 'limit', 'Limit', {
        type: 'number',
        default: 50,
        typeOptions: { minValue: 1, maxValue: 1000 },
        description: 'Max number of results to return',
        ...sent('query', 'limit'),
      }),
      field(tables, 'list', 'filter', 'Filter', {
        placeholder: 'status.eq.analysis,or(total.gte.100,payment_method.eq.pix)',
        description: 'Conditions in PostgREST’s style, all of which hold',
        ...sent('query', 'and', '={{ $value ? "(" + $value + ")" : undefined }}'),
      }),

      field('messages', 'send', 'number', 'Phone', { required: true, ...sent('body', 'number') }),
      field('messages', 'send', 'message', 'Text', { required: true, ...sent('body', 'text') }),
      field('messages', 'send', 'messageId', 'ID', {
        description: 'A UUID of your own: the message is sent once, however often it is asked for',
        ...sent('body', 'id', '={{ $value || undefined }}'),
      }),
    ],
  }
}

module.exports = { Balcao }
