'use strict'

/** The address of the shop's Balcão, and an API key of Empresa → Automações. */
class BalcaoApi {
  name = 'balcaoApi'
  displayName = 'Balcão API'
  properties = [
    {
      displayName: 'Address',
      name: 'host',
      type: 'string',
      default: '',
      placeholder: 'https://balcao.example',
      required: true,
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
    },
  ]
  authenticate = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  }
  test = { request: { baseURL: '={{$credentials.host}}', url: '/rest/v1/' } }
}

module.exports = { BalcaoApi }
