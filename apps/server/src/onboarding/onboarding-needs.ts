import type { FastifyReply } from 'fastify'
import type { FileStore } from '../gateways/files'
import type { Database } from '../platform/database/database'
import type { Limits } from '../platform/limits/limits'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'

/** What an onboarding works with. */
export interface OnboardingNeeds {
  db: Database
  secrets: Secrets
  limits: Limits
  cookies: {
    lead: string
    set(reply: FastifyReply, name: string, value: string, maxAgeSeconds: number): void
  }
  files: FileStore
  log: Log
}
