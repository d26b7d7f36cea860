import type { BodyInputOf } from '@balcao/contract/call'
import {
  declineRequest,
  endSessions,
  getCompany,
  grantLicence,
  listCompanies,
  sendFirstAccess,
  setCompanyModules,
  setInstance,
  takeAddress,
  type OperatorCompanyDetails,
  type OperatorModules,
} from '@balcao/contract/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePages } from '../../lib/hooks/use-pages'
import { call } from '../../lib/http/api'

const listKey = ['operator', 'companies'] as const
const companyKey = (companyId: string) => ['operator', 'company', companyId] as const
const pageSize = 100

/** Companies by name, page by page, with their health. */
export function useCompanies(search: string) {
  return usePages([...listKey, search], (after, signal) =>
    call(listCompanies, {
      query: { limit: pageSize, ...(search ? { search } : {}), ...(after ? { after } : {}) },
      signal,
    }),
  )
}

export function useCompany(companyId: string) {
  return useQuery({
    queryKey: companyKey(companyId),
    queryFn: ({ signal }) => call(getCompany, { params: { companyId }, signal }),
    refetchOnMount: 'always',
  })
}

/** What can be done for a company; whatever came of it, it is read again. */
export function useCompanyActs(companyId: string) {
  const client = useQueryClient()
  const params = { companyId }
  const onSuccess = (company: OperatorCompanyDetails) => client.setQueryData(companyKey(companyId), company)
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: companyKey(companyId) }),
      client.invalidateQueries({ queryKey: listKey }),
    ])
  return {
    modules: useMutation({
      mutationFn: (body: OperatorModules) => call(setCompanyModules, { params, body }),
      onSuccess,
      onSettled,
    }),
    grant: useMutation({
      mutationFn: (body: BodyInputOf<typeof grantLicence>) => call(grantLicence, { params, body }),
      onSuccess,
      onSettled,
    }),
    decline: useMutation({
      mutationFn: ({ requestId, reason }: { requestId: string; reason: string }) =>
        call(declineRequest, { params: { companyId, requestId }, body: { reason } }),
      onSuccess,
      onSettled,
    }),
    instance: useMutation({
      mutationFn: (body: BodyInputOf<typeof setInstance>) => call(setInstance, { params, body }),
      onSuccess,
      onSettled,
    }),
    takeAddress: useMutation({
      mutationFn: (body: BodyInputOf<typeof takeAddress>) => call(takeAddress, { params, body }),
      onSuccess,
      onSettled,
    }),
    firstAccess: useMutation({ mutationFn: () => call(sendFirstAccess, { params }), onSettled }),
    endSessions: useMutation({ mutationFn: () => call(endSessions, { params }), onSettled }),
  }
}
