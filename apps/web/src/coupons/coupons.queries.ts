import { listCoupons, saveCoupon, type Coupon } from '@balcao/contract/coupons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'

const couponsKey = ['coupons'] as const

export function useCoupons() {
  return useQuery({
    queryKey: couponsKey,
    queryFn: async ({ signal }) => (await call(listCoupons, { signal })).coupons,
    refetchOnMount: 'always',
  })
}

/** Makes or changes a coupon; the list is read again either way. Rejects with ApiError. */
export function useSaveCoupon() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, uses: _uses, ...coupon }: Coupon) =>
      call(saveCoupon, { params: { couponId: id }, body: coupon }),
    onSettled: () => client.invalidateQueries({ queryKey: couponsKey }),
  })
}
