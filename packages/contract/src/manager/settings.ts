import * as z from 'zod/mini'
import { defineCall } from '../call'
import { managers } from '../roles'
import { access } from './shapes'

const ManagerSettings = z.object({
  /** 0 to 23: orders before it belong to the day before. */
  cutoff_hour: z.int().check(z.minimum(0), z.maximum(23)),
})

export const getManagerSettings = defineCall({
  id: 'manager.settings',
  method: 'GET',
  path: '/api/manager/settings',
  summary: 'The hour at which an operating day begins',
  access,
  roles: managers,
  answer: ManagerSettings,
  errors: [],
})

export const saveManagerSettings = defineCall({
  id: 'manager.saveSettings',
  method: 'PUT',
  path: '/api/manager/settings',
  summary: 'Sets it for orders to come; past orders keep their day',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject(ManagerSettings.shape),
  answer: ManagerSettings,
  errors: [],
  example: { body: { cutoff_hour: 5 } },
})
