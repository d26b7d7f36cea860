import { createOpenModules } from '../licence'
import { systemClock } from '../platform/clock'

/** The modules as the operator granted them: of an installation that closes none when a licence ends. */
export const modulesAsGranted = createOpenModules({ clock: systemClock, graceDays: undefined })
