import { describe, expect, it } from 'vitest'
import { allCalls, calls, errors } from '../index'

describe('the contract', () => {
  it.each([
    ['CALL-04', calls.getCustomer, 'GET /webhook/get-customer'],
    ['CALL-10', calls.updateCustomer, 'POST /webhook/update-customer'],
    ['CALL-20', calls.saveDelivery, 'POST /webhook/delivery-save'],
    ['CALL-51', calls.findAddress, 'GET /ws/:cep/json/'],
    ['CALL-21', calls.pageVerify, 'POST /webhook/page-verify'],
    ['CALL-22', calls.checkCnpj, 'POST /webhook/auth/check-cnpj'],
    ['CALL-23', calls.generateCode, 'POST /webhook/auth/gerate-code'],
    ['CALL-24', calls.verifyCode, 'POST /webhook/auth/verification-code'],
    ['CALL-25', calls.createPassword, 'POST /webhook/auth/create-password'],
    ['CALL-26', calls.verifyPassword, 'POST /webhook/auth/verify-password'],
    ['CALL-36', calls.collectLead, 'POST /webhook/lead-collector'],
    ['CALL-39', calls.consultCalendar, 'POST /webhook/calendary-cosult'],
    ['CALL-40', calls.listOrders, 'GET /rest/v1/orders'],
    ['CALL-41', calls.changeOrderStatus, 'PATCH /rest/v1/orders'],
    ['CALL-42', calls.deleteOrders, 'DELETE /rest/v1/orders'],
    ['CALL-43', calls.listEmployees, 'GET /rest/v1/employees'],
    ['CALL-50', calls.eventStream, 'GET /chat/events'],
  ])('%s the spec’s call keeps its name and spelling', (_id, call, spelling) => {
    expect(`${call.method} ${call.path}`).toBe(spelling)
  })

  it('CALL-01 every call is made to the product’s own server: no address of another one is in it', () => {
    for (const call of allCalls) expect(call.path).toMatch(/^\/(webhook|rest\/v1|api|chat|ws)\//)
  })

  it('no two calls share an id, or a method and path', () => {
    expect(new Set(allCalls.map(({ id }) => id)).size).toBe(allCalls.length)
    expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length)
  })

  it('every example is a valid input of its call', () => {
    for (const call of allCalls.filter(({ body }) => body)) {
      const result = call.body!.safeParse(call.example?.body)
      expect({ call: call.id, ok: result.success }).toEqual({ call: call.id, ok: true })
    }
  })

  it('every error says what happened, in Portuguese, under a status of its kind', () => {
    for (const [status, mensagem] of Object.values(errors)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(mensagem).toMatch(/^[A-ZÀ-Ú].{8,}/)
    }
  })
})
