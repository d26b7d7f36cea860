import type { Package } from '@balcao/contract/scheduling'
import { expect, it } from 'vitest'
import { usablePackages } from './usable-packages'

const ten = {
  id: 'ten',
  service_ids: ['corte'],
  left: 3,
  expires_on: '2027-03-30',
  closed: null,
} as unknown as Package

it('what is proposed covers the service on that day, has a session left, and is not closed', () => {
  const form = { service_id: 'corte', also: '', people: '', date: '2027-03-30', package_id: '' }
  expect(usablePackages([ten], form, undefined)).toEqual([ten])
  expect(usablePackages([ten], { ...form, date: '2027-03-31' }, undefined)).toEqual([])
  expect(usablePackages([ten], { ...form, service_id: 'barba' }, undefined)).toEqual([])
  expect(usablePackages([ten], { ...form, also: '[{"id":"barba"}]' }, undefined)).toEqual([])
  const used = { ...ten, left: 0 }
  expect(usablePackages([used], form, undefined)).toEqual([])
  // What it is taken from stays to be seen, and to be taken away.
  expect(usablePackages([used], { ...form, package_id: 'ten' }, undefined)).toEqual([used])
  const closed = { ...ten, closed: { at: '', reason: '' } }
  expect(usablePackages([closed], form, undefined)).toEqual([])
})
