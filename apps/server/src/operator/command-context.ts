import { userInfo } from 'node:os'
import { createSessions } from '../auth'
import type { Act } from '../platform/audit'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { createPasswords } from '../platform/secrets/passwords'
import { deriveSecrets } from '../platform/secrets/secrets'
import { gatewaySettingsOf, type Settings } from '../settings'
import type { OperatorNeeds } from './operator-needs'

/** What the command line works with: the same as the page, and who sits at it. */
export interface CommandContext extends OperatorNeeds {
  by: Act['by']
}

/** The context of whoever runs a command on this machine. */
export function openContext(db: Database, rootSecret: string, settings: Settings): CommandContext {
  return {
    db,
    clock: systemClock,
    secrets: deriveSecrets(rootSecret),
    passwords: createPasswords(),
    sessions: createSessions(db),
    gatewaySettings: gatewaySettingsOf(settings, () => `http://localhost:${settings.PORT}`),
    by: { kind: 'operator', name: `cli:${userInfo().username}` },
  }
}
